// Folders: who sees them, making and changing them. Names need not be unique. Where they lie is changed by moving
// them (`core/moving`).
import { notFound } from '../desk/errors.ts';
import { cleanDescription, cleanName } from '../rules/names.ts';
import { created, ok, type Handler } from '../desk/operation.ts';
import { listForReader } from '../documents/reader-list.ts';
import { change } from '../store/change.ts';

/** Every folder that the reader may see; below a hidden parent, `parentId` is null. */
export const listFolders: Handler<'listFolders'> = (context) =>
  listForReader(context, 'folders', async (tx, reader) => {
    const rows = await tx.folders.list();
    if (reader.seesEverything) return rows;
    return rows.filter((row) => reader.seesFolder(row.id)).map((row) => reader.showFolder(row));
  });

/** @throws ApiProblem 400 for the name or description, 404 for a parent that is not there. */
export const createFolder: Handler<'createFolder'> = async (context, { json }) => {
  const { ports, now } = context;
  const folder = {
    id: ports.ids.next('folder'),
    name: cleanName(json.name),
    description: cleanDescription(json.description),
    parentId: json.parentId ?? null,
    accessLevel: json.accessLevel,
    createdAt: now.toISOString(),
  };
  await change(context, async (tx, tell) => {
    if (folder.parentId !== null && !(await tx.folders.get(folder.parentId))) throw notFound();
    await tx.folders.put(folder);
    const description = `Created folder "${folder.name}"`;
    tell({ type: 'folder_created', description, resource: { type: 'folder', id: folder.id } });
  });
  return created(folder);
};

/** A description that is not sent is emptied. @throws ApiProblem 400, 404 */
export const updateFolder: Handler<'updateFolder'> = async (context, { params, json }) => {
  const name = cleanName(json.name);
  const description = cleanDescription(json.description);
  const changed = await change(context, async (tx, tell) => {
    const folder = await tx.folders.get(params.id);
    if (!folder) throw notFound();
    const row = { ...folder, name, description, accessLevel: json.accessLevel };
    await tx.folders.put(row);
    const renamed = folder.name === name ? '' : ` from "${folder.name}"`;
    const told = `Updated folder "${name}"${renamed} (${json.accessLevel})`;
    tell({ type: 'folder_updated', description: told, resource: { type: 'folder', id: folder.id } });
    return row;
  });
  return ok(changed);
};
