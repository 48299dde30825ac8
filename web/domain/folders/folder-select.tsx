import { type ComponentProps, type RefCallback, useMemo, useState } from 'react';
import type { Folder } from '#contract/types.ts';
import { Select } from '#web/ui/form/select.tsx';
import { buildFolderTree, flattenFolders } from './folder-tree.ts';

interface FolderSelectProps extends Omit<ComponentProps<typeof Select>, 'children' | 'ref'> {
  folders: readonly Folder[];
  /** The words for "in no folder"; its value is empty. */
  rootLabel?: string;
  ref?: RefCallback<HTMLSelectElement>;
}

/** Options of a native select cannot be padded, so that the depth is written with spaces that do not collapse. */
const indent = '\u00a0\u00a0\u00a0\u00a0';

/**
 * A choice of one folder, or of none, with the folders indented by their depth. A closed select shows the words of its
 * option alone: so the chosen one says its whole path.
 */
export function FolderSelect({
  folders,
  rootLabel = 'No Parent (Root Level)',
  ref,
  onChange,
  ...props
}: FolderSelectProps) {
  const tree = useMemo(() => buildFolderTree(folders), [folders]);
  const rows = useMemo(() => flattenFolders(tree), [tree]);
  const [chosen, setChosen] = useState('');
  const path = (id: string) =>
    tree
      .pathTo(id)
      .map(({ name }) => name)
      .join(' / ');
  return (
    <Select
      {...props}
      ref={(element) => {
        ref?.(element);
        if (element !== null) setChosen(element.value);
      }}
      onChange={(event) => {
        setChosen(event.target.value);
        onChange?.(event);
      }}
    >
      <option value="">{rootLabel}</option>
      {rows.map(({ folder, depth }) => (
        <option key={folder.id} value={folder.id}>
          {folder.id === chosen ? path(folder.id) : indent.repeat(depth) + folder.name}
        </option>
      ))}
    </Select>
  );
}
