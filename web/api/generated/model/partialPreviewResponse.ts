/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * The bytes of the range.
 */
export type PartialPreviewResponse = Blob;
