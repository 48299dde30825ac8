/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { AccessLevel } from './accessLevel.ts';
import type { Description } from './description.ts';
import type { MimeType } from './mimeType.ts';
import type { Name } from './name.ts';

export interface RegisterDocumentRequest {
  /**
     * The upload URL without its query. Parsed, never fetched.
     * @minLength 1
     * @maxLength 2048
     */
  documentURL: string;
  name: Name;
  description?: Description | null;
  /**
     * Null or missing means the root.
     * @maxLength 64
     * @nullable
     */
  folderId?: string | null;
  mimeType: MimeType;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  size: number;
  accessLevel?: AccessLevel;
  downloadRestricted?: boolean;
}
