/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export type ListAuditLogsParams = {
/**
 * The id of the oldest entry at hand.
 * @maxLength 64
 */
before?: string;
};
