// Delivers documents in a fixed order: first the right is checked, then the bytes are opened, and the audit entry is
// written right before the first byte is sent.
import { findDocument, type FoundDocument, findVersion } from '../access/find-document.ts';
import { downloadRestricted, forbidden, notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import type { DocumentRights } from '../access/policy.ts';
import type { ByteRange, ByteSource } from '../ports/objects.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, VersionRecord } from '../records/records.ts';
import { isShown, mayStillBeShown } from '../access/shown-documents.ts';
import { WatchedBytes } from '../identity/recheck/watched-bytes.ts';
import { change } from '../store/change.ts';

/** Throws a refusal. */
export type Admit = (rights: DocumentRights) => void;

export const mayView: Admit = (rights) => {
  if (!rights.view) throw forbidden("You don't have permission to view this document");
};

export const mayDownload: Admit = (rights) => {
  if (!rights.download) throw downloadRestricted();
};

export type FoundContent = FoundDocument & { version: VersionRecord };

/** The document and its shown or numbered version. @throws ApiProblem 404, and the error of `admit` */
export function findContent(context: Context, id: string, number: string | null, admit: Admit): Promise<FoundContent> {
  return context.ports.store.read((tx) => findContentIn(tx, context, id, number, admit));
}

/** @throws ApiProblem 404, and the error of `admit` */
export async function findContentIn(
  tx: Tables,
  context: Context,
  id: string,
  number: string | null,
  admit: Admit,
): Promise<FoundContent> {
  const found = await findAdmitted(tx, context, id, admit);
  const { document, shown, reader } = found;
  const version = await findVersion(tx, document, number ?? String(shown.version));
  if (!isShown(reader, document, version.version)) throw notFound();
  return { ...found, document: shown, version };
}

/** Checks the right to a running delivery again. @throws ApiProblem 404, and the error of `admit` */
export function confirmContent(
  context: Context,
  { id, documentId, version }: VersionRecord,
  admit: Admit,
): Promise<void> {
  const { actor, memory, ports } = context;
  const check = async (tx: Tables) => {
    const { document, reader } = await findAdmitted(tx, context, documentId, admit);
    if (!(await tx.versions.get(id)) || !mayStillBeShown(reader, document, version)) throw notFound();
    return actor.sessionId;
  };
  return memory.lastUses.noteChecked(ports.clock, () => ports.store.read(check));
}

async function findAdmitted(tx: Tables, context: Context, id: string, admit: Admit): Promise<FoundDocument> {
  const found = await findDocument(tx, context, id);
  admit(found.rights);
  return found;
}

/** @throws ApiProblem 404 for a version without bytes */
export function storedContent({ ports }: Context, { objectKey, sha256, size }: VersionRecord) {
  if (objectKey === null || sha256 === null || size === null) throw notFound();
  const open = (range?: ByteRange) => ports.objects.open(objectKey, range, { size, sha256 });
  return { key: objectKey, sha256, size, etag: sha256, open };
}

/** Waits for the first bytes, audits the delivery, and checks the right again. */
export async function auditedAtFirstByte(
  source: ByteSource,
  confirm: () => Promise<void>,
  audit: () => Promise<void>,
): Promise<ByteSource> {
  const bytes = await WatchedBytes.begin(source, confirm);
  try {
    await audit();
    await confirm();
  } catch (refusal) {
    bytes.destroy();
    throw refusal;
  }
  return bytes;
}

export interface Reading {
  pages: string;
  seconds?: number;
}

interface Delivery {
  type: 'document_view' | 'document_download';
  document: DocumentRecord;
  version: VersionRecord;
  admit: Admit;
  /** The page numbers, where they are known. */
  read?: Reading;
}

/** Checks the right once more in the transaction of the audit entry. */
export function auditDelivery(context: Context, { type, document, version, admit, read }: Delivery): Promise<void> {
  return change(context, async (tx, audit) => {
    const { document: row, reader } = await findAdmitted(tx, context, document.id, admit);
    if (!mayStillBeShown(reader, row, version.version)) throw notFound();
    const verb = type === 'document_view' ? 'Viewed' : 'Downloaded';
    const whole = `${verb} "${document.name}" (version ${version.version})`;
    const resource = { type: 'document', id: document.id } as const;
    if (!read) audit({ type, description: whole, resource });
    else audit({ type, description: `${whole}${readingInWords(read)}`, ...read, resource });
  });
}

/** ", pages 1–4, 9, for 95 seconds"; what is empty is left out. */
function readingInWords({ pages, seconds }: Reading): string {
  const pagesText = pages === '' ? '' : `, ${/\D/.test(pages) ? 'pages' : 'page'} ${pages}`;
  return seconds === undefined ? pagesText : `${pagesText}, for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** The entry is the same for a single download and for a file in an archive. */
export function auditDownload(context: Context, document: DocumentRecord, version: VersionRecord): Promise<void> {
  return auditDelivery(context, { type: 'document_download', document, version, admit: mayDownload });
}
