/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessLevel } from './accessLevel.ts';
import type { Description } from './description.ts';
import type { Id } from './id.ts';
import type { Timestamp } from './timestamp.ts';

export interface Document {
  id: Id;
  /** @maxLength 255 */
  name: string;
  description: Description | null;
  /**
     * Null means the root.
     * @maxLength 64
     * @nullable
     */
  folderId: string | null;
  /**
     * @maxLength 255
     * @nullable
     */
  mimeType: string | null;
  /**
     * Bytes.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  size: number | null;
  /**
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
  accessLevel: AccessLevel;
  downloadRestricted: boolean;
  printingRestricted: boolean;
  updatedAt: Timestamp;
  createdAt: Timestamp;
  /**
     * @maxLength 64
     * @nullable
     */
  uploadedById: string | null;
}
