// Terms before entry: a valid call of each operation, and answers that cannot be derived. None apply to users that the
// suite needs.
import type { Call, Room } from '../room/room.ts';
import type { Provoke } from './by-hand.ts';
import { group } from './sharing.ts';
import type { Sound } from './sound.ts';

/** For the members of groups; by default of a new, empty one. */
export async function newTerms(room: Room, ...of: readonly string[]): Promise<Omit<Call, 'id'>> {
  const groupIds = of.length > 0 ? of : [await group(room, [])];
  return { json: { title: room.name('Terms'), text: `Tell nobody.\n<b>${room.name('Really')}</b>.`, groupIds } };
}

/** @returns their id */
export async function published(room: Room, ...of: readonly string[]): Promise<string> {
  return room.idOf({ id: 'publishTerms', ...(await newTerms(room, ...of)) });
}

/** The next version of terms, written on this one. */
export async function nextTerms(
  room: Room,
  termsId: string,
  on: number | string,
  ...of: readonly string[]
): Promise<Call> {
  const { json } = await newTerms(room, ...of);
  return { id: 'publishTerms', headers: { 'if-match': `"${on}"` }, json: { ...(json as object), termsId } };
}

export const termsSound: Readonly<Record<string, Sound>> = {
  listTerms: () => Promise.resolve({}),
  publishTerms: (room) => newTerms(room),
  withdrawTerms: async (room) => ({ params: { id: await published(room) } }),
  getTermsVersion: async (room) => ({ params: { id: await published(room), version: '1' } }),
};

export const termsCases: Readonly<Record<string, Provoke>> = {
  'publishTerms 404': async (room) => {
    const { json } = await newTerms(room, 'conformance-none');
    return room.call({ id: 'publishTerms', json });
  },
  'publishTerms 409': async (room) => {
    const call = { id: 'publishTerms', ...(await newTerms(room)) };
    await room.must(call);
    return room.call(call);
  },
  'publishTerms 412': async (room) => room.call(await nextTerms(room, await published(room), 0)),
};
