import { type ComponentProps, useMemo } from 'react';
import type { Folder } from '#contract/types.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { folderPath } from './folder-path.ts';
import { folderTreeOf } from './folder-tree.ts';
import { foldersInOrder } from './folders-in-order.ts';

interface FolderSelectProps extends Omit<ComponentProps<typeof Select>, 'children'> {
  folders: readonly Folder[];
  /** The chosen folder; empty for none. */
  value: string;
  rootLabel?: string;
}

/** Options of a native select cannot be padded, so depth is shown by non-breaking spaces. */
const indent = '\u00a0\u00a0\u00a0\u00a0';

/** Indented by depth. The chosen option shows its whole path, since a closed select shows nothing else. */
export function FolderSelect({ folders, value, rootLabel = 'No Parent (Root Level)', ...props }: FolderSelectProps) {
  const tree = folderTreeOf(folders);
  const rows = useMemo(() => foldersInOrder(tree), [tree]);
  return (
    <Select {...props} value={value}>
      <option value="">{rootLabel}</option>
      {value !== '' &&
        !folders.some(({ id }) => id === value) &&
        option({ value, label: 'A folder that is not in the list' })}
      {rows.map(({ folder, depth }) =>
        option({
          value: folder.id,
          label: folder.id === value ? folderPath(tree, folder.id) : indent.repeat(depth) + folder.name,
        }),
      )}
    </Select>
  );
}
