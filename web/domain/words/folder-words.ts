import { messages, reasoned, type WordsByOperation } from './messages.ts';

export const folderWords = {
  createFolder: reasoned('Folder created successfully', 'Failed to create folder'),
  deleteFolder: { ...messages('Folder deleted successfully', 'Failed to delete folder'), hasServerMessage: true },
} as const satisfies WordsByOperation;
