/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Counted from the audit log, from the beginning (UTC) of the first day to now: each figure is what searchAuditLogs
 * finds of its type since `from`. Entries with `pages` belong to a view that is counted already: they count as pages and
 * seconds read, not as views. With `groupId`, of the members of this group alone, with what is new to them.
 * @summary What was measured in this room
 */
export const getMeasuresQueryDaysDefault = `30`;
export const getMeasuresQueryGroupIdMax = 64;



export const GetMeasuresQueryParams = zod.object({
  "days": zod.enum(['1', '2', '3', '4', '5', '6', '7', '30', '90']).default(getMeasuresQueryDaysDefault).describe('How many days, today included.'),
  "groupId": zod.string().max(getMeasuresQueryGroupIdMax).optional().describe('The group whose members are counted.')
})

