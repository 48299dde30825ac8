/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * ISO 8601, UTC.
 * @maxLength 35
 */
export type Timestamp = string;
