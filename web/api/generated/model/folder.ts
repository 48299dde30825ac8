/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessLevel } from './accessLevel.ts';
import type { Description } from './description.ts';
import type { Id } from './id.ts';
import type { Timestamp } from './timestamp.ts';

export interface Folder {
  id: Id;
  /** @maxLength 255 */
  name: string;
  description: Description | null;
  /**
     * @maxLength 64
     * @nullable
     */
  parentId: string | null;
  accessLevel: AccessLevel;
  createdAt: Timestamp;
}
