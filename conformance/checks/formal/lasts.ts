// `x-lasts`: an upload URL, archive, report or enrolment works until its time is over. Only a user's newest N are kept.
import { authenticator, beginTotp, finishPasskey, newMember } from '../../cases/account.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation } from '../../contract.ts';
import type { Lasts } from '../../extensions/shapes.ts';
import type { Call, Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf } from './reads.ts';

/** Makes what the call uses, and then the call. */
type Make = () => Promise<() => Promise<Call>>;

/** Others are valid calls, as they are made. */
const makers: Readonly<Record<string, (room: Room) => Promise<Make>>> = {
  finishTotpEnrolment: async (room) => {
    const { who } = await newMember(room, 'viewer');
    return async () => {
      const { id, app } = await beginTotp(room, { who });
      const named = { id: 'finishTotpEnrolment', who, params: { id } };
      return async () => ({ ...named, json: { code: await app.next(), name: 'Phone' } });
    };
  },
  finishPasskeyEnrolment: async (room) => {
    const [person, holder] = [await newMember(room, 'viewer'), await authenticator(room)];
    return async () => {
      const call = { id: 'finishPasskeyEnrolment', ...(await finishPasskey(room, person, holder)) };
      return () => Promise.resolve(call);
    };
  },
};

const soundMaker =
  (room: Room, id: string): Make =>
  async () => {
    const call = await soundCall(room, id, 'manager');
    return () => Promise.resolve(call);
  };

export async function checkLasts(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const { lasts } = operation;
    if (lasts) await promised(run, `${operation.id} lasts`, (broken) => lasting(run, operation, lasts, broken));
  }
}

async function lasting({ room }: Run, { id }: Operation, { minutes, newest, status }: Lasts, broken: Broken) {
  const maker = () => makers[id]?.(room) ?? soundMaker(room, id);
  const expect = async (isThere: boolean, when: string, make: () => Promise<Call>) => {
    const answer = await room.call(await make());
    if (isThere ? answer.status < 400 : answer.status === status) return;
    broken(`${addressOf(room, id)} ${when} answers ${answer.status}${isThere ? '' : `, not ${status}`}`);
  };
  if (newest !== null) {
    const [make, calls] = [await maker(), []] as [Make, (() => Promise<Call>)[]];
    while (calls.length <= newest) calls.push(await make());
    const [first, second] = calls;
    if (first) await expect(false, `of the oldest of ${newest + 1}`, first);
    if (second) await expect(true, `of the second of ${newest + 1}`, second);
  }
  const make = await maker();
  const [inTime, late] = [await make(), await make()];
  await room.advance(minutes * 60 - 30);
  await expect(true, `half a minute before ${minutes} minutes have passed`, inTime);
  await room.advance(31);
  await expect(false, `after ${minutes} minutes`, late);
}
