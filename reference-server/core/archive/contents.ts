// The contents of an archive: the selection and everything beneath that the reader may see, each document once, in the
// order and folders of the reader's tree. The right to download is checked later, document by document.
import { notFound } from '../call/errors.ts';
import type { Context } from '../call/operation.ts';
import { chainFrom, finderOf, readerOf, type Reader } from '../access/reader.ts';
import { asShownTo } from '../access/shown-documents.ts';
import { byName, inOrder, treeOf, type FolderBranch } from '../access/folder-tree.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import { DirectoryNames, safe } from './directory-names.ts';
import type { Selection } from './prepared-archives.ts';

/** Added as the last file of an incomplete archive. */
export const NOT_INCLUDED = 'NOT-INCLUDED.txt';

export type Content =
  | { kind: 'folder'; id: string; path: string; createdAt: string }
  | { kind: 'document'; path: string; document: DocumentRecord };

export interface Contents {
  reader: Reader;
  fileName: string;
  items: Content[];
}

interface Place {
  names: DirectoryNames;
  isIn: boolean;
}

/** @throws ApiProblem 404 for items that do not exist or that the reader may not see */
export async function assertSeen(tx: Tables, reader: Reader, { documentIds, folderIds }: Selection): Promise<void> {
  for (const id of new Set(documentIds)) {
    const document = await tx.documents.get(id);
    if (!document || !reader.rightsTo(document).see) throw notFound();
  }
  for (const id of new Set(folderIds)) {
    if (!(await tx.folders.get(id)) || !reader.seesFolder(id)) throw notFound();
  }
}

/** Rows walked before other calls get a turn. */
const AT_ONCE = 500;

/** Leaves out items that no longer exist. Looks up only documents that are selected or beneath a selected folder. */
export async function contentsOf(tx: Tables, { actor, ports }: Context, selection: Selection): Promise<Contents> {
  const { giveWay = () => Promise.resolve() } = ports;
  const reader = await readerOf(tx, actor, ports);
  const folders = (await tx.folders.list()).filter(({ id }) => reader.seesFolder(id));
  const shown = folders.map((row) => reader.showFolder(row));
  const picked = pickedFolders(shown, selection.folderIds);
  const rows = new Map<string, DocumentRecord>();
  for (const id of new Set(selection.documentIds)) {
    const row = await tx.documents.get(id);
    if (row) rows.set(id, row);
  }
  for (const id of picked) for (const row of await tx.documents.by('folder', id)) rows.set(row.id, row);
  const all = [...rows.values()];
  const documents: DocumentRecord[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    await giveWay();
    const seen = all.slice(at, at + AT_ONCE).filter((row) => reader.rightsTo(row).see);
    const show = await asShownTo(tx, reader, seen);
    // In sorted runs, with which the tree sorts a folder of thousands in half the time.
    documents.push(...seen.map(show).sort(byName));
  }
  const tree = treeOf(shown, documents);
  const top = new DirectoryNames('', [NOT_INCLUDED]);
  // Selected items are placed side by side at the top.
  const namesOf = new Map<FolderBranch, DirectoryNames>();
  const within = (place: Place, branch: FolderBranch): Place => {
    const names = namesOf.get(branch);
    return names ? { names, isIn: true } : place;
  };
  const items: Content[] = [];
  for (const { item, place } of inOrder<Place>(tree, { names: top, isIn: false }, within)) {
    if (item.kind === 'folder' && !place.isIn && !picked.has(item.branch.folder.id)) continue;
    if (item.kind === 'document') {
      items.push({ kind: 'document', path: place.names.file(item.document.name), document: item.document });
    } else {
      const { folder } = item.branch;
      const names = place.names.folder(folder.name);
      namesOf.set(item.branch, names);
      items.push({ kind: 'folder', id: folder.id, path: names.path, createdAt: folder.createdAt });
    }
    if (items.length % AT_ONCE === 0) await giveWay();
  }
  return { reader, items, fileName: await fileNameOf(tx, reader, selection) };
}

/** Includes folders that the tree places at its root because they are too deep or in a circle. */
function pickedFolders(shown: readonly FolderRecord[], selected: readonly string[]): ReadonlySet<string> {
  const folders = new Set(selected);
  if (folders.size === 0) return folders;
  const find = finderOf(shown);
  return new Set(
    shown.filter((one) => chainFrom(one.id, find).folders.some(({ id }) => folders.has(id))).map(({ id }) => id),
  );
}

/** The name of the folder, if exactly one folder is selected. */
async function fileNameOf(tx: Tables, reader: Reader, { documentIds, folderIds }: Selection): Promise<string> {
  const [id = ''] = folderIds;
  const folder = documentIds.length === 0 && new Set(folderIds).size === 1 ? await tx.folders.get(id) : undefined;
  return folder && reader.seesFolder(id) ? `${safe(folder.name, 'folder')}.zip` : 'Documents.zip';
}
