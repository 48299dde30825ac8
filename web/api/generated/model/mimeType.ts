/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * The type as declared; what is served follows the bytes.
 * @maxLength 255
 */
export type MimeType = string;
