// Changes of a document's name and settings, as its uploader is shown them.
import { asLeft, leftDocument, newestOwnVersion } from '../access/shown-documents.ts';
import type { Context } from '../call/operation.ts';
import type { DocumentRecord, LeftDocument } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';

/** Stores the changed document; its uploader's newest version records it with their own changes only. */
export async function putChanged(
  tx: ChangeTx,
  { actor, now }: Context,
  before: DocumentRecord,
  changes: Partial<LeftDocument>,
): Promise<DocumentRecord> {
  const dated = { ...changes, updatedAt: now.toISOString() };
  const own = await newestOwnVersion(tx, before);
  const isTheirs = actor.userId === before.uploadedById;
  if (own && (isTheirs || !own.asLeft)) {
    const left = leftDocument(asLeft(before, own));
    await tx.versions.put({ ...own, asLeft: isTheirs ? { ...left, ...dated } : left });
  }
  const row = { ...before, ...dated };
  await tx.documents.put(row);
  return row;
}

type Settings = Pick<DocumentRecord, 'accessLevel' | 'downloadRestricted' | 'printingRestricted'>;

/** As the audit log names a document's settings. */
export function settingsInWords({ accessLevel, downloadRestricted, printingRestricted }: Settings): string {
  const downloads = downloadRestricted ? 'downloads restricted' : 'downloads allowed';
  const printing = printingRestricted ? 'printing restricted' : 'printing allowed';
  return `${accessLevel}, ${downloads}, ${printing}`;
}
