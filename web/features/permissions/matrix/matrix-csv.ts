import { accessLabel } from '#web/domain/access/access-level.ts';
import { folderPath } from '#web/domain/folders/folder-path.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { type CsvColumn, csvOf } from '#web/format/csv.ts';
import { cellAt, cellInWords } from './matrix-cells.ts';
import type { Matrix } from './use-matrix.ts';

/** The cells as CSV with unsaved changes: a row for each folder, a column for each group. */
export function matrixCsv(
  { rows, groups, givenAt }: Pick<Matrix, 'rows' | 'groups' | 'givenAt'>,
  now: number,
): string[] {
  const tree = folderTreeOf(rows.map(({ folder }) => folder));
  const columns: readonly CsvColumn<number>[] = [
    { title: 'Folder', of: (at) => folderPath(tree, rows[at]?.folder.id ?? null) },
    { title: 'Access Level', of: (at) => accessLabel(rows[at]?.folder.accessLevel ?? 'public') },
    ...groups.map(({ id: groupId, name }) => ({
      title: name,
      of: (at: number) => {
        const cell = cellAt(rows, at, (folderId) => givenAt({ folderId, groupId }), now);
        return cell && cellInWords(cell, now);
      },
    })),
  ];
  return csvOf(columns, [rows.map((_, at) => at)]);
}
