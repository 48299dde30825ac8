/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * Well-formed Unicode, stored in NFC, not only white space. Control characters and those that override the
 * direction of text are refused.
 * @minLength 1
 * @maxLength 255
 */
export type Name = string;
