/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface DocumentPermission {
  id: Id;
  userId: Id;
  documentId: Id;
  canRead: boolean;
  canDownload: boolean;
}
