import type { Document } from '#contract/types.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { isNewSince, sinceLastVisit } from '../../model/new-since.ts';

const words = 'New since your last visit';

/** A dot at what has come or changed since the person was last here. */
export function NewMark({ document }: { document: Document }) {
  const since = sinceLastVisit(useCurrentUser());
  if (since === null || !isNewSince(document, since)) return null;
  return <span role="img" aria-label={words} title={words} className="size-2 flex-none rounded-full bg-accent" />;
}
