import type { Document } from '#contract/types.ts';
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const documentWords = {
  registerDocument: {
    done: success('Document uploaded and processed successfully'),
    failed: failure('Failed to process document'),
  },
  deleteDocument: { done: success('Document deleted successfully'), failed: failure('Failed to delete document') },
  updateDocumentSettings: {
    done: { title: 'Settings Updated', message: 'Document restrictions have been updated successfully.' },
    failed: { title: 'Update Failed', message: 'Failed to update document settings.' },
    asServerSays: true,
  },
  restoreDocumentVersion: {
    done: (now: Document, { version }: { id: string; version: string }) => ({
      title: 'Version Restored',
      message: `Version ${version} is the newest again, as version ${now.version}.`,
    }),
    failed: failure('Failed to restore version'),
    saysWhy: true,
  },
} as const satisfies WordsByOperation;
