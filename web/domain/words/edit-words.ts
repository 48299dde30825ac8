// Messages of renaming in place. Separate from the others, which are loaded with their dialogs.
import { messages, type WordsByOperation } from './messages.ts';

export const editWords = {
  renameDocument: { ...messages('Document renamed successfully', 'Failed to rename document'), hasReason: true },
  updateFolder: { ...messages('Folder updated successfully', 'Failed to update folder'), hasReason: true },
} as const satisfies WordsByOperation;
