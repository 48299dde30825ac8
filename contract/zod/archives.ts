/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * Documents and folders with all that is beneath them, as far as the caller may download it; `leftOut` counts what they
 * see and may not download. Valid for this session and five minutes; a user has the five newest.
 * @summary Prepare an archive of a selection
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
 * Streamed, in the folders that the caller sees. The right to each file is checked when its turn comes, and each is
 * audited as a download of its own, before its first byte. Files that may no longer be downloaded are left out, audited
 * as blocked_download and named in `NOT-INCLUDED.txt`; those no longer visible are audited too, and counted there. Where
 * the caller's access ends, or stored bytes are damaged, the transfer breaks off and the archive is incomplete.
 * @summary A prepared archive as a ZIP
 */
export const downloadArchivePathIdMax = 64;



export const DownloadArchiveParams = zod.object({
  "id": zod.string().max(downloadArchivePathIdMax).describe('The id of the archive.')
})

