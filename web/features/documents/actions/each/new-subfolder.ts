import { FolderPlus } from 'lucide-react';
import { createFolderIn } from '#web/features/documents/dialogs/adding.tsx';
import { type Action, forFolders } from '../action.ts';

export const newSubfolder: Action = {
  id: 'new-subfolder',
  label: 'New subfolder',
  icon: FolderPlus,
  buttons: [],
  may: (rights) => rights.mayCreateFolders,
  ...forFolders((context, { id }) => context.show(createFolderIn(id))),
};
