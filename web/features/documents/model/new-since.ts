import type { CurrentUser, Document } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { homeOf } from './document-index.ts';

/** The time since which items are new, and for whom. */
export interface Since {
  /** In milliseconds. */
  readonly at: number;
  readonly to: string;
}

/** Null on the first visit, on which everything would be new. */
export function sinceLastVisit({ id, lastVisitAt }: CurrentUser): Since | null {
  return lastVisitAt == null ? null : { at: Date.parse(lastVisitAt), to: id };
}

/** The user's own uploads are not new. */
export function isNewSince({ updatedAt, uploadedById }: Document, { at, to }: Since): boolean {
  return uploadedById !== to && Date.parse(updatedAt) > at;
}

/** The documents that are new to the user; none on the first visit. */
export function newsFor(me: CurrentUser, documents: readonly Document[]): readonly Document[] {
  const since = sinceLastVisit(me);
  return since === null ? [] : documents.filter((document) => isNewSince(document, since));
}

/** The number of these documents in and beneath each folder. */
export function countByFolder(documents: readonly Document[], tree: FolderTree): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const { id } of tree.pathTo(homeOf(document, tree) ?? '')) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
