// Delicate calls need a recent proof of a second factor in the same session. A factor that was first added in the
// session does not count.
import { secondFactorRequired, signInAgain } from '../../call/errors.ts';
import type { Actor } from '../../call/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { policyNow } from '../../records/policy-in-force.ts';

interface CallerContext {
  actor: Pick<Actor, 'sessionId'>;
  now: Date;
  ports: Pick<Ports, 'policyByEnvironment'>;
}

/** Checked in the transaction that it guards. @throws ApiProblem 403 where the policy requires it. */
export async function requireFreshFactor(tx: Tables, context: CallerContext): Promise<void> {
  const { stepUpMinutes } = await policyNow(tx, context.ports);
  if (stepUpMinutes === null) return;
  const session = await tx.sessions.get(context.actor.sessionId);
  if (session?.addedFirstFactor && session.secondFactor?.method !== 'provider') {
    throw signInAgain('a second factor counts for this from the next sign-in on');
  }
  await requireFactorWithin(tx, context, stepUpMinutes);
}

/** @throws ApiProblem 403 */
export async function requireFactorWithin(tx: Tables, { actor, now }: CallerContext, minutes: number): Promise<void> {
  const proven = (await tx.sessions.get(actor.sessionId))?.secondFactor;
  // A proof of a time to come was given before the clock was set back, and must not be fresh until then.
  const ageMs = proven ? Math.abs(now.getTime() - new Date(proven.at).getTime()) : Infinity;
  if (ageMs > minutes * 60_000) throw secondFactorRequired();
}
