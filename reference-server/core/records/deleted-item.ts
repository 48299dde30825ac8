import type { DocumentRecord, FolderRecord } from './records.ts';

/** A deleted document or folder, as it was. Until it is purged, related rows stay in their collections. */
export interface DeletedItemRecord {
  /** The id of the document or folder. */
  id: string;
  document: DocumentRecord | null;
  folder: FolderRecord | null;
  deletedAt: string;
  deletedById: string;
  /** When it is purged, unless a legal hold keeps it. */
  until: string;
  /** The deleted folder that contained it; null for an item that a user deleted directly. */
  within: string | null;
  /** The nearest folder above its purged place. */
  above?: string;
}
