import { FolderOpen } from 'lucide-react';
import { type Action, forDocuments } from '../action.ts';

/** Out of a search, of Recent Documents or of the tree to where it stands. */
export const showInFolder: Action = {
  id: 'show-in-folder',
  label: 'Show in folder',
  icon: FolderOpen,
  buttons: [],
  may: () => true,
  ...forDocuments((context, document) => context.showInFolder(document)),
};
