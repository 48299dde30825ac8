/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Every mail has a link that does the same for its kind without signing in; that of an invitation stops them all.
 * @summary Change the caller's mail settings
 */
export const UpdateMyMailSettingsBody = zod.strictObject({
  "digest": zod.enum(['instant', 'daily', 'weekly', 'off']).describe('How often a mail says which documents are new.'),
  "tasks": zod.boolean().describe('Approvals and requests that wait, and access that ends within a week.'),
  "alerts": zod.boolean().describe('Second factors, sign-ins from new devices, and failed sign-ins.')
}).describe('Which mails a user gets.')

