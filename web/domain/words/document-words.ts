import type { Document } from '#contract/types.ts';
import { failure, messages, reasoned, type WordsByOperation } from './messages.ts';

export const documentWords = {
  registerDocument: messages('Document uploaded and processed successfully', 'Failed to process document'),
  deleteDocument: reasoned('Document deleted successfully', 'Failed to delete document'),
  updateDocumentSettings: {
    done: { title: 'Settings Updated', message: 'Document restrictions have been updated successfully.' },
    failed: { title: 'Update Failed', message: 'Failed to update document settings.' },
    hasServerMessage: true,
  },
  restoreDocumentVersion: {
    done: (now: Document, { version }: { id: string; version: string }) => ({
      title: 'Version Restored',
      message: `Version ${version} is the newest again, as version ${now.version}.`,
    }),
    failed: failure('Failed to restore version'),
    hasReason: true,
  },
} as const satisfies WordsByOperation;
