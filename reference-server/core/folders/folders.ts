// Lists, creates and changes folders. Names need not be unique. Moving is in `moving.ts`.
import { notFound } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { cleanDescription, cleanName } from '../records/names.ts';
import { created, ok, type Everyone, type Handler, type Managers } from '../call/operation.ts';
import { listForReader } from '../access/reader-list.ts';
import type { FolderRecord } from '../records/records.ts';
import { change } from '../store/change.ts';

/** All folders that the reader may see; `parentId` is null below a hidden parent. */
export const listFolders: Handler<'listFolders', Everyone> = (context) =>
  listForReader(context, 'folders', async (tx, reader) => {
    const rows = await tx.folders.list();
    if (reader.seesEverything) return rows;
    return rows.filter((row) => reader.seesFolder(row.id)).map((row) => reader.showFolder(withoutHold(row)));
  });

/** Analysts and viewers do not see legal holds. */
function withoutHold(row: FolderRecord): FolderRecord {
  if (row.legalHold === undefined) return row;
  const { legalHold: _, ...shown } = row;
  return shown;
}

/** @throws ApiProblem 400 for the name or description, 404 for an unknown parent. */
export const createFolder: Handler<'createFolder', Managers> = async (context, { json }) => {
  const { ports, now } = context;
  const folder = {
    id: ports.ids.next('folder'),
    name: cleanName(json.name),
    description: cleanDescription(json.description),
    parentId: json.parentId ?? null,
    accessLevel: json.accessLevel,
    createdAt: now.toISOString(),
    ...(json.approvalRequired === true && { approvalRequired: true }),
  };
  // Nothing follows from a new folder, and an upload makes hundreds.
  await change({ ...context, follow: () => Promise.resolve() }, async (tx, audit) => {
    if (folder.parentId !== null && !(await tx.folders.get(folder.parentId))) throw notFound();
    await tx.folders.put(folder);
    const description = `Created folder "${folder.name}"${approvalInWords(false, json.approvalRequired)}`;
    audit({ type: 'folder_created', description, resource: { type: 'folder', id: folder.id } });
  });
  return created(folder);
};

/** A missing description becomes empty; a missing approval setting is kept. @throws ApiProblem 400, 404, 412 */
export const updateFolder: Handler<'updateFolder', Managers> = async (context, { params, json }) => {
  const name = cleanName(json.name);
  const description = cleanDescription(json.description);
  const changed = await change(context, async (tx, audit) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const { approvalRequired: wasRequired = false } = folder;
    await refuseUnread(context, [folder.name, folder.description ?? '', folder.accessLevel, wasRequired]);
    const { accessLevel, approvalRequired = folder.approvalRequired } = json;
    const row = {
      ...folder,
      name,
      description,
      accessLevel,
      ...(approvalRequired !== undefined && { approvalRequired }),
    };
    await tx.folders.put(row);
    const renamed = folder.name === name ? '' : ` from "${folder.name}"`;
    const approval = approvalInWords(folder.approvalRequired, approvalRequired);
    const logged = `Updated folder "${name}"${renamed} (${accessLevel})${approval}`;
    audit({ type: 'folder_updated', description: logged, resource: { type: 'folder', id: folder.id } });
    return row;
  });
  return ok(changed);
};

/** The change of required approval as the end of a sentence; a folder above or beneath may still require it. */
function approvalInWords(was = false, is = false): string {
  if (was === is) return '';
  return is ? '; its documents require approval from now on' : '; it requires no approval any more';
}
