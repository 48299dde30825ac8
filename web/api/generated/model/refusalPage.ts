/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * A small HTML page with the title and the message of the refusal.
 * @maxLength 20000
 */
export type RefusalPage = string;
