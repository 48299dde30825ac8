// The end of a user's access. From then on the user cannot sign in; their rights are kept, and are valid again if the
// end is moved. Refuses an end for oneself, an end in the past, and one that would leave the data room without an
// administrator.
import { factorsOf } from '../identity/second-factor/own-factors.ts';
import { selfChange } from '../call/errors.ts';
import { refuseUnread } from '../call/if-match.ts';
import { ok, type Handler } from '../call/operation.ts';
import { deleteObjects } from '../content/stored-objects.ts';
import { displayName, userShape } from '../records/shapes.ts';
import { endToCome, momentInWords } from '../records/ends.ts';
import { change, evenWhenFull } from '../store/change.ts';
import { activeUser } from '../records/active-user.ts';
import { endSignIns } from './endings.ts';
import { keepAnAdmin, startsToEnd } from './keep-an-admin.ts';
import { hasEnded } from '../records/presence.ts';

/**
 * A user whose access had ended must sign in again: earlier sessions, half sign-ins and tickets stay invalid. @throws
 * ApiProblem 400 for a time in the past, 403 for oneself or without a fresh second factor, 404, 412, 409 for the last
 * administrator without an end.
 */
export const updateUserExpiry: Handler<'updateUserExpiry', 'admin'> = async (context, { params, json }) => {
  if (params.id === context.actor.userId) throw selfChange();
  const expiresAt = endToCome(json.expiresAt, context.now);
  const { row, factors, discarded } = await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    await refuseUnread(context, [user.expiresAt ?? null]);
    if (startsToEnd(user, expiresAt)) await keepAnAdmin(tx, user, context);
    const row = { ...user, expiresAt };
    await tx.users.put(row);
    const [from, to] = [user.expiresAt ?? null, expiresAt].map((end) => (end === null ? 'none' : momentInWords(end)));
    const description = `Changed the end of the access of ${displayName(user)} from ${from} to ${to}`;
    audit({ type: 'user_updated', description, resource: { type: 'user', id: user.id } });
    const discarded = hasEnded(user, context.ports.clock.now()) ? await endSignIns(tx, user.id) : [];
    return { row, factors: await factorsOf(tx, user.id), discarded };
  });
  await deleteObjects(context.ports, discarded, context.call.requestId);
  return ok(userShape(row, factors));
};
