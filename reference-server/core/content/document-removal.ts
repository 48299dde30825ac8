// Takes documents out of the store with everything that hangs on them: versions, grants, approvals, and the bytes that nobody
// else needs.
import type { ChangeTx } from '../store/change.ts';
import type { DocumentRecord } from '../records/records.ts';
import { discardObjects } from './stored-objects.ts';

/** @returns the object keys to delete once the change is durable */
export async function removeDocuments(
  tx: ChangeTx,
  documents: readonly DocumentRecord[],
  now: Date,
): Promise<string[]> {
  // Everything is looked up before anything is changed: looking up in a changed collection is slower.
  const versions = (await Promise.all(documents.map(({ id }) => tx.versions.by('document', id)))).flat();
  const grants = (await Promise.all(documents.map(({ id }) => tx.grants.by('document', id)))).flat();
  const approvals = (await Promise.all(documents.map(({ id }) => tx.approvals.by('document', id)))).flat();
  const favourites = (await Promise.all(documents.map(({ id }) => tx.favourites.by('document', id)))).flat();
  const discarded = await discardObjects(tx, versions, now);
  for (const version of versions) await tx.versions.delete(version.id);
  for (const grant of grants) await tx.grants.delete(grant.id);
  for (const approval of approvals) await tx.approvals.delete(approval.id);
  for (const favourite of favourites) await tx.favourites.delete(favourite.id);
  for (const document of documents) await tx.documents.delete(document.id);
  return discarded;
}
