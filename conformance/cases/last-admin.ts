// The one refusal that needs two concurrent callers: a room never loses its last administrator.
import { dismissAdministrators } from './account.ts';
import { NotTried } from '../suite/run.ts';
import { z } from 'zod';
import type { Call, Room } from '../room/room.ts';
import { textOf, type Role, type WireAnswer } from '../target.ts';

const tries = 20;
const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() });
type Person = z.output<typeof person>;

/**
 * Two administrators act against each other at the same time: the first succeeds, and the second is refused because no
 * administrator would be left (409). If the second came so late that the role was lost already (403 or 401), both try
 * again. @param act removes the role or the account of the user with this id.
 */
export async function nobodyLeft(room: Room, act: (id: string) => Call): Promise<WireAnswer> {
  await dismissAdministrators(room);
  let refused: WireAnswer | undefined;
  for (let attempt = 0; attempt < tries && refused?.status !== 409; attempt += 1) {
    await room.changeRole('manager', 'admin');
    const [ada, marcus] = [await whoIs(room, 'admin'), await whoIs(room, 'manager')];
    const [first, second] = await Promise.all([
      room.call({ ...act(marcus.id), who: 'admin' }),
      room.call({ ...act(ada.id), who: 'manager' }),
    ]);
    const isFirst = first.status < 300;
    refused = isFirst ? second : first;
    if (isFirst) await restore(room, 'manager', marcus, 'admin');
    else {
      await restore(room, 'admin', ada, 'manager');
      await room.changeRole('manager', 'manager');
    }
  }
  if (!refused) throw new Error('Nothing was tried');
  if (refused.status === 403 || refused.status === 401)
    throw new NotTried('of two administrators at once the second always came after the first had been answered');
  return refused;
}

async function whoIs(room: Room, role: Role): Promise<Person> {
  return room.read(person, { id: 'getCurrentUser', who: role });
}

/** Restores the role, by an invitation if the account is gone. */
async function restore(room: Room, role: Role, { id, ...names }: Person, by: Role): Promise<void> {
  const changed = await room.call({ id: 'updateUserRole', who: by, params: { id }, json: { role } });
  if (changed.status === 200) return;
  const invited = await room.must({ id: 'createUser', who: by, json: { ...names, role } });
  room.replacePerson(role, person.parse(JSON.parse(textOf(invited))).id);
  await room.target.signIn?.(role);
}
