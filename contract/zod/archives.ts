/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Documents and folders with all that is beneath them, as far as the caller may download it. What they see and may not
 * download is counted in `leftOut`. Good for this session and five minutes.
 * @summary Prepare to take a selection along
 */
export const prepareArchiveBodyDocumentIdsItemMax = 64;

export const prepareArchiveBodyDocumentIdsMax = 10000;

export const prepareArchiveBodyFolderIdsItemMax = 64;

export const prepareArchiveBodyFolderIdsMax = 10000;



export const PrepareArchiveBody = zod.strictObject({
  "documentIds": zod.array(zod.string().min(1).max(prepareArchiveBodyDocumentIdsItemMax).describe('An opaque id.')).max(prepareArchiveBodyDocumentIdsMax),
  "folderIds": zod.array(zod.string().min(1).max(prepareArchiveBodyFolderIdsItemMax).describe('An opaque id.')).max(prepareArchiveBodyFolderIdsMax)
}).describe('At least one document or folder.')

/**
 * Streamed, in the folders that the caller sees. The right to each file is asked again when its turn comes, and each is
 * audited as a download of its own, before its first byte. What may not be downloaded by then is left out, audited as
 * blocked_download and named in `NOT-INCLUDED.txt`; what is not seen any more is audited too, and counted there. Where a right to be here ends, or stored bytes turn out damaged, the
 * transfer breaks off and the archive is not whole.
 * @summary A prepared archive as a ZIP
 */
export const downloadArchivePathIdMax = 64;



export const DownloadArchiveParams = zod.object({
  "id": zod.string().max(downloadArchivePathIdMax).describe('What was prepared.')
})

