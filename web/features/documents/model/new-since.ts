import type { CurrentUser, Document } from '#contract/types.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { homeOf } from './document-index.ts';

/** Since when something is new, and to whom. */
export interface Since {
  readonly at: string;
  readonly to: string;
}

/** Null where nothing is: on the first visit everything would be. */
export function sinceLastVisit({ id, lastVisitAt }: CurrentUser): Since | null {
  return lastVisitAt == null ? null : { at: lastVisitAt, to: id };
}

/** What somebody uploaded is not new to them. */
export function isNewSince({ updatedAt, uploadedById }: Document, { at, to }: Since): boolean {
  return uploadedById !== to && Date.parse(updatedAt) > Date.parse(at);
}

/** What is new to this person; nothing on the first visit. */
export function newsFor(me: CurrentUser, documents: readonly Document[]): readonly Document[] {
  const since = sinceLastVisit(me);
  return since === null ? [] : documents.filter((document) => isNewSince(document, since));
}

/** How many of these documents are in each folder and beneath it. */
export function countByFolder(documents: readonly Document[], tree: FolderTree): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const { id } of tree.pathTo(homeOf(document, tree) ?? '')) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
