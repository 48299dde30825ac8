/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The newest 10,000 entries; `before` (an extension) names an entry and pages on to the 10,000 older than it. An
 * entry that does not exist has nothing before it.
 * @summary The audit log, newest first
 */
export const listAuditLogsQueryBeforeMax = 64;



export const ListAuditLogsQueryParams = zod.object({
  "before": zod.string().max(listAuditLogsQueryBeforeMax).optional().describe('The id of the oldest entry at hand.')
})

