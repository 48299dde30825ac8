import { FolderInput } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import type { Action } from '../action.ts';

const MoveDialog = loadedLater('MoveDialog', () => import('#web/features/documents/move/move-dialog.tsx'));

export const move: Action = {
  id: 'move',
  label: 'Move to…',
  icon: FolderInput,
  selection: 'many',
  applies: () => true,
  may: (rights) => rights.mayMove,
  mayNever: (rights) => !rights.mayMove,
  mayAlways: (rights) => rights.mayMove,
  run: ({ show }, items) => {
    const keys = items.map(({ key }) => key);
    show(({ library, onClose }) => <MoveDialog keys={keys} library={library} show={show} onClose={onClose} />);
  },
};
