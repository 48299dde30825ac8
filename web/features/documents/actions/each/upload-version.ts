import { FileUp } from 'lucide-react';
import { pickFile } from '#web/domain/files/pick-files.ts';
import { uploadVersion as dialogFor } from '#web/features/documents/dialogs/adding.tsx';
import { type Action, forDocuments } from '../action.ts';

/** Whatever the file is called: the document keeps its name. */
export const uploadVersion: Action = {
  id: 'upload-version',
  label: 'Upload new version',
  icon: FileUp,
  buttons: [],
  may: (rights) => rights.mayUpload,
  ...forDocuments((context, { id }) => pickFile((file) => context.show(dialogFor(id, file)))),
};
