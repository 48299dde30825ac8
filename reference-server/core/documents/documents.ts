// Documents in lists and their metadata: renaming, settings, deleting. A document that its reader may not see does
// not exist for them (404); one they may see and not change is refused (403). Whoever sees a document only because they
// uploaded it sees it as they left it, and learns nothing of what others keep beside it.
import { withApprovals } from '../access/approval-state.ts';
import { removeItems } from '../content/document-removal.ts';
import { forbidden, nameTaken } from '../call/errors.ts';
import { cleanName } from '../records/names.ts';
import { noContent, ok, type Context, type Everyone, type Handler } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { listForReader } from '../access/reader-list.ts';
import { type Asking, findDocument, type FoundDocument, lookFor } from '../access/find-document.ts';
import { asLeft, asShownTo, leftDocument, newestOwnVersion } from '../access/shown-documents.ts';
import { slotKey } from '../records/keys.ts';
import type { DocumentRecord, LeftDocument } from '../records/records.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { change, evenWhenFull, type ChangeTx } from '../store/change.ts';

/** Every document that the reader may see; in a folder they may not see, `folderId` is null. */
export const listDocuments: Handler<'listDocuments', Everyone> = (context) =>
  listForReader(context, 'documents', async (tx, reader) => {
    const rows = await tx.documents.list();
    if (reader.seesEverything) return withApprovals(tx, rows);
    const seen = rows.filter((row) => reader.rightsTo(row).see);
    return seen.map(await asShownTo(tx, reader, seen));
  });

/**
 * Rights as for deleting. Only names in sight are taken: of a document that the caller may not see, not even its name is
 * told, and an uploader who is no manager any more can give theirs the same.
 * @throws ApiProblem 404, 403, 400 for the name, 409 when the folder has that name.
 */
export const renameDocument: Handler<'renameDocument', 'admin' | 'manager' | 'owner'> = async (
  context,
  { params, json },
) => {
  const name = cleanName(json.name);
  const shown = await change(context, async (tx, audit) => {
    const { document, reader } = await findRemovable(tx, context, params.id);
    await refuseTaken(tx, context, { ...document, name });
    const renamed = await putChanged(tx, context, document, { name });
    const description = `Renamed "${document.name}" to "${name}"`;
    audit({ type: 'document_updated', description, resource: { type: 'document', id: document.id } });
    return (await asShownTo(tx, reader, [renamed]))(renamed);
  });
  return ok(shown);
};

/** Changes level and restrictions together. @throws ApiProblem 404, 403 without a fresh second factor */
export const updateDocumentSettings: Handler<'updateDocumentSettings', 'admin' | 'manager'> = async (
  context,
  { params, json },
) => {
  const changed = await change(context, async (tx, audit) => {
    const { document } = await findDocument(tx, context, params.id);
    const { accessLevel, downloadRestricted, printingRestricted } = json;
    const row = await putChanged(tx, context, document, { accessLevel, downloadRestricted, printingRestricted });
    const description = `Changed settings of "${document.name}": ${settingsInWords(row)}`;
    audit({ type: 'document_updated', description, resource: { type: 'document', id: document.id } });
    return row;
  });
  return ok(changed);
};

/** Deletes a document with its versions and grants. @throws ApiProblem 404, 403 */
export const deleteDocument: Handler<'deleteDocument', 'admin' | 'manager' | 'owner'> = async (context, { params }) => {
  const discarded = await change(evenWhenFull(context), async (tx, audit) => {
    const { document } = await findRemovable(tx, context, params.id);
    const description = `Deleted "${document.name}"`;
    audit({ type: 'document_delete', description, resource: { type: 'document', id: document.id } });
    return removeItems(tx, context, { documents: [document], root: document.id });
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

/**
 * The document with these changes. Its newest version by its uploader keeps it as they leave it: with what they change, and
 * without what others do.
 */
async function putChanged(
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

/** @throws ApiProblem 409 where the reader is shown another document under this name in this folder */
async function refuseTaken(tx: Tables, asking: Asking, { id, folderId, name }: DocumentRecord): Promise<void> {
  for (const holder of await tx.documents.by('slot', slotKey(folderId, name))) {
    if (holder.id === id) continue;
    const found = await lookFor(tx, asking, holder.id);
    if (found?.shown.name === holder.name) throw nameTaken();
  }
}

async function findRemovable(tx: Tables, asking: Asking, id: string): Promise<FoundDocument> {
  const found = await findDocument(tx, asking, id);
  if (!found.rights.remove) throw forbidden();
  return found;
}

function settingsInWords(document: DocumentRecord): string {
  const downloads = document.downloadRestricted ? 'downloads restricted' : 'downloads allowed';
  const printing = document.printingRestricted ? 'printing restricted' : 'printing allowed';
  return `${document.accessLevel}, ${downloads}, ${printing}`;
}
