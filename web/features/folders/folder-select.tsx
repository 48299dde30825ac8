import { type ComponentProps, useMemo } from 'react';
import type { Folder } from '#web/api/generated/model/folder.ts';
import { Select } from '#web/ui/select.tsx';
import { buildFolderTree, flattenFolders } from './folder-tree.ts';

interface FolderSelectProps extends Omit<ComponentProps<typeof Select>, 'children'> {
  folders: readonly Folder[];
  /** The words for "in no folder"; its value is empty. */
  rootLabel?: string;
}

/** Options of a native select cannot be padded, so that the depth is written with spaces that do not collapse. */
const indent = '\u00a0\u00a0\u00a0\u00a0';

/** A choice of one folder, or of none, with the folders indented by their depth. */
export function FolderSelect({ folders, rootLabel = 'No Parent (Root Level)', ...props }: FolderSelectProps) {
  const rows = useMemo(() => flattenFolders(buildFolderTree(folders)), [folders]);
  return (
    <Select {...props}>
      <option value="">{rootLabel}</option>
      {rows.map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {indent.repeat(depth) + folder.name}
        </option>
      ))}
    </Select>
  );
}
