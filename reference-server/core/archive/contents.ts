// What an archive is made of: the selection and everything beneath it that its reader sees, each document once, in the
// order and the folders of the tree that they see. Whether a document may be downloaded is asked when its turn comes.
import { notFound } from '../desk/errors.ts';
import type { Context } from '../desk/operation.ts';
import { readerOf, type Reader } from '../documents/reader.ts';
import { inOrder, treeOf, type Branch, type FolderBranch, type Item } from '../folders/folder-tree.ts';
import type { Tables } from '../ports.ts';
import type { DocumentRecord } from '../records/records.ts';
import { DirectoryNames, safe } from './directory-names.ts';
import type { Selection } from './prepared-archives.ts';

/** The last file of an archive from which something is missing. */
export const NOT_INCLUDED = 'NOT-INCLUDED.txt';

export type Content =
  { kind: 'folder'; path: string; createdAt: string } | { kind: 'document'; path: string; document: DocumentRecord };

export interface Contents {
  reader: Reader;
  /** What a browser saves it as. */
  fileName: string;
  items: Content[];
}

interface Place {
  names: DirectoryNames;
  isIn: boolean;
}

/** @throws ApiProblem 404 for what is not there, and what the reader may not see */
export async function assertSeen(tx: Tables, reader: Reader, { documentIds, folderIds }: Selection): Promise<void> {
  for (const id of new Set(documentIds)) {
    const document = await tx.documents.get(id);
    if (!document || !reader.rightsTo(document).see) throw notFound();
  }
  for (const id of new Set(folderIds)) {
    if (!(await tx.folders.get(id)) || !reader.seesFolder(id)) throw notFound();
  }
}

/** What is not there any more is not in it. */
export async function contentsOf(tx: Tables, { actor, ports }: Context, selection: Selection): Promise<Contents> {
  const reader = await readerOf(tx, actor, ports);
  const tree = await treeFor(tx, reader);
  const [documents, folders] = [new Set(selection.documentIds), new Set(selection.folderIds)];
  const isPicked = (item: Item) =>
    item.kind === 'folder' ? folders.has(item.branch.folder.id) : documents.has(item.document.id);
  const top = new DirectoryNames('', [NOT_INCLUDED]);
  // Beside each other at the top stand the things that were selected.
  const namesOf = new Map<FolderBranch, DirectoryNames>();
  const within = (place: Place, branch: FolderBranch): Place => {
    const names = namesOf.get(branch);
    return names ? { names, isIn: true } : place;
  };
  const items: Content[] = [];
  for (const { item, place } of inOrder<Place>(tree, { names: top, isIn: false }, within)) {
    if (!place.isIn && !isPicked(item)) continue;
    if (item.kind === 'document') {
      items.push({ kind: 'document', path: place.names.file(item.document.name), document: item.document });
    } else {
      const { folder } = item.branch;
      const names = place.names.folder(folder.name);
      namesOf.set(item.branch, names);
      items.push({ kind: 'folder', path: names.path, createdAt: folder.createdAt });
    }
  }
  return { reader, items, fileName: await fileNameOf(tx, reader, selection) };
}

async function treeFor(tx: Tables, reader: Reader): Promise<Branch> {
  const [folders, documents] = [await tx.folders.list(), await tx.documents.list()];
  return treeOf(
    folders.filter(({ id }) => reader.seesFolder(id)).map((row) => reader.showFolder(row)),
    documents.filter((row) => reader.rightsTo(row).see).map((row) => reader.showDocument(row)),
  );
}

/** That of the folder, where it is one and nothing else. */
async function fileNameOf(tx: Tables, reader: Reader, { documentIds, folderIds }: Selection): Promise<string> {
  const [id = ''] = folderIds;
  const folder = documentIds.length === 0 && new Set(folderIds).size === 1 ? await tx.folders.get(id) : undefined;
  return folder && reader.seesFolder(id) ? `${safe(folder.name, 'folder')}.zip` : 'Documents.zip';
}
