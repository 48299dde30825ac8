/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export interface UploadTicket {
  /** @maxLength 2048 */
  uploadURL: string;
}
