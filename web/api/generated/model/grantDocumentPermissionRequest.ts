/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface GrantDocumentPermissionRequest {
  documentId: Id;
  userId: Id;
  canRead: boolean;
  canDownload: boolean;
}
