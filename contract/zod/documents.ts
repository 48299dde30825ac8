/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * The first registration of a name in a folder makes a document (201). The same name (NFC, case-sensitive) in the
 * same folder again makes the next version of that document (200): same id, createdAt, uploadedById, grants and
 * printingRestricted; accessLevel and downloadRestricted take the stricter of old and sent; a description that is
 * not sent keeps the old one. The stored byte count wins over the declared size.
 * @summary Register a stored object as a document
 */
export const registerDocumentBodyDocumentURLMax = 2048;

export const registerDocumentBodyNameMax = 255;

export const registerDocumentBodyDescriptionMax = 2000;

export const registerDocumentBodyFolderIdMax = 64;

export const registerDocumentBodyMimeTypeMax = 255;

export const registerDocumentBodySizeMin = 0;
export const registerDocumentBodySizeMax = 9007199254740991;

export const registerDocumentBodyAccessLevelDefault = `public`;
export const registerDocumentBodyCommentMax = 500;

export const registerDocumentBodyDownloadRestrictedDefault = false;
export const registerDocumentBodyNextVersionOfMax = 64;



export const RegisterDocumentBody = zod.strictObject({
  "documentURL": zod.string().min(1).max(registerDocumentBodyDocumentURLMax).describe('The upload URL without its query. Parsed, never fetched.'),
  "name": zod.string().min(1).max(registerDocumentBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space or invisible characters. Control characters, line breaks and those\nthat change the direction of text are refused.\n'),
  "description": zod.string().max(registerDocumentBodyDescriptionMax).nullish().describe('Well-formed Unicode, stored in NFC, with line breaks and tabs. Other control characters and those that embed or override\nthe direction of text are refused.\n'),
  "folderId": zod.string().max(registerDocumentBodyFolderIdMax).nullish().describe('Null or missing means the root.'),
  "mimeType": zod.string().max(registerDocumentBodyMimeTypeMax).describe('The type as declared; what is served follows the bytes.'),
  "size": zod.int().min(registerDocumentBodySizeMin).max(registerDocumentBodySizeMax),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).default(registerDocumentBodyAccessLevelDefault).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n'),
  "comment": zod.string().max(registerDocumentBodyCommentMax).nullish().describe('Such as what changed. Well-formed Unicode, stored in NFC, without white space around it; one of white space alone is\nnull. Line breaks and tabs are allowed; other control characters and those that change the direction of text are refused.\n'),
  "downloadRestricted": zod.boolean().default(registerDocumentBodyDownloadRestrictedDefault),
  "nextVersionOf": zod.string().min(1).max(registerDocumentBodyNextVersionOfMax).optional().describe('The document that is meant to get a version; without it, the name decides.')
})

/**
 * Rights as for deleting. A name that another document of the same folder has is a conflict, where the caller may
 * see that document: a name that is out of sight is not taken.
 * @summary Rename a document
 */
export const renameDocumentPathIdMax = 64;



export const RenameDocumentParams = zod.object({
  "id": zod.string().max(renameDocumentPathIdMax).describe('The document\'s id.')
})

export const renameDocumentBodyNameMax = 255;



export const RenameDocumentBody = zod.strictObject({
  "name": zod.string().min(1).max(renameDocumentBodyNameMax).describe('Well-formed Unicode, stored in NFC, not only white space or invisible characters. Control characters, line breaks and those\nthat change the direction of text are refused.\n')
})

/**
 * Hidden from every user at once. Administrators and managers can put it back for as many days as the installation sets
 * (30; 0 for none). Analysts and viewers may delete their own uploads.
 * @summary Delete a document with all its versions and grants
 */
export const deleteDocumentPathIdMax = 64;



export const DeleteDocumentParams = zod.object({
  "id": zod.string().max(deleteDocumentPathIdMax).describe('The document\'s id.')
})

/**
 * All three are sent. The change takes effect on the very next request of everybody. `If-Match` names
 * [accessLevel, downloadRestricted, printingRestricted].
 * @summary Change access level and restrictions
 */
export const updateDocumentSettingsPathIdMax = 64;



export const UpdateDocumentSettingsParams = zod.object({
  "id": zod.string().max(updateDocumentSettingsPathIdMax).describe('The document\'s id.')
})

export const UpdateDocumentSettingsBody = zod.strictObject({
  "downloadRestricted": zod.boolean(),
  "printingRestricted": zod.boolean(),
  "accessLevel": zod.enum(['public', 'restricted', 'confidential']).describe('public: anyone with folder access can view. restricted: only users with specific permissions. confidential:\nhighly restricted, explicit permissions required.\n')
})

/**
 * Byte for byte what was uploaded. No user can download a confidential document with restricted downloads.
 * Every refusal is audited as blocked_download. What is stored is held against its hash as it leaves: where it is
 * damaged or missing the answer is 500, or the transfer breaks off before its end, and failed_download is audited;
 * a complete answer has the bytes that its ETag names. HEAD and Range follow the same rules. A navigation
 * (`Accept: text/html` preferred) gets its refusal as a small page.
 * @summary The original bytes, as an attachment
 */
export const downloadDocumentPathIdMax = 64;



export const DownloadDocumentParams = zod.object({
  "id": zod.string().max(downloadDocumentPathIdMax).describe('The document\'s id.')
})

/**
 * PDF, raster images, SVG and HTML are served inline with the reader's e-mail and the time stamped in; the type is
 * detected from the bytes, not taken from the declaration. TIFF and animated PNG are shown as PNG, pages of a TIFF one
 * below the other; if they differ in size or are too large together, the first is shown, and says so. Plain text (Markdown and code are text), CSV, TSV, DOCX, XLSX and PPTX are shown as text/html made of
 * their content, stamped and without links, scripts or external content; of long files it shows the beginning and says
 * so. Bytes without a known type are shown as the declared one where they can be read as that; an empty file is 415.
 * X-Watermark says whether the bytes are stamped. Anything else is 415, and so is what cannot be stamped: PDF and images
 * that a browser shows for a reader who may not download, other types for every reader. An upload of one's own whose
 * content one may no longer see is 403. While too many previews are being made the answer is 503 with Retry-After. One
 * document_view is audited for a version, session and five minutes, and failed_view where stored bytes are damaged or
 * missing.
 * @summary The content, watermarked, to be shown in the browser
 */
export const previewDocumentPathIdMax = 64;



export const PreviewDocumentParams = zod.object({
  "id": zod.string().max(previewDocumentPathIdMax).describe('The document\'s id.')
})

export const PreviewDocumentQueryParams = zod.object({
  "inReader": zod.enum(['true']).optional().describe('For the reader of the web application: text/html has a script of the server, which passes keys, zoom and searches\nthrough the frame. Nothing else changes.\n'),
  "encoding": zod.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'shift_jis', 'gb18030', 'big5', 'euc-kr']).optional().describe('The encoding in which plain text, CSV and TSV are read, instead of the one that the bytes suggest.')
})

