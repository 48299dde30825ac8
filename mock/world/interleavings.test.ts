// Through the mock's door over its stored world: the reader in one tab and the administrator in another, with one
// database.
import 'fake-indexeddb/auto';
import { getResponse } from 'msw';
import { afterAll, beforeAll, vi } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { openRoom } from '#core/room/room.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { ADMIN, changeNames, HeldSteps, type Place } from '#core/testing/interleavings.ts';
import { testInterleavings } from '#core/testing/interleavings-tests.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { empty } from '#server/scenarios/empty.ts';
import { casesOf } from '#server/testing/deep.ts';
import { loadScenario } from '#server/scenarios/scenario.ts';
import { createHandlers } from '../handlers.ts';
import { pageClock, randomIds } from '../ports.ts';
import { openDatabase, type Database } from './database.ts';
import { createKeptStore } from './kept-store.ts';
import { calm } from './situation.ts';
import { createWorld, type World } from './world.ts';

type Call = Parameters<Place['call']>;

const origin = 'http://localhost';
const steps = new HeldSteps();
let held: Promise<unknown> = Promise.resolve();

/** A fake of the page's locks, which run one after the other. */
const locks = {
  request<T>(_: string, work: () => Promise<T>): Promise<T> {
    const turn = held.then(work);
    held = turn.catch(() => undefined);
    return turn;
  },
};

beforeAll(() => vi.stubGlobal('navigator', { locks }));
afterAll(() => vi.unstubAllGlobals());

testInterleavings(openTabs, { changes: casesOf(changeNames), stride: 10, runs: 5 });

async function openTabs(): Promise<Place> {
  const database = await openDatabase('interleavings');
  const changing = await openTab(passing(database));
  const reading = await openTab(database);
  const doors = new Map([changing, reading].map((world) => [world, openDoor()]));
  const text = async (id: Call[0], call: Call[1], look: (world: World) => World): Promise<string> => {
    const world = call.as === ADMIN ? changing : reading;
    world.situation = { ...world.situation, persona: call.as ?? null };
    const response = await doors.get(world)?.(requestOf(id, call), look(world));
    if (!response?.ok) throw new Error(await response?.text());
    return response.text();
  };
  return {
    store: changing.store,
    call: (id, call) => text(id, call, (world) => world),
    afresh: (id, call) => text(id, call, (world) => ({ ...world, room: openRoom(world.room.ports) })),
    hold: (gates) => (steps.gates = gates),
  };
}

/** The handlers of one page over the present world. */
function openDoor() {
  let current: World | null = null;
  const handlers = createHandlers(() => {
    if (!current) throw new Error('There is no world');
    return current;
  });
  return (request: Request, world: World) => {
    current = world;
    return getResponse(handlers, request, { baseUrl: origin });
  };
}

async function openTab(database: Database): Promise<World> {
  const kept = createKeptStore(database, 'a lock', () => undefined);
  const objects = new MemoryObjects(sha256);
  await loadScenario(kept.engine, objects, empty);
  await kept.goLive();
  const situation = { ...calm, scenario: 'of-a-test', persona: null };
  const parts = { store: kept.engine, objects, clock: pageClock, ids: randomIds, origin, situation };
  const world = createWorld({ ...parts, sync: kept.sync });
  world.ports.store = steps.store(kept.engine);
  return world;
}

/** Holds commits after they are durable and before their tab loads them. */
function passing(database: Database): Database {
  const transaction = (...args: ['commits', 'readwrite']) => {
    const tx = database.transaction(...args);
    return { store: tx.store, done: tx.done.then(() => (args.includes('readwrite') ? steps.passChange() : undefined)) };
  };
  // The kept store uses only this method.
  return { transaction } as unknown as Database;
}

function requestOf(id: Call[0], { params = {}, query = {}, json }: Call[1]): Request {
  const { method, path } = contractOperations[id];
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    origin,
  );
  url.search = new URLSearchParams(query).toString();
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  return new Request(url, { method, headers: { 'content-type': 'application/json' }, ...body });
}
