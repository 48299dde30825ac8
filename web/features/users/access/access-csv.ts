import type { Folder } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { type AccessNames, limitInWords, reasonInWords } from '#web/domain/access/reasons-in-words.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { type CsvColumn, csvOf, yesOrNo } from '#web/format/csv.ts';
import type { AccessItem, AccessItems } from './access-items.ts';
import { placeOf, takenRows, treeRows, type SeenTree } from './access-rows.ts';

/** All that a user sees, in tree order, and then what is withheld; in pieces. */
export function accessCsv(
  items: AccessItems,
  tree: SeenTree,
  folders: readonly Folder[],
  names: AccessNames,
): string[] {
  const whole = folderTreeOf(folders);
  const columns: readonly CsvColumn<AccessItem>[] = [
    { title: 'Kind', of: ({ kind }) => (kind === 'folder' ? 'Folder' : 'Document') },
    { title: 'Name', of: ({ name }) => name },
    { title: 'In Folder', of: (item) => placeOf(item, whole) },
    { title: 'Access Level', of: ({ level }) => accessLabel(level) },
    { title: 'Sees', of: ({ gives }) => yesOrNo(gives !== null) },
    { title: 'Can View', of: (item) => right(item, 'view') },
    { title: 'Can Download', of: (item) => right(item, 'download') },
    {
      title: 'Because',
      of: ({ because, homeId }) => because.map((reason) => reasonInWords(reason, homeId, names)).join('; '),
    },
    { title: 'Taken Away By', of: ({ but }) => but.map((limit) => limitInWords(limit, names)).join('; ') },
    { title: 'ID', of: ({ id }) => id },
  ];
  const rows = [...treeRows(tree, '', new Set()), ...takenRows(items, folders, '')];
  return csvOf(columns, [rows.map(({ item }) => item)]);
}

/** Folders can only be seen. */
function right({ kind, gives }: AccessItem, wanted: 'view' | 'download'): string {
  if (kind === 'folder') return '';
  return yesOrNo(gives === 'download' || gives === wanted);
}

/** "access-ingrid-vos": the file name without the date. */
export function accessFileName(person: string): string {
  const name = person.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `access-${name.replaceAll(/^-|-$/g, '')}`;
}
