/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * Done; there is nothing to say.
 */
export type NoContentResponse = void;
