import type { CurrentUser, Document } from '#contract/types.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useWorkspace, type Workspace } from '../../page/workspace.ts';
import { isNewSince, sinceLastVisit } from '../../model/new-since.ts';

const words = 'New since your last visit';
export const newDot = 'size-2 flex-none rounded-full bg-accent';

/** When their access ends, whether it is a favourite, and whether it is new since their last visit. */
export function OwnMarks({ document }: { document: Document }) {
  return ownMarks(document, useCurrentUser(), useWorkspace());
}

/** The marks as elements instead of components, which is faster in rows. */
export function ownMarks(document: Document, me: CurrentUser, { favourites }: Pick<Workspace, 'favourites'>) {
  const since = sinceLastVisit(me);
  const isNew = since !== null && isNewSince(document, since);
  return (
    <>
      {document.accessEndsAt != null && <ExpiryBadge expiresAt={document.accessEndsAt} subject="Your access" />}
      {favourites?.has(document.id) && (
        <span role="img" aria-label="Favourite" title="Favourite" className="text-accent">
          ★
        </span>
      )}
      {isNew && <span role="img" aria-label={words} title={words} className={newDot} />}
    </>
  );
}
