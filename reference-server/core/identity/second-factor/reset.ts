// Resets the second factor of a user who has lost it: removes all factors and ends all sessions. Refused for oneself,
// since it would get around the rule about removing the last factor.
import { selfChange } from '../../call/errors.ts';
import { type Handler, noContent } from '../../call/operation.ts';
import { activeUser } from '../../records/presence.ts';
import { displayName } from '../../records/shapes.ts';
import { change, type ChangeTx, evenWhenFull } from '../../store/change.ts';
import { queueMail } from '../../store/outbox.ts';
import { endHalfSignIns } from '../sign-in/half-sign-in.ts';
import { forgetFactors } from './own-factors.ts';

/** @throws ApiProblem 403 for oneself or without a fresh factor, 404 */
export const resetSecondFactor: Handler<'resetSecondFactor', 'admin'> = async (context, { params }) => {
  if (params.id === context.actor.userId) throw selfChange();
  await change(evenWhenFull(context), async (tx, audit) => {
    const user = await activeUser(tx, params.id);
    await clearFactors(tx, user.id, context.now);
    const description = `Reset the second factor of ${displayName(user)} and signed them out everywhere`;
    audit({ type: 'second_factor_reset', description, resource: { type: 'user', id: user.id } });
  });
  return noContent();
};

/** Removes all factors, ends all sessions, and mails this to the user. */
export async function clearFactors(tx: ChangeTx, userId: string, now: Date): Promise<void> {
  await forgetFactors(tx, userId);
  await endHalfSignIns(tx, userId);
  for (const { id } of await tx.sessions.by('user', userId)) await tx.sessions.delete(id);
  await queueMail(tx, { id: `reset-${userId}-${now.getTime()}`, userId, kind: 'alert', about: 'factor-reset' }, now);
}
