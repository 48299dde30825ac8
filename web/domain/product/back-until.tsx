import { useState } from 'react';
import * as roles from '#contract/roles.ts';
import { serverNow } from '#web/api/server-time.ts';
import { dateText } from '#web/format/date-time.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { mayCall } from '#web/session/may-call.ts';

const dayMs = 86_400_000;

/**
 * For deletion dialogs: until when the item can be restored, or that it cannot be.
 *
 * @param isFinalSaid the dialog's own text states that it cannot be undone
 */
export function BackUntil({ isFinalSaid = false }: { isFinalSaid?: boolean }) {
  const user = useCurrentUser();
  const [now] = useState(serverNow);
  if (user.retentionDays === undefined)
    return isFinalSaid ? null : <p className="mt-2">This action cannot be undone.</p>;
  const day = dateText(new Date(now + user.retentionDays * dayMs).toISOString());
  return (
    <p className="mt-2 text-cell text-text-subtle">
      {mayCall(roles.putBackItem, roleOf(user))
        ? `Deleted Items can put it back until ${day}.`
        : `Administrators and managers can put it back until ${day}.`}
    </p>
  );
}
