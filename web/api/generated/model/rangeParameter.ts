/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * One range of bytes.
 */
export type RangeParameter = string;
