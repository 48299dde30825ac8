// The world of `npm run dev`: it survives reloads, and all tabs of a room share it, each with its own persona.
import { loadScenario, type Scenario } from '#server/scenarios/scenario.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { type CarriedWorld, settleWorld, unpackWorld } from './carried-world.ts';
import { openDatabase, startAfresh, type Database, type RoomState } from './database.ts';
import { createKeptObjects } from './kept-objects.ts';
import { rememberSessions } from './earlier-sessions.ts';
import { createKeptStore } from './kept-store.ts';
import type { Fault } from './fault.ts';
import { findUser, nobodyIs, type Persona, signInAs } from '../persona.ts';
import { pageClock, randomIds } from '../ports.ts';
import { enterRoom, roomPlace } from './rooms.ts';
import { firstScenario, isScenarioName, roomOf, scenarioOf, type ScenarioName } from './scenario.ts';
import { readSituationLink, type SituationLink } from './situation-link.ts';
import { calm, type Situation } from './situation.ts';
import { changeSituation, createWorld, type World } from './world.ts';

const first: Situation = { ...calm, scenario: firstScenario, persona: 'admin', uploadMs: 1_200 };

type Message = { kind: 'committed' } | { kind: 'situation'; situation: Situation } | { kind: 'afresh' };

export interface KeptRoom {
  id: string;
  world: World;
  database: Database;
  /** Mistakes in the address's link. */
  mistakes: readonly string[];
  /** Restarts a scenario in all tabs of this room, by reloading them. */
  begin: (scenario: ScenarioName) => Promise<void>;
}

/** Opens the stored world, or the first scenario, and applies a situation link in the address. */
export async function openKeptRoom(): Promise<KeptRoom> {
  const link = readSituationLink(location.href);
  const mistakes = [...link.mistakes];
  const carried = await carriedBy(link, mistakes);
  const id = enterRoom(link.room);
  const place = roomPlace(id);
  const database = await openDatabase(place);
  const channel = new BroadcastChannel(place);
  const send = (message: Message) => channel.postMessage(message);
  const mine = tabPersona(id);
  const { state, isNew } = await navigator.locks.request(place, () => enterState(database, link, carried));
  if (link.rest !== location.pathname + location.search + location.hash) history.replaceState(null, '', link.rest);
  if (isNew) send({ kind: 'afresh' });

  // A tab that has signed out stays signed out, whatever persona other tabs have.
  const persona = mine === undefined ? state.situation.persona : mine;
  const world = await buildWorld(database, { ...state, situation: { ...state.situation, persona } }, place, () =>
    send({ kind: 'committed' }),
  );
  let isFollowing = false;
  world.listeners.add((situation) => {
    // Another tab persists and announces its own commits.
    if (isFollowing) return;
    keepTabPersona(id, situation.persona);
    void database.put('state', { ...state, situation }, 'room');
    send({ kind: 'situation', situation });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'afresh') location.reload();
    if (data.kind === 'committed') void world.sync();
    if (data.kind !== 'situation') return;
    isFollowing = true;
    const { persona: who, faults: known } = world.situation;
    // What was counted or is held belongs to the very fault.
    const faults = data.situation.faults.map((one) => known.find((other) => isAlike(one, other)) ?? one);
    changeSituation(world, { ...data.situation, faults, persona: who });
    isFollowing = false;
  });
  const who = await comeIn(world, link.change.persona, mistakes);
  if (who !== persona) changeSituation(world, { persona: who });
  keepTabPersona(id, who);
  return {
    id,
    world,
    database,
    mistakes,
    async begin(scenario) {
      const { faults, persona: who } = world.situation;
      const situation = {
        ...first,
        faults: scenario === state.scenario ? faults : [],
        persona: who ?? 'admin',
        scenario,
      };
      keepTabPersona(id, situation.persona);
      await navigator.locks.request(place, async () => startAfresh(database, await newState(situation)));
      send({ kind: 'afresh' });
      location.reload();
    },
  };
}

const isAlike = (one: Fault, other: Fault) => JSON.stringify(one) === JSON.stringify(other);

/** The world of a link; null for none, or for one that does not fit the present code. */
async function carriedBy(link: SituationLink, mistakes: string[]): Promise<CarriedWorld | null> {
  if (link.world === null) return null;
  try {
    const world = await unpackWorld(link.world);
    if (await fitsToday(world)) return world;
    mistakes.push('The world in the link began with another version of its scenario: the scenario is shown without it');
  } catch (error) {
    mistakes.push(error instanceof Error ? error.message : String(error));
  }
  return null;
}

/** Whether stored changes still fit the scenario of the present code. */
export async function fitsToday({ scenario, fingerprint }: Pick<CarriedWorld, 'scenario' | 'fingerprint'>) {
  return isScenarioName(scenario) && (await fingerprintOf(scenario)) === fingerprint;
}

/** Signs in the persona of a link; an unknown one becomes a message. Where a scenario lacks the tab's own, the first is taken. */
async function comeIn({ store, ports, situation }: World, wanted: Persona | undefined, mistakes: string[]) {
  const { persona: own, clientAddress: ipAddress } = situation;
  const isHere = async (who: Persona) => who === null || (await findUser(store, who)) !== null;
  if (wanted !== undefined && (await isHere(wanted))) {
    await signInAs(ports, wanted, { ipAddress, userAgent: navigator.userAgent.slice(0, 512) });
    return wanted;
  }
  if (wanted != null) mistakes.push(nobodyIs(wanted));
  const row = await store.read(({ users }) => users.get(own ?? ''));
  return row !== undefined || (await isHere(own)) ? own : first.persona;
}

async function enterState(database: Database, { change, isFresh }: SituationLink, carried: CarriedWorld | null) {
  const kept = await database.get('state', 'room');
  const { persona } = kept?.situation ?? first;
  const situation = { ...first, ...kept?.situation, ...change, persona };
  if (carried) return { state: await settleWorld(database, carried, situation), isNew: true };
  const fresh = await newState(situation);
  const fits = kept?.scenario === fresh.scenario && kept.fingerprint === fresh.fingerprint;
  if (!kept || !fits || isFresh) {
    await startAfresh(database, fresh);
    return { state: fresh, isNew: true };
  }
  const state = { ...kept, situation: fresh.situation };
  await database.put('state', state, 'room');
  return { state, isNew: false };
}

async function newState(situation: Situation): Promise<RoomState> {
  const { scenario } = situation;
  const fingerprint = await fingerprintOf(scenario);
  return { scenario, fingerprint, startedAt: new Date().toISOString(), situation };
}

function fingerprintOf(scenario: string): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(scenarioNamed(scenario))));
}

async function buildWorld(database: Database, state: RoomState, lock: string, onCommit: () => void): Promise<World> {
  const files = new MemoryObjects(sha256);
  const store = createKeptStore(database, lock, onCommit);
  await loadScenario(store.engine, files, scenarioNamed(state.scenario), { at: new Date(state.startedAt) });
  await rememberSessions(store.engine, new Date(state.startedAt));
  await store.goLive();
  return createWorld({
    store: store.engine,
    objects: createKeptObjects(database, files),
    clock: pageClock,
    ids: randomIds,
    origin: location.origin,
    ...roomOf(state.scenario),
    situation: state.situation,
    sync: store.sync,
  });
}

/** A scenario that no longer exists is replaced by the first. */
const scenarioNamed = (name: string): Scenario => scenarioOf(isScenarioName(name) ? name : firstScenario);

// The persona of this tab, so that an administrator and a viewer can be used side by side in one world.
const key = 'strongroom-mock-persona';
const nobody = 'none';

/** Undefined for a tab without a persona in this room yet. */
function tabPersona(room: string): Persona | undefined {
  const kept = sessionStorage.getItem(`${key}-${room}`);
  return kept === null ? undefined : kept === nobody ? null : kept;
}

function keepTabPersona(room: string, persona: Persona): void {
  sessionStorage.setItem(`${key}-${room}`, persona ?? nobody);
}
