/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * People and roles, the policy and its changes, who had access to what and why, grants, views and downloads, refusals,
 * approvals and the state of the audit chain, of a period and from the audit log alone. Valid for this session and
 * fifteen minutes, and made while it is downloaded; a user has the five newest. Without `to` the period ends now; one
 * that is not over is refused.
 * @summary Ask for a compliance report
 */
export const createComplianceReportBodyFromMax = 35;

export const createComplianceReportBodyToMax = 35;

export const createComplianceReportBodyFirstDayMax = 10;


export const createComplianceReportBodyFirstDayRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const createComplianceReportBodyLastDayMax = 10;


export const createComplianceReportBodyLastDayRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const CreateComplianceReportBody = zod.strictObject({
  "from": zod.iso.datetime({"offset":true}).max(createComplianceReportBodyFromMax).describe('ISO 8601, UTC.'),
  "to": zod.iso.datetime({"offset":true}).max(createComplianceReportBodyToMax).optional().describe('ISO 8601, UTC.'),
  "format": zod.enum(['pdf', 'csv', 'json']),
  "firstDay": zod.string().max(createComplianceReportBodyFirstDayMax).regex(createComplianceReportBodyFirstDayRegExp).optional().describe('A day where the caller is, which the file name has; without it, the day in UTC.'),
  "lastDay": zod.string().max(createComplianceReportBodyLastDayMax).regex(createComplianceReportBodyLastDayRegExp).optional().describe('A day where the caller is, which the file name has; without it, the day in UTC.')
})

/**
 * `done` of `of` entries of the audit log have been read.
 * @summary How far a report has come
 */
export const getComplianceReportPathIdMax = 64;



export const GetComplianceReportParams = zod.object({
  "id": zod.string().max(getComplianceReportPathIdMax).describe('The id of the report.')
})

/**
 * Streamed as it is made. Where the right to it ends, the transfer breaks off and the report is incomplete.
 * @summary The report
 */
export const downloadComplianceReportPathIdMax = 64;



export const DownloadComplianceReportParams = zod.object({
  "id": zod.string().max(downloadComplianceReportPathIdMax).describe('The id of the report.')
})

