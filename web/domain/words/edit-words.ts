// Messages of renaming in place. Separate from the others, which are loaded with their dialogs.
import { reasoned, type WordsByOperation } from './messages.ts';

export const editWords = {
  renameDocument: reasoned('Document renamed successfully', 'Failed to rename document'),
  updateFolder: reasoned('Folder updated successfully', 'Failed to update folder'),
} as const satisfies WordsByOperation;
