/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The documents whose text holds every word of `q`, the newest change first: PDF, DOCX, XLSX, PPTX, HTML, CSV and plain
 * text, and, where the server reads scans, pictures and PDFs that are nothing but pictures. Only what whoever calls may view is searched, in the version that they are shown: nothing else changes results, order
 * or time. Words match from their beginning on, "phrases in quotes" as they stand; accents and case make no difference. In
 * Chinese, Japanese, Thai, Arabic and Hebrew anything matches that stands in the text.
 *
 * Files are read in the background, and until then not found; `indexing` counts them. Of a file the first million
 * characters are searched.
 * @summary What documents say
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
  "after": zod.string().max(searchContentsQueryAfterMax).optional().describe('The `next` of the page before. A document that is not found here has nothing after it.'),
  "limit": zod.string().max(searchContentsQueryLimitMax).regex(searchContentsQueryLimitRegExp).optional().describe('At most so many documents, 1 to 50; 10 unless told.')
})

