/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * With the id of a document or folder from a link. The answer is the same whether it exists or not, and whether the
 * caller may see it or not. Administrators and managers have it among their tasks, and get a mail. It ends when they
 * decline it, when the requester sees the item, or after 30 days. While suspended groups lock the requester out it is
 * not shown. A user can make ten requests in a day, have ten waiting, and change reasons ten times in a day.
 * @summary Ask to see something
 */
export const requestAccessBodyItemIdMax = 64;

export const requestAccessBodyNoteMax = 500;



export const RequestAccessBody = zod.strictObject({
  "itemId": zod.string().min(1).max(requestAccessBodyItemIdMax).describe('Of a document or a folder.'),
  "note": zod.string().max(requestAccessBodyNoteMax).nullish()
})

/**
 * It leaves all tasks. To grant it, give the requester access, as always. A request that is over is not found, also
 * one whose requester sees the item by now.
 * @summary Decline a request for access
 */
export const declineAccessPathIdMax = 64;



export const DeclineAccessParams = zod.object({
  "id": zod.string().max(declineAccessPathIdMax).describe('The request\'s id.')
})

