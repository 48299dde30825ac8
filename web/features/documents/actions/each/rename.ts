import { Pencil } from 'lucide-react';
import type { Action } from '../action.ts';

/** Renames in place: the name becomes a field. */
export const rename: Action = {
  id: 'rename',
  label: 'Rename',
  icon: Pencil,
  key: { hint: 'F2', pressed: ['F2'] },
  selection: 'one',
  applies: () => true,
  may: (rights, item) => (item.kind === 'folder' ? rights.mayEditFolders : rights.mayRename(item.document)),
  run: (context, [item]) => {
    if (item) context.rename(item.key);
  },
};
