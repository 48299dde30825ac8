import { messages, type WordsByOperation } from './messages.ts';

export const folderWords = {
  createFolder: { ...messages('Folder created successfully', 'Failed to create folder'), hasReason: true },
  deleteFolder: { ...messages('Folder deleted successfully', 'Failed to delete folder'), hasServerMessage: true },
} as const satisfies WordsByOperation;
