// Lists, renames, configures and deletes documents. A document that the reader may not see is not found (404); one that
// they may see but not change is refused (403). Uploaders who see a document only because they uploaded it see it as
// they left it.
import { putChanged, settingsInWords } from '../content/changed-document.ts';
import { removeItems } from '../content/document-removal.ts';
import { forbidden, nameTaken } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { cleanName } from '../records/names.ts';
import { noContent, ok, type Everyone, type Handler, type Managers } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import { listForReader } from '../access/reader-list.ts';
import { type CallerContext, findDocument, type FoundDocument, lookFor } from '../access/find-document.ts';
import { asShownTo, withApprovals } from '../access/shown-documents.ts';
import { slotKey } from '../records/keys.ts';
import type { DocumentRecord } from '../records/records.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** All documents that the reader may see; `folderId` is null in a folder that they may not see. */
export const listDocuments: Handler<'listDocuments', Everyone> = (context) =>
  listForReader(context, 'documents', async (tx, reader) => {
    const rows = await tx.documents.list();
    if (reader.seesEverything) return withApprovals(tx, rows);
    const seen = rows.filter((row) => reader.rightsTo(row).see);
    return seen.map(await asShownTo(tx, reader, seen));
  });

/**
 * Requires the same rights as deleting. Only names of documents that the caller may see count as taken, so that
 * refusals do not reveal hidden names. @throws ApiProblem 404, 403, 400 for the name, 412, 409 when the folder has that
 * name.
 */
export const renameDocument: Handler<'renameDocument', 'admin' | 'manager' | 'owner'> = async (
  context,
  { params, json },
) => {
  const name = cleanName(json.name);
  const shown = await change(context, async (tx, audit) => {
    const { document, reader, shown } = await findRemovable(tx, context, params.id);
    await refuseUnread(context, [shown.name]);
    await refuseTaken(tx, context, { ...document, name });
    const renamed = await putChanged(tx, context, document, { name });
    const description = `Renamed "${document.name}" to "${name}"`;
    audit({ type: 'document_updated', description, resource: { type: 'document', id: document.id } });
    return (await asShownTo(tx, reader, [renamed]))(renamed);
  });
  return ok(shown);
};

/** Changes level and restrictions together. @throws ApiProblem 404, 412, 403 without a fresh second factor */
export const updateDocumentSettings: Handler<'updateDocumentSettings', Managers> = async (
  context,
  { params, json },
) => {
  const changed = await change(context, async (tx, audit) => {
    const { document } = await findDocument(tx, context, params.id);
    await refuseUnread(context, [document.accessLevel, document.downloadRestricted, document.printingRestricted]);
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

/** @throws ApiProblem 409 where the reader sees another document of this name in this folder */
async function refuseTaken(tx: Tables, context: CallerContext, { id, folderId, name }: DocumentRecord): Promise<void> {
  for (const holder of await tx.documents.by('slot', slotKey(folderId, name))) {
    if (holder.id === id) continue;
    const found = await lookFor(tx, context, holder.id);
    if (found?.shown.name === holder.name) throw nameTaken();
  }
}

async function findRemovable(tx: Tables, context: CallerContext, id: string): Promise<FoundDocument> {
  const found = await findDocument(tx, context, id);
  if (!found.rights.remove) throw forbidden();
  return found;
}
