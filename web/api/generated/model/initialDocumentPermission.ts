/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface InitialDocumentPermission {
  documentId: Id;
  canRead: boolean;
  canDownload: boolean;
}
