import type { CurrentUser, Document } from '#contract/types.ts';

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
