/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Every mail has a link that does the same without signing in, for the kind of mail that it is; that of an invitation
 * stops them all.
 * @summary Choose which mails one gets
 */
export const UpdateMyMailSettingsBody = zod.strictObject({
  "digest": zod.enum(['instant', 'daily', 'weekly', 'off']).describe('How often a mail says which documents are new.'),
  "tasks": zod.boolean().describe('What waits for a decision, and access that ends within a week.'),
  "alerts": zod.boolean().describe('Second factors, sign-ins from new devices, and failed sign-ins.')
}).describe('Which mails somebody gets.')

