import { Upload } from 'lucide-react';
import { uploadInto } from '#web/features/documents/dialogs/adding.tsx';
import { type Action, forFolders } from '../action.ts';

export const uploadToFolder: Action = {
  id: 'upload-to-folder',
  label: 'Upload to Folder',
  icon: Upload,
  buttons: [],
  may: (rights) => rights.mayUpload,
  ...forFolders((context, { id }) => context.show(uploadInto(id))),
};
