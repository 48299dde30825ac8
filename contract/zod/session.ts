/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * A full-page navigation. Starts the authorization code flow with PKCE, state and nonce, and comes back to
 * `returnTo`, else to the first screen of the role: `/` for administrators and managers, `/documents` for
 * analysts and viewers. A session that waits for an answer to terms is led to them at once. After a logout, a session that has ended or a refused
 * sign-in in the same browser the provider is asked to sign in afresh.
 * @summary Send the browser to sign in
 */
export const startLoginQueryReturnToMax = 2048;

export const startLoginQueryInvitationMax = 128;

export const startLoginQueryAgainMax = 8;



export const StartLoginQueryParams = zod.object({
  "returnTo": zod.string().max(startLoginQueryReturnToMax).optional().describe('A path of this origin to come back to. Anything else counts as absent.'),
  "invitation": zod.string().max(startLoginQueryInvitationMax).optional().describe('The token of an invitation link; opens the account page of the bundled provider.'),
  "again": zod.string().max(startLoginQueryAgainMax).optional().describe('With `true` the provider asks for a fresh sign-in, even where it remembers one. Anything else counts as absent.')
})

