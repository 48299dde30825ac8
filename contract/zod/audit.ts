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

/**
 * All filters are optional, and all that are given hold; `from` is before `to`. `before` names an entry and pages on to
 * those older than it; an entry that does not exist has nothing before it. `matched` is null where counting all would
 * have cost too much, and with `before`.
 * @summary The entries that match, newest first
 */
export const searchAuditLogsQueryTextMax = 200;

export const searchAuditLogsQueryPersonMax = 64;

export const searchAuditLogsQueryTypesMax = 2000;

export const searchAuditLogsQueryResourceTypeMax = 64;

export const searchAuditLogsQueryResourceIdMax = 64;

export const searchAuditLogsQueryFromMax = 35;

export const searchAuditLogsQueryToMax = 35;

export const searchAuditLogsQueryBeforeMax = 64;

export const searchAuditLogsQueryLimitMax = 4;


export const searchAuditLogsQueryLimitRegExp = new RegExp('^[0-9]{1,4}$');


export const SearchAuditLogsQueryParams = zod.object({
  "text": zod.string().min(1).max(searchAuditLogsQueryTextMax).optional().describe('To the letter in the description, the address, or the name or e-mail of the user, whatever the case, in NFC.'),
  "person": zod.string().min(1).max(searchAuditLogsQueryPersonMax).optional().describe('The id of the user who acted, or `nobody`.'),
  "types": zod.string().min(1).max(searchAuditLogsQueryTypesMax).optional().describe('Activity types, with commas between them.'),
  "resourceType": zod.string().min(1).max(searchAuditLogsQueryResourceTypeMax).optional().describe('What it was about.'),
  "resourceId": zod.string().min(1).max(searchAuditLogsQueryResourceIdMax).optional().describe('The id of what it was about.'),
  "from": zod.iso.datetime({"offset":true}).max(searchAuditLogsQueryFromMax).optional().describe('Entries at this time or later.'),
  "to": zod.iso.datetime({"offset":true}).max(searchAuditLogsQueryToMax).optional().describe('Entries before this time.'),
  "alerts": zod.enum(['true']).optional().describe('Alerts alone, which are failed sign-ins, a hundred wrong second factors, blocked and failed downloads, failed views, permissions revoked.'),
  "before": zod.string().max(searchAuditLogsQueryBeforeMax).optional().describe('The id of the oldest entry at hand.'),
  "limit": zod.string().max(searchAuditLogsQueryLimitMax).regex(searchAuditLogsQueryLimitRegExp).optional().describe('The largest number of entries, 1 to 1,000; 100 by default.')
})

