/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { FolderPermission } from './folderPermission.ts';
import type { InitialDocumentPermission } from './initialDocumentPermission.ts';
import type { Role } from './role.ts';

export interface CreateUserRequest {
  /**
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  lastName: string;
  /** @maxLength 254 */
  email: string;
  role: Role;
  /** @maxItems 10000 */
  folderPermissions?: FolderPermission[];
  /** @maxItems 10000 */
  documentPermissions?: InitialDocumentPermission[];
}
