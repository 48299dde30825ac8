/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface FolderPermission {
  folderId: Id;
  canRead: boolean;
  canWrite: boolean;
}
