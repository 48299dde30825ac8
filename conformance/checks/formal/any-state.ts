// Users past their end, and groups that are suspended or have ended, can be changed like any other: each call that names
// one succeeds all the same. Derived from the paths of the contract and from the names of properties.
import { group } from '../../cases/sharing.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation, Schema } from '../../contract.ts';
import type { Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import { roles } from '../../target.ts';
import { passOver, promised, type Broken } from './promised.ts';
import { addressOf } from './reads.ts';
import { kindOf, naming, type Kind } from './gone.ts';

/** Calls that such a state refuses. */
const refused = new Set(['reissueInvitation', 'deleteGroup', 'requestApproval', 'endUserSession']);

const seconds = 2;
const theFour = (room: Room) => Promise.all(roles.map((role) => room.personOf(role)));

interface State {
  name: string;
  kind: Kind;
  enter: (room: Room, id: string) => Promise<void>;
}

async function end(room: Room, id: string, params: Record<string, string>): Promise<void> {
  await room.must({ id, params, json: { expiresAt: room.timeIn(seconds) } });
  await room.advance(seconds + 1);
}

const states: readonly State[] = [
  {
    name: 'a suspended group',
    kind: 'group',
    enter: async (room, id) => {
      // The suite's own four users keep their access.
      const removeMemberIds = await theFour(room);
      await room.must({ id: 'updateGroup', params: { id }, json: { suspended: true, removeMemberIds } });
    },
  },
  { name: 'a group that has ended', kind: 'group', enter: (room, id) => end(room, 'updateGroup', { id }) },
  { name: 'a user past their end', kind: 'user', enter: (room, id) => end(room, 'updateUserExpiry', { id }) },
];

export async function checkAnyState(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const names = namesOf(operation);
    const of = states.filter(({ kind }) => names.some((one) => one.kind === kind));
    if (of.length > 0 && !refused.has(operation.id))
      await promised(run, `${operation.id} any-state`, async (broken) => {
        for (const state of of)
          for (const name of names.filter(({ kind }) => kind === state.kind))
            await succeeds(run.room, operation, { state, name }, broken).catch(passOver);
      });
  }
}

interface Name {
  place: 'params' | 'json';
  name: string;
  kind: Kind;
}

function namesOf({ path, json }: Operation): Name[] {
  const [, thing = ''] = /^\/api\/(user|group)s\/\{id\}/.exec(path) ?? [];
  const inPath = [...path.matchAll(/\{(\w+Id)\}/g)].map(([, name = '']) => name);
  const found: [Name['place'], string, Kind | undefined][] = [
    ['params', 'id', thing === '' ? undefined : (thing as Kind)],
    ...inPath.map((name): [Name['place'], string, Kind | undefined] => ['params', name, kindOf(name)]),
    ...Object.keys((json?.['properties'] ?? {}) as Schema).map((name): [Name['place'], string, Kind | undefined] => [
      'json',
      name,
      kindOf(name),
    ]),
  ];
  return found.flatMap(([place, name, kind]) => (kind ? [{ place, name, kind }] : []));
}

async function succeeds(
  room: Room,
  { id: operation }: Operation,
  { state: { kind, enter, name: state }, name: { place, name } }: { state: State; name: Name },
  broken: Broken,
): Promise<void> {
  const call = await soundCall(room, operation);
  const value = place === 'params' ? call.params?.[name] : (call.json as Schema | undefined)?.[name];
  const named = [value].flat().find((id) => typeof id === 'string');
  const isOfFour = (await theFour(room)).includes(named ?? '');
  if (place === 'params' && (named === undefined || isOfFour)) return;
  const fresh = () => (kind === 'group' ? group(room, []) : room.invited());
  const id = named === undefined || isOfFour ? await fresh() : named;
  await enter(room, id);
  const { status } = await room.call(id === named ? call : naming(call, name, id));
  if (status >= 400) broken(`${addressOf(room, operation)} of ${state} answers ${status}`);
}
