// Gives the four users a second factor while the policy requires one, since their sessions would otherwise end for
// good.
import { z } from 'zod';
import { beginTotp } from '../cases/account.ts';
import type { Room } from '../room/room.ts';
import { NotTried } from '../suite/run.ts';
import { roles, textOf, type Role } from '../target.ts';

const standing = z.object({ verifiedAt: z.string().nullable() });
const added = z.object({ factor: z.object({ id: z.string() }) });

/** @returns a function that removes them */
export async function lendFactors(room: Room): Promise<() => Promise<void>> {
  const lent: { who: Role; id: string }[] = [];
  const giveBack = async () => {
    for (const { who, id } of lent) await room.call({ id: 'removeSecondFactor', who, params: { id } });
  };
  try {
    for (const who of roles) {
      const found = await room.must({ id: 'getMySecondFactor', who });
      if (standing.parse(JSON.parse(textOf(found))).verifiedAt !== null) continue;
      const { id, app } = await begin(room, who);
      const json = { code: await app.next(), name: 'Lent by the conformance suite' };
      const answer = await room.must({ id: 'finishTotpEnrolment', who, params: { id }, json });
      lent.push({ who, id: added.parse(JSON.parse(textOf(answer))).factor.id });
    }
  } catch (error) {
    await giveBack();
    const why = error instanceof Error ? error.message : String(error);
    throw new NotTried(`the four would need a second factor for a while: ${why}`, { cause: error });
  }
  return giveBack;
}

/** Begins an enrolment; signs in again first, where the target offers that, if the last sign-in is too old. */
async function begin(room: Room, who: Role): ReturnType<typeof beginTotp> {
  const { target } = room;
  if (!target.signIn) return beginTotp(room, { who });
  try {
    return await beginTotp(room, { who });
  } catch {
    await target.signIn(who);
    return beginTotp(room, { who });
  }
}
