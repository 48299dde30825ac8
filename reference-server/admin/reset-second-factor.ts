// Lets the operator remove the second factor of a user who lost it, where no administrator can.
import { clearFactors } from '#core/identity/second-factor/reset.ts';
import type { Ports } from '#core/ports/ports.ts';
import { emailKey } from '#core/records/keys.ts';
import { change } from '#core/store/change.ts';

/** @returns what was done, as a sentence for a terminal; null for an unknown e-mail address */
export async function resetSecondFactorOf(
  ports: Pick<Ports, 'store' | 'clock'>,
  email: string,
): Promise<string | null> {
  const machine = { ports, actor: null, client: { ipAddress: null, userAgent: null }, now: ports.clock.now() };
  return change(machine, async (tx, audit) => {
    const [user] = await tx.users.by('email', emailKey(email));
    if (!user) return null;
    const had = (await tx.secondFactors.by('user', user.id)).length;
    await clearFactors(tx, user.id, machine.now);
    const lost = had === 0 ? 'had no second factor' : 'has no second factor any more';
    const done = `${user.email} ${lost}, and is signed out everywhere`;
    const description = `The operator of the server: ${done}`;
    audit({ type: 'second_factor_reset', description, resource: { type: 'user', id: user.id } });
    return done;
  });
}
