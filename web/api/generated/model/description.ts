/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * Free text, line breaks allowed; stored in NFC.
 * @maxLength 2000
 * @nullable
 */
export type Description = string | null;
