/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Timestamp } from './timestamp.ts';

export interface DocumentVersion {
  /**
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
  /**
     * Bytes.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  size: number | null;
  /**
     * @maxLength 255
     * @nullable
     */
  mimeType: string | null;
  /**
     * SHA-256 of the stored bytes, in hexadecimal.
     * @maxLength 64
     * @nullable
     */
  sha256: string | null;
  /**
     * @maxLength 64
     * @nullable
     */
  uploadedById: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  uploadedByName: string | null;
  createdAt: Timestamp;
  /**
     * The version whose bytes these are, when this version was made by restoring.
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  restoredFrom: number | null;
}
