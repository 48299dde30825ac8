// The row of what was deleted and can be put back.
import type { DocumentRecord, FolderRecord } from './records.ts';

/** What was deleted, as it was: a document or a folder. Until it is purged, what hangs on it stays in its collections. */
export interface DeletedItemRecord {
  /** The document's or folder's. */
  id: string;
  document: DocumentRecord | null;
  folder: FolderRecord | null;
  deletedAt: string;
  deletedById: string;
  /** When it is purged, unless a legal hold keeps it. */
  until: string;
  /** The deleted folder that it went with; null for what somebody deleted itself. */
  within: string | null;
}
