import type { Document, Folder } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { DocumentIndex } from './document-index.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { type DocumentsQuery, filtered } from './documents-query.ts';
import { documentKey, folderKey, type ItemKey } from './item-key.ts';

export interface TreeFolder {
  readonly kind: 'folder';
  readonly key: ItemKey;
  readonly folder: Folder;
  readonly depth: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
}

export interface TreeDocument {
  readonly kind: 'document';
  readonly key: ItemKey;
  readonly document: Document;
  readonly depth: number;
}

export type TreeRow = TreeFolder | TreeDocument;

export interface TreeState {
  readonly expanded: ReadonlySet<string>;
  /** Closed by hand while a search holds everything open. */
  readonly closed: ReadonlySet<string>;
}

export interface TreeRows {
  readonly rows: readonly TreeRow[];
  /** Folders that match the search; their ancestors are shown and not counted. */
  readonly matchCount: number;
}

/**
 * The rows of the folder pane from top to bottom. While searching: the matching folders under their ancestors,
 * opened, and folders only. Otherwise what is expanded, an expanded folder showing its documents after its folders;
 * those of the open folder stand in the list, and no name stands twice.
 */
export function treeRows(tree: FolderTree, index: DocumentIndex, query: DocumentsQuery, state: TreeState): TreeRows {
  const term = searchTerm(query.search);
  return term === '' ? browse(tree, index, query, state.expanded) : find(tree, term, state.closed);
}

function find(tree: FolderTree, term: string, closed: ReadonlySet<string>): TreeRows {
  const matches = tree.matching(term);
  const shown = new Set(matches.flatMap((folder) => tree.pathTo(folder.id).map(({ id }) => id)));
  const rows: TreeRow[] = [];
  const visit = (folders: readonly Folder[], depth: number) => {
    for (const folder of folders) {
      if (!shown.has(folder.id)) continue;
      const children = tree.childrenOf(folder.id);
      const isExpandable = children.some((child) => shown.has(child.id));
      const isExpanded = isExpandable && !closed.has(folder.id);
      rows.push({ kind: 'folder', key: folderKey(folder.id), folder, depth, isExpandable, isExpanded });
      if (isExpanded) visit(children, depth + 1);
    }
  };
  visit(tree.roots, 0);
  return { rows, matchCount: matches.length };
}

function browse(
  tree: FolderTree,
  index: DocumentIndex,
  query: DocumentsQuery,
  expanded: ReadonlySet<string>,
): TreeRows {
  const documents = index.byHome(tree);
  const rows: TreeRow[] = [];
  const visit = (folders: readonly Folder[], depth: number) => {
    for (const folder of folders) {
      const children = tree.childrenOf(folder.id);
      const inside = filtered(documents.get(folder.id) ?? [], query.filters);
      const isExpandable = children.length + inside.length > 0;
      const isExpanded = isExpandable && expanded.has(folder.id);
      rows.push({ kind: 'folder', key: folderKey(folder.id), folder, depth, isExpandable, isExpanded });
      if (!isExpanded) continue;
      visit(children, depth + 1);
      if (folder.id === query.folderId) continue;
      for (const document of index.sorted(inside, query.sort)) {
        rows.push({ kind: 'document', key: documentKey(document), document, depth: depth + 1 });
      }
    }
  };
  visit(tree.roots, 0);
  return { rows, matchCount: 0 };
}
