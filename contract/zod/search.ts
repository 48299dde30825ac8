/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Documents whose text has every word of `q`, the newest change first: PDF, DOCX, XLSX, PPTX, HTML, CSV and plain text,
 * and images and PDFs of images alone where the server reads scans. Only documents that the caller may view are
 * searched, in the version that they are shown, and files without a preview only with the right to download; others change
 * neither results nor order nor time. Words match from their beginning, "phrases in quotes" as written; accents and case
 * make no difference. In Chinese, Japanese, Thai, Arabic and Hebrew any part of the text matches.
 *
 * Files are read in the background, and found from then on; `indexing` says how many have been read. The first million
 * characters of a file are searched.
 * @summary Search the text of documents
 */
export const searchContentsQueryQMax = 200;

export const searchContentsQueryFolderMax = 64;

export const searchContentsQueryFromMax = 35;

export const searchContentsQueryToMax = 35;

export const searchContentsQueryAfterMax = 64;

export const searchContentsQueryLimitMax = 2;


export const searchContentsQueryLimitRegExp = new RegExp('^[0-9]{1,2}$');


export const SearchContentsQueryParams = zod.object({
  "q": zod.string().min(1).max(searchContentsQueryQMax).describe('Words and phrases, of which the first ten count.'),
  "type": zod.enum(['pdf', 'docx', 'xlsx', 'pptx', 'html', 'text', 'image']).optional().describe('Files of this kind alone.'),
  "folder": zod.string().min(1).max(searchContentsQueryFolderMax).optional().describe('In this folder and beneath it.'),
  "level": zod.enum(['public', 'restricted', 'confidential']).optional().describe('Documents of this level alone.'),
  "from": zod.iso.datetime({"offset":true}).max(searchContentsQueryFromMax).optional().describe('Changed at this time or later.'),
  "to": zod.iso.datetime({"offset":true}).max(searchContentsQueryToMax).optional().describe('Changed before this time.'),
  "after": zod.string().max(searchContentsQueryAfterMax).optional().describe('The `next` of the page before, also where its last document was changed or deleted since. Nothing comes after anything else.'),
  "limit": zod.string().max(searchContentsQueryLimitMax).regex(searchContentsQueryLimitRegExp).optional().describe('The largest number of documents, 1 to 50; 10 by default.')
})

