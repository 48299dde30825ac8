import type { Folder } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import type { FolderId } from './moves.ts';

export interface PickerRow {
  readonly id: FolderId;
  readonly name: string;
  /** 0 for the root, which is always open. */
  readonly depth: number;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

const rootName = 'Home';

/** The root and all open rows below it, from top to bottom; of a search what it finds, with the way there. */
export function pickerRows(tree: FolderTree, expanded: ReadonlySet<string>, term = ''): PickerRow[] {
  const found = new Set(term === '' ? [] : tree.matching(term).flatMap(({ id }) => tree.pathTo(id)));
  const place = { position: 1, siblings: 1 };
  const rows: PickerRow[] = [
    { id: null, name: rootName, depth: 0, isExpandable: tree.roots.length > 0, isExpanded: true, ...place },
  ];
  const visit = (folders: readonly Folder[], depth: number) => {
    const shown = term === '' ? folders : folders.filter((folder) => found.has(folder));
    shown.forEach(({ id, name }, at) => {
      const children = tree.childrenOf(id);
      const isExpandable = term === '' && children.length > 0;
      const isExpanded = isExpandable && expanded.has(id);
      rows.push({ id, name, depth, isExpandable, isExpanded, position: at + 1, siblings: shown.length });
      if (isExpanded || term !== '') visit(children, depth + 1);
    });
  };
  visit(tree.roots, 1);
  return rows;
}

/** The next row, with wrap-around, whose name begins with the typed text. */
export function rowBeginning(rows: readonly PickerRow[], typed: string, from: number): number | null {
  const wanted = typed.toLocaleLowerCase();
  for (let step = 0; step < rows.length; step += 1) {
    // More letters of the same name stay on the row; a single letter moves on.
    const at = (from + step + (typed.length === 1 ? 1 : 0)) % rows.length;
    if (rows[at]?.name.toLocaleLowerCase().startsWith(wanted) === true) return at;
  }
  return null;
}
