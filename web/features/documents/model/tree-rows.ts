import type { Document, Folder } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { DocumentIndex } from './document-index.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { type DocumentsQuery, filtered } from './documents-query.ts';
import { documentKey, folderKey, type ItemKey } from './item-key.ts';

interface Placed {
  readonly key: ItemKey;
  readonly depth: number;
  /** Its place among the rows of its parent, from 1, and how many they are. */
  readonly at: number;
  readonly of: number;
}

export interface TreeFolder extends Placed {
  readonly kind: 'folder';
  readonly folder: Folder;
  /** The folders that contain it, from the root down. */
  readonly above: readonly Folder[];
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
}

export interface TreeDocument extends Placed {
  readonly kind: 'document';
  readonly document: Document;
}

export type TreeRow = TreeFolder | TreeDocument;

export interface TreeState {
  readonly expanded: ReadonlySet<string>;
  /** Folders closed by hand during a search, which otherwise opens what it found. */
  readonly closed: ReadonlySet<string>;
  /** Whether a search shows all folders instead of matches only. */
  readonly isWhole: boolean;
}

export interface TreeRows {
  readonly rows: readonly TreeRow[];
  /** The number of matching folders, without their ancestors. */
  readonly matchCount: number;
}

/**
 * The rows of the folder pane. During a search: the matching folders below their ancestors, or the tree as it was if
 * none matches, without documents. Otherwise the expanded tree; expanded folders show their documents after their
 * subfolders, except the open folder, whose documents are in the list.
 */
export function treeRows(tree: FolderTree, index: DocumentIndex, query: DocumentsQuery, state: TreeState): TreeRows {
  const { expanded, closed, isWhole } = state;
  const term = searchTerm(query.search);
  if (term === '') {
    const inside = (id: string) => filtered(index.byHome(tree).get(id) ?? noDocuments, query.filters);
    const listed = (id: string) => (id === query.folderId ? noDocuments : index.sorted(inside(id), query.sort));
    return { rows: browse(tree, (id) => expanded.has(id), inside, listed), matchCount: 0 };
  }
  const matches = tree.matching(term);
  if (matches.length > 0 && !isWhole) return find(tree, matches, closed);
  const rows = browse(tree, (id) => expanded.has(id) !== closed.has(id), none, none);
  return { rows, matchCount: matches.length };
}

const noDocuments: readonly Document[] = [];
const none = () => noDocuments;

/** The matching folders and those above them. */
function find(tree: FolderTree, matches: readonly Folder[], closed: ReadonlySet<string>): TreeRows {
  const shown = new Set(matches.flatMap((folder) => tree.pathTo(folder.id).map(({ id }) => id)));
  const isShown = ({ id }: Folder) => shown.has(id);
  const found = { roots: tree.roots.filter(isShown), childrenOf: (id: string) => tree.childrenOf(id).filter(isShown) };
  return { rows: browse(found, (id) => !closed.has(id), none, none), matchCount: matches.length };
}

/** @param documentsIn counts documents, which make a folder expandable @param listed those shown, in order */
function browse(
  tree: Pick<FolderTree, 'roots' | 'childrenOf'>,
  isOpen: (id: string) => boolean,
  documentsIn: (id: string) => readonly Document[],
  listed: (id: string) => readonly Document[],
): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const visit = (folders: readonly Folder[], documents: readonly Document[], above: readonly Folder[]) => {
    const depth = above.length;
    const of = folders.length + documents.length;
    let at = 0;
    for (const folder of folders) {
      const children = tree.childrenOf(folder.id);
      const isExpandable = children.length + documentsIn(folder.id).length > 0;
      const isExpanded = isExpandable && isOpen(folder.id);
      const key = folderKey(folder.id);
      rows.push({ kind: 'folder', key, folder, above, depth, at: (at += 1), of, isExpandable, isExpanded });
      if (isExpanded) visit(children, listed(folder.id), [...above, folder]);
    }
    for (const document of documents)
      rows.push({ kind: 'document', key: documentKey(document), document, depth, at: (at += 1), of });
  };
  visit(tree.roots, noDocuments, []);
  return rows;
}
