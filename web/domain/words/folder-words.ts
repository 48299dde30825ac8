import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const folderWords = {
  createFolder: { done: success('Folder created successfully'), failed: failure('Failed to create folder') },
  deleteFolder: {
    done: success('Folder deleted successfully'),
    failed: failure('Failed to delete folder'),
    asServerSays: true,
  },
} as const satisfies WordsByOperation;
