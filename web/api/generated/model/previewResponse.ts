/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * The bytes, under the type found in them.
 */
export type PreviewResponse = Blob;
