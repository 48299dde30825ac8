/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessLevel } from './accessLevel.ts';
import type { Description } from './description.ts';
import type { Name } from './name.ts';

export interface CreateFolderRequest {
  name: Name;
  description?: Description | null;
  /**
     * @maxLength 64
     * @nullable
     */
  parentId?: string | null;
  accessLevel?: AccessLevel;
}
