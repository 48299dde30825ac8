/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export type StartLoginParams = {
/**
 * A path of this origin to come back to. Anything else counts as absent.
 * @maxLength 2048
 */
returnTo?: string;
/**
 * The token of an invitation link; opens the account page of the bundled provider.
 * @maxLength 128
 */
invitation?: string;
};
