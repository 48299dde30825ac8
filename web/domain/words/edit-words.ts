// What the list itself says, where a name is changed in place. Apart from the others, which come with their dialogs.
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const editWords = {
  renameDocument: { done: success('Document renamed successfully'), failed: failure('Failed to rename document') },
  updateFolder: { done: success('Folder updated successfully'), failed: failure('Failed to update folder') },
} as const satisfies WordsByOperation;
