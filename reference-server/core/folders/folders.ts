// Folders: who sees them, making and changing them. Names need not be unique, and the parent never changes.
import { notFound } from '../desk/errors.ts';
import { cachedList, type WriteRows } from '../store/list-cache.ts';
import { cleanDescription, cleanName } from '../rules/names.ts';
import { created, ok, okBytes, type Handler } from '../desk/operation.ts';
import { isPrivileged } from '../rules/policy.ts';
import { readerOf } from '../documents/reader.ts';
import { change } from '../store/change.ts';

/** Every folder that the reader may see; below a hidden parent, `parentId` is null. */
export const listFolders: Handler<'listFolders'> = ({ actor, ports }) =>
  ports.store.read(async (tx) => {
    const [rows, reader] = await Promise.all([tx.folders.list(), readerOf(tx, actor)]);
    const readers = isPrivileged(actor.role) ? 'everything' : actor.userId;
    const stamp = [tx.revision('folders'), tx.revision('folderPermissions')].join();
    const list = (write: WriteRows) => {
      if (isPrivileged(actor.role)) return write(rows);
      return write(rows.filter((row) => reader.seesFolder(row.id)).map((row) => reader.showFolder(row)));
    };
    return okBytes(cachedList(ports.store, `folders of ${readers}`, stamp, list));
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
