// Holds calls at each step while a right ends: once that is acknowledged, a held call must change nothing and send no
// first byte that a new call of the same user would be refused.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { isDeep } from '#server/testing/deep.ts';
import type { CoreOperationId } from '../../call/operation.ts';
import type { ApiAnswer } from '../../call/request.ts';
import { openRoom, type RoomPorts } from '../../room/room.ts';
import type { Tables } from '../../ports/store.ts';
import { collectionNames } from '../../records/keys.ts';
import { callerOf } from '../sessions/sessions.ts';
import { collect } from '../../store/memory-objects.ts';
import { ADDRESS, testRequest } from '../../testing/room.ts';
import { Gate, gatedBytes, gatedObjects, gatedWatermarker, gatedStore } from './testing/gates.ts';
import { type Caller, CHIEF, READER, sessionOf, setStage, type Stage } from './testing/stage.ts';
import { type EndName, ends } from './testing/ends.ts';
import { calls } from './testing/calls.ts';

interface Held {
  operationId: CoreOperationId;
  caller: Caller;
  end: EndName;
  /** The step at which the call is held, modulo the number of steps. */
  at: number;
}

/** Whether the caller is checked again; otherwise the first check is trusted to the end. */
type Looks = 'again' | 'once';

const operationIds = Object.keys(calls) as CoreOperationId[];
const mayBegin = (operationId: CoreOperationId, caller: Caller) => {
  const roles: readonly string[] = contractOperations[operationId].roles;
  return roles.includes('public') || caller === CHIEF || roles.includes('viewer') || roles.includes('owner');
};
const pairs = operationIds.flatMap((operationId) =>
  ([CHIEF, READER] as const)
    .filter((caller) => mayBegin(operationId, caller))
    .map((caller) => [operationId, caller] as const),
);
const held: fc.Arbitrary<Held> = fc
  .tuple(fc.constantFrom(...pairs), fc.constantFrom(...(Object.keys(ends) as EndName[])), fc.nat(199))
  .map(([[operationId, caller], end, at]) => ({ operationId, caller, end, at }));

async function call(stage: Stage, { operationId, caller }: Held, gate: Gate, looks: Looks): Promise<ApiAnswer> {
  const { ports } = stage.room;
  const find = (tx: Tables) => callerOf(tx, stage.room, sessionOf(caller), ADDRESS);
  const actor = await ports.store.read(find);
  const held: RoomPorts = {
    ...ports,
    identify: () => Promise.resolve({ actor, now: (tx) => (looks === 'once' ? Promise.resolve(actor) : find(tx)) }),
    store: gatedStore(ports.store, gate),
    objects: gatedObjects(ports.objects, gate),
    watermarker: gatedWatermarker(ports.watermarker, gate),
  };
  const room = openRoom(held, stage.room.memory);
  return room.answer(testRequest(operationId, calls[operationId](stage, caller), (bytes) => gatedBytes(bytes, gate)));
}

/** Audit entries of refusals, which may be written at any time. */
const refusals: readonly string[] = ['blocked_download', 'failed_login'];

/** The state that a call could have changed. */
async function kept({ room }: Stage): Promise<string> {
  const rows = await room.ports.store.read((tx) => Promise.all(collectionNames.map((name) => tx[name].list())));
  const logged = (await room.entries()).filter(({ activityType }) => !refusals.includes(activityType));
  return JSON.stringify([rows, logged.map(({ id: _id, ...entry }) => entry), room.ports.objects.keys().sort()]);
}

const open = (): Gate => new Gate(0);
const stepsOf = new Map<string, Promise<number>>();

/** The number of steps of an undisturbed call. */
function steps(one: Held): Promise<number> {
  const name = `${one.operationId} ${one.caller}`;
  let known = stepsOf.get(name);
  if (!known) {
    known = (async () => {
      const gate = open();
      const answer = await call(await setStage(), one, gate, 'again');
      if (answer.status >= 300) throw new Error(`${name} does not succeed: ${answer.status}`);
      return gate.steps;
    })();
    stepsOf.set(name, known);
  }
  return known;
}

/** What a held call did that a new one could not; null for nothing. */
async function overstepped(one: Held, looks: Looks): Promise<string | null> {
  const twin = await setStage();
  await ends[one.end](twin, one.caller);
  const fresh = await call(twin, one, open(), 'again');

  const stage = await setStage();
  const begun = await kept(stage);
  const gate = new Gate(1 + (one.at % (await steps(one))));
  const answering = call(stage, one, gate, looks);
  const isHeld = await Promise.race([gate.arrived.then(() => true), answering.then(() => false)]);
  if (!isHeld) return null;
  const isDone = (await kept(stage)) !== begun;
  await ends[one.end](stage, one.caller);
  const before = await kept(stage);
  gate.open();
  const answer = await answering;
  if (fresh.status < 400) return null;
  const { body: sent } = answer;
  const body = sent === null || sent instanceof Uint8Array ? null : await collect(sent).catch(() => null);
  if (answer.status < 400 && !(isDone && contractOperations[one.operationId].method !== 'GET'))
    return `answered ${answer.status}${body ? ` and ${body.length} bytes` : ''} where a fresh call gets ${fresh.status}`;
  // Only a change that was completed in time may be followed by cleaning up.
  if (!isDone && (await kept(stage)) !== before) return 'changed something';
  return null;
}

it('every operation of the contract has a call here', () => {
  const core = Object.entries(contractOperations).filter(([, { navigation }]) => !navigation);
  expect(Object.keys(calls).sort()).toEqual(core.map(([id]) => id).sort());
});

it(
  'a call that is paused at any step, while a right ends, does nothing that a new call would be refused',
  async () => {
    const property = fc.asyncProperty(held, async (one) => {
      expect(await overstepped(one, 'again')).toBeNull();
    });
    // Its bytes are deleted while it is opened, which must not be audited as damage.
    const examples: [Held][] = [
      [
        {
          operationId: 'downloadDocumentVersion',
          caller: CHIEF,
          end: 'the folder is deleted with what is in it',
          at: 32,
        },
      ],
      // Receiving counts as use, but not where the session ended meanwhile.
      [{ operationId: 'downloadDocument', caller: READER, end: 'the session was idle for too long', at: 149 }],
    ];
    await fc.assert(property, isDeep ? { examples, numRuns: 20_000 } : { examples, seed: 15, numRuns: 30 });
  },
  isDeep ? 7_200_000 : 60_000,
);

it.each([
  'the caller signs out',
  'the group that gave the caller everything is suspended',
  'the group that gave the caller the document is suspended',
] as const)('a call that is paused at its last step returns nothing once %s', async (end) => {
  for (const [operationId, caller] of isDeep ? pairs : pairs.filter((_, at) => at % 3 === 0)) {
    const one: Held = { operationId, caller, end, at: 0 };
    const last = { ...one, at: (await steps(one)) - 1 };
    expect([operationId, await overstepped(last, 'again')]).toEqual([operationId, null]);
  }
});

it('time alone ends a right as well: a list that is paused until its session expires returns nothing', async () => {
  const one = { operationId: 'listFolders', caller: READER, end: 'the session was idle for too long', at: 0 } as const;
  for (let at = await steps(one); at > 0; at -= 1) {
    const stage = await setStage();
    const { ports } = stage.room;
    ports.policyByEnvironment = { idleMinutes: 5, areNetworksEnforced: true };
    const gate = new Gate(at);
    const answering = call(stage, one, gate, 'again');
    await gate.arrived;
    ports.clock.advance({ minutes: 6 });
    gate.open();
    expect([at, (await answering).status]).toEqual([at, 401]);
  }
});

it.each([
  ['the caller signs out', 401],
  ['the caller is outside the networks of their role', 403],
  ['the policy requires a second factor that the session lacks', 401],
  ['terms are to be accepted', 401],
  ['the session is ended from the list', 401],
  ['the session is ended by an administrator', 401],
  ['the session was idle for too long', 401],
  ['the access of the caller comes to its end', 401],
  ['the group that gave the caller everything is suspended', 401],
  ['the group that gave the caller the document is suspended', 404],
] as const)('once %s, a fresh call gets %i', async (end, status) => {
  const stage = await setStage();
  const fresh = { operationId: 'downloadDocument', caller: READER, end, at: 0 } as const;
  expect((await call(stage, fresh, open(), 'again')).status).toBe(200);
  await ends[end](stage, READER);
  expect((await call(stage, fresh, open(), 'again')).status).toBe(status);
});

it.each([
  ['terms are to be accepted', [CHIEF, READER], 403],
  // The signed upload is that of an administrator, whom no group shuts out.
  ['the group that gave the caller everything is suspended', [READER], 200],
] as const)('once %s, every call of the contract is refused', async (end, callers, storing) => {
  // Without a caller check: signing out, and signed uploads, which check the session themselves.
  const unchecked = new Map<string, number>([
    ['logout', 204],
    ['storeObject', storing],
  ]);
  const stage = await setStage();
  await ends[end](stage, READER);
  for (const [operationId, caller] of pairs.filter(([, one]) => callers.some((other) => other === one))) {
    const { status } = await call(stage, { operationId, caller, end, at: 0 }, open(), 'again');
    expect([operationId, caller, status]).toEqual([operationId, caller, unchecked.get(operationId) ?? 401]);
  }
});

it('a call that checks the caller only at its beginning would be found', async () => {
  const found = await fc.check(
    fc.asyncProperty(held, async (one) => (await overstepped(one, 'once')) === null),
    { seed: 15, numRuns: 400, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
});
