/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * A user who may see the document is shown all of its versions; one who sees it only as its uploader, their own.
 * @summary The versions of a document, newest first
 */
export const listDocumentVersionsPathIdMax = 64;



export const ListDocumentVersionsParams = zod.object({
  "id": zod.string().max(listDocumentVersionsPathIdMax).describe('The document\'s id.')
})

/**
 * The rules of downloading the document as it is now hold for every version of it.
 * @summary The original bytes of one version
 */
export const downloadDocumentVersionPathIdMax = 64;

export const downloadDocumentVersionPathVersionMax = 16;



export const DownloadDocumentVersionParams = zod.object({
  "id": zod.string().max(downloadDocumentVersionPathIdMax).describe('The document\'s id.'),
  "version": zod.string().max(downloadDocumentVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

/**
 * What previewing the document answers, of an earlier version: the same kinds, the same mark, the same refusals. A version
 * that the caller is not shown is 404. One document_view is audited for a version, session and five minutes.
 * @summary One version, watermarked, to be shown in the browser
 */
export const previewDocumentVersionPathIdMax = 64;

export const previewDocumentVersionPathVersionMax = 16;



export const PreviewDocumentVersionParams = zod.object({
  "id": zod.string().max(previewDocumentVersionPathIdMax).describe('The document\'s id.'),
  "version": zod.string().max(previewDocumentVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

export const PreviewDocumentVersionQueryParams = zod.object({
  "inReader": zod.enum(['true']).optional().describe('For the reader of the web application: text/html has a script of the server, which passes keys, zoom and searches\nthrough the frame. Nothing else changes.\n'),
  "encoding": zod.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'shift_jis', 'gb18030', 'big5', 'euc-kr']).optional().describe('The encoding in which plain text, CSV and TSV are read, instead of the one that the bytes suggest.')
})

/**
 * Adds a new version with the earlier bytes; nothing is removed. Settings stay as they are.
 * @summary Make an earlier version the newest again
 */
export const restoreDocumentVersionPathIdMax = 64;

export const restoreDocumentVersionPathVersionMax = 16;



export const RestoreDocumentVersionParams = zod.object({
  "id": zod.string().max(restoreDocumentVersionPathIdMax).describe('The document\'s id.'),
  "version": zod.string().max(restoreDocumentVersionPathVersionMax).describe('The number of the version, counted from 1.')
})

export const restoreDocumentVersionBodyCommentMax = 500;



export const RestoreDocumentVersionBody = zod.strictObject({
  "comment": zod.string().max(restoreDocumentVersionBodyCommentMax).nullish().describe('Such as what changed. Well-formed Unicode, stored in NFC, without white space around it; one of white space alone is\nnull. Line breaks and tabs are allowed; other control characters and those that change the direction of text are refused.\n')
})

/**
 * The document's own entries of the audit log: the newest 1,000; `before` names an entry and pages on to the 1,000 older
 * than it. An entry that is none of this document's has nothing before it.
 * @summary What happened to a document, newest first
 */
export const listDocumentActivityPathIdMax = 64;



export const ListDocumentActivityParams = zod.object({
  "id": zod.string().max(listDocumentActivityPathIdMax).describe('The document\'s id.')
})

export const listDocumentActivityQueryBeforeMax = 64;



export const ListDocumentActivityQueryParams = zod.object({
  "before": zod.string().max(listDocumentActivityQueryBeforeMax).optional().describe('The id of the oldest entry at hand.')
})

/**
 * Sent by the reader of the web application for the audit log: which pages of a version were in view, and how long (of a
 * document without pages, the time alone). Needs the right to view it. Pages of a version that this session reports
 * again within five minutes are ignored, and so are a version that it was not shown lately, pages beyond 5,000, and more
 * than sixty entries a minute.
 * @summary Report the pages of a document that were read
 */
export const reportReadingPathIdMax = 64;



export const ReportReadingParams = zod.object({
  "id": zod.string().max(reportReadingPathIdMax).describe('The document\'s id.')
})

export const reportReadingBodyVersionMax = 1000000;

export const reportReadingBodyPagesItemMax = 100000;

export const reportReadingBodyPagesMax = 2000;

export const reportReadingBodySecondsMin = 0;
export const reportReadingBodySecondsMax = 300;



export const ReportReadingBody = zod.strictObject({
  "version": zod.int().min(1).max(reportReadingBodyVersionMax),
  "pages": zod.array(zod.int().min(1).max(reportReadingBodyPagesItemMax)).min(1).max(reportReadingBodyPagesMax).optional().describe('Left out where the document has no pages.'),
  "seconds": zod.int().min(reportReadingBodySecondsMin).max(reportReadingBodySecondsMax).optional().describe('How long the document was in view since the last report, in a visible window of an active user.')
})

/**
 * The properties of both versions, and their texts side by side where both have text: lines with changed words marked,
 * or cells of sheets. Where two cannot be compared, the answer says why and because of which. Needs the right to view
 * both; a version that the caller may not see is 404. Text, CSV, HTML, PDF and DOCX are compared by their text, also
 * with each other; XLSX by sheet and cell, with results of formulas and numbers as shown. Audited as a view, once in
 * five minutes for a session and two versions in either order.
 * @summary What changed between two versions
 */
export const compareDocumentVersionsPathIdMax = 64;



export const CompareDocumentVersionsParams = zod.object({
  "id": zod.string().max(compareDocumentVersionsPathIdMax).describe('The document\'s id.')
})

export const compareDocumentVersionsQueryFromMax = 7;


export const compareDocumentVersionsQueryFromRegExp = new RegExp('^[1-9]\\d{0,6}$');
export const compareDocumentVersionsQueryToMax = 7;


export const compareDocumentVersionsQueryToRegExp = new RegExp('^[1-9]\\d{0,6}$');


export const CompareDocumentVersionsQueryParams = zod.object({
  "from": zod.string().max(compareDocumentVersionsQueryFromMax).regex(compareDocumentVersionsQueryFromRegExp).describe('The version to compare.'),
  "to": zod.string().max(compareDocumentVersionsQueryToMax).regex(compareDocumentVersionsQueryToRegExp).describe('The version to compare it with.')
})

