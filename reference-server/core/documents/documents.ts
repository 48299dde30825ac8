// Documents in lists and their metadata: renaming, settings, deleting. A document that its reader may not see does
// not exist for them (404); one they may see and not change is refused (403). Whoever sees a document only because they
// uploaded it sees it as they left it, and learns nothing of what others keep beside it.
import { requireFactorFor } from './document-permissions.ts';
import { removeDocuments } from './document-removal.ts';
import { forbidden, nameTaken, notFound } from '../desk/errors.ts';
import { cleanName } from '../rules/names.ts';
import { noContent, ok, type Context, type Handler } from '../desk/operation.ts';
import type { DocumentRights } from '../rules/policy.ts';
import type { Tables } from '../ports.ts';
import { listForReader } from './reader-list.ts';
import { foldersUpFrom, readerOf, type Reader } from './reader.ts';
import { slotKey, type DocumentRecord, type VersionRecord } from '../records/records.ts';
import { deleteObjects } from './stored-objects.ts';
import { change, evenWhenFull } from '../store/change.ts';

/** Every document that the reader may see; in a folder they may not see, `folderId` is null. */
export const listDocuments: Handler<'listDocuments'> = (context) =>
  listForReader(context, 'documents', async (tx, reader) => {
    const rows = await tx.documents.list();
    if (reader.seesEverything) return rows;
    const seen = rows.filter((row) => reader.rightsTo(row).see);
    return seen.map(await asShownTo(tx, reader, seen));
  });

/**
 * Rights as for deleting. Only names in sight are taken: of a document that the caller may not see, not even its name is
 * told, and an uploader who is no manager any more can give theirs the same.
 * @throws ApiProblem 404, 403, 400 for the name, 409 when the folder has that name.
 */
export const renameDocument: Handler<'renameDocument'> = async (context, { params, json }) => {
  const name = cleanName(json.name);
  const shown = await change(context, async (tx, tell) => {
    const { document, reader } = await findRemovable(tx, context, params.id);
    const holders = await tx.documents.by('slot', slotKey(document.folderId, name));
    if (holders.some((holder) => holder.id !== document.id && reader.rightsTo(holder).see)) throw nameTaken();
    const renamed = { ...document, name, updatedAt: context.now.toISOString() };
    await tx.documents.put(renamed);
    const description = `Renamed "${document.name}" to "${name}"`;
    tell({ type: 'document_updated', description, resource: { type: 'document', id: document.id } });
    return (await asShownTo(tx, reader, [renamed]))(renamed);
  });
  return ok(shown);
};

/** Changes level and restrictions together. @throws ApiProblem 404, 403 without a fresh second factor */
export const updateDocumentSettings: Handler<'updateDocumentSettings'> = async (context, { params, json }) => {
  const changed = await change(context, async (tx, tell) => {
    const { document } = await findDocument(tx, context, params.id);
    const { accessLevel, downloadRestricted, printingRestricted } = json;
    if (accessLevel !== document.accessLevel) await requireFactorFor(tx, context, document);
    const updatedAt = context.now.toISOString();
    const row = { ...document, accessLevel, downloadRestricted, printingRestricted, updatedAt };
    await tx.documents.put(row);
    const description = `Changed settings of "${document.name}": ${settingsInWords(row)}`;
    tell({ type: 'document_updated', description, resource: { type: 'document', id: document.id } });
    return row;
  });
  return ok(changed);
};

/** Deletes a document with its versions and grants, for good. @throws ApiProblem 404, 403 */
export const deleteDocument: Handler<'deleteDocument'> = async (context, { params }) => {
  const discarded = await change(evenWhenFull(context), async (tx, tell) => {
    const { document } = await findRemovable(tx, context, params.id);
    const description = `Deleted "${document.name}"`;
    tell({ type: 'document_delete', description, resource: { type: 'document', id: document.id } });
    return removeDocuments(tx, [document], context.now);
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return noContent();
};

export interface FoundDocument {
  document: DocumentRecord;
  reader: Reader;
  rights: DocumentRights;
}

/** Who asks, and by which clock. */
export type Asking = Pick<Context, 'actor' | 'ports'>;

/** The document that this actor may see. @throws ApiProblem 404 */
export async function findDocument(tx: Tables, { actor, ports }: Asking, id: string): Promise<FoundDocument> {
  const document = await tx.documents.get(id);
  if (!document) throw notFound();
  const reader = await readerOf(tx, actor, ports, () => foldersUpFrom(tx, document.folderId));
  const rights = reader.rightsTo(document);
  if (!rights.see) throw notFound();
  return { document, reader, rights };
}

async function findRemovable(tx: Tables, asking: Asking, id: string): Promise<FoundDocument> {
  const found = await findDocument(tx, asking, id);
  if (!found.rights.remove) throw forbidden();
  return found;
}

/** How this reader is shown each of these documents. */
async function asShownTo(
  tx: Tables,
  reader: Reader,
  rows: readonly DocumentRecord[],
): Promise<(row: DocumentRecord) => DocumentRecord> {
  if (reader.seesEverything) return (row) => row;
  const left = new Map<string, VersionRecord | undefined>();
  for (const row of rows) {
    if (row.uploadedById !== reader.userId || reader.rightsTo(row).view) continue;
    const own = (await tx.versions.by('document', row.id)).filter((version) => version.uploadedById === reader.userId);
    left.set(row.id, own.sort((one, other) => other.version - one.version)[0]);
  }
  return (row) => reader.showDocument(left.has(row.id) ? asLeft(row, left.get(row.id)) : row);
}

/** Without what others have added since. */
function asLeft(row: DocumentRecord, own: VersionRecord | undefined): DocumentRecord {
  if (own?.version === row.version) return row;
  const { version = 1, size = null, mimeType = null, createdAt = row.createdAt } = own ?? {};
  return { ...row, version, size, mimeType, description: null, updatedAt: createdAt };
}

function settingsInWords(document: DocumentRecord): string {
  const downloads = document.downloadRestricted ? 'downloads restricted' : 'downloads allowed';
  const printing = document.printingRestricted ? 'printing restricted' : 'printing allowed';
  return `${document.accessLevel}, ${downloads}, ${printing}`;
}
