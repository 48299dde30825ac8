import { type ComponentProps, type RefCallback, useMemo, useState } from 'react';
import type { Folder } from '#contract/types.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { folderPath } from './folder-path.ts';
import { folderTreeOf } from './folder-tree.ts';
import { foldersInOrder } from './folders-in-order.ts';

interface FolderSelectProps extends Omit<ComponentProps<typeof Select>, 'ref'> {
  folders: readonly Folder[];
  /** The option for no folder; its value is empty. */
  rootLabel?: string;
  ref?: RefCallback<HTMLSelectElement>;
}

/** Options of a native select cannot be padded, so depth is shown by non-breaking spaces. */
const indent = '\u00a0\u00a0\u00a0\u00a0';

/** Indented by depth. The chosen option shows its whole path, since a closed select shows nothing else. */
export function FolderSelect({
  folders,
  rootLabel = 'No Parent (Root Level)',
  ref,
  onChange,
  children,
  ...props
}: FolderSelectProps) {
  const tree = folderTreeOf(folders);
  const rows = useMemo(() => foldersInOrder(tree), [tree]);
  const [chosen, setChosen] = useState('');
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
      {children}
      {rows.map(({ folder, depth }) =>
        option({
          value: folder.id,
          label: folder.id === chosen ? folderPath(tree, folder.id) : indent.repeat(depth) + folder.name,
        }),
      )}
    </Select>
  );
}
