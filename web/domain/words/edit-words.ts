// Messages of renaming in place. Separate from the others, which are loaded with their dialogs.
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const editWords = {
  renameDocument: { done: success('Document renamed successfully'), failed: failure('Failed to rename document') },
  updateFolder: { done: success('Folder updated successfully'), failed: failure('Failed to update folder') },
} as const satisfies WordsByOperation;
