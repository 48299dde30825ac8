/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * An opaque id.
 * @minLength 1
 * @maxLength 64
 */
export type Id = string;
