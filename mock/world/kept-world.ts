// The world of `npm run dev`: it survives reloads, and two tabs agree on it.
import { loadScenario, type Scenario } from '#server/scenarios/scenario.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { openDatabase, startAfresh, type Database, type RoomState } from './database.ts';
import { createKeptObjects } from './kept-objects.ts';
import { createKeptStore } from './kept-store.ts';
import { nobodyIs, signInAs } from '../persona.ts';
import { pageClock, randomIds } from '../ports.ts';
import { firstScenario, isScenarioName, scenarioOf, type ScenarioName } from './scenario.ts';
import { readSituationLink } from './situation-link.ts';
import { calm, type Situation } from './situation.ts';
import { changeSituation, createWorld, type World } from './world.ts';

const shared = 'strongroom-mock';
const first: Situation = { ...calm, scenario: firstScenario, persona: 'admin', uploadMs: 1_200 };

type Message = { kind: 'committed' } | { kind: 'situation'; situation: Situation } | { kind: 'afresh' };

export interface KeptRoom {
  world: World;
  /** What the link in the address had wrong. */
  mistakes: readonly string[];
  /** Begins a scenario anew, in every tab, by reloading them. */
  begin: (scenario: ScenarioName) => Promise<void>;
}

/** Opens the kept world, or the first one, and follows a situation link in the address. */
export async function openKeptRoom(): Promise<KeptRoom> {
  const database = await openDatabase();
  const channel = new BroadcastChannel(shared);
  const tell = (message: Message) => channel.postMessage(message);
  const link = readSituationLink(location.href);
  const { state, before, isNew } = await navigator.locks.request(shared, () =>
    enterState(database, { ...link.change }, link.isFresh),
  );
  if (link.rest !== location.pathname + location.search + location.hash) history.replaceState(null, '', link.rest);
  if (isNew) tell({ kind: 'afresh' });

  const world = await buildWorld(database, state, () => tell({ kind: 'committed' }));
  const { persona } = link.change;
  const mistakes = [...link.mistakes];
  let isFollowing = false;
  world.listeners.add((situation) => {
    // What another tab decided is kept and told by that tab.
    if (isFollowing) return;
    void database.put('state', { ...state, situation }, 'room');
    tell({ kind: 'situation', situation });
  });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'afresh') location.reload();
    if (data.kind === 'committed') void world.sync();
    if (data.kind !== 'situation') return;
    isFollowing = true;
    changeSituation(world, data.situation);
    isFollowing = false;
  });
  if (persona != null && persona !== before?.persona) {
    const client = { ipAddress: '127.0.0.1', userAgent: navigator.userAgent.slice(0, 512) };
    if ((await signInAs(world.ports, persona, client)) === null) {
      mistakes.push(nobodyIs(persona));
      changeSituation(world, { persona: before?.persona ?? first.persona });
    }
  }
  return {
    world,
    mistakes,
    async begin(scenario) {
      const { faults, persona: who } = world.situation;
      const situation = {
        ...first,
        faults: scenario === state.scenario ? faults : [],
        persona: who ?? 'admin',
        scenario,
      };
      await navigator.locks.request(shared, async () => startAfresh(database, await newState(situation)));
      tell({ kind: 'afresh' });
      location.reload();
    },
  };
}

async function enterState(database: Database, change: Partial<Situation>, isFresh: boolean) {
  const kept = await database.get('state', 'room');
  const fresh = await newState({ ...(kept?.situation ?? first), ...change });
  const fits = kept?.scenario === fresh.scenario && kept.fingerprint === fresh.fingerprint;
  if (!kept || !fits || isFresh) {
    await startAfresh(database, fresh);
    return { state: fresh, before: kept?.situation, isNew: true };
  }
  const state = { ...kept, situation: fresh.situation };
  await database.put('state', state, 'room');
  return { state, before: kept.situation, isNew: false };
}

async function newState(situation: Situation): Promise<RoomState> {
  const text = JSON.stringify(scenarioNamed(situation.scenario));
  return {
    scenario: situation.scenario,
    fingerprint: await sha256(new TextEncoder().encode(text)),
    startedAt: new Date().toISOString(),
    situation,
  };
}

async function buildWorld(database: Database, state: RoomState, onCommit: () => void): Promise<World> {
  const files = new MemoryObjects(sha256);
  const store = createKeptStore(database, shared, onCommit);
  await loadScenario(store.engine, files, scenarioNamed(state.scenario), { at: new Date(state.startedAt) });
  await store.goLive();
  return createWorld({
    store: store.engine,
    objects: createKeptObjects(database, files),
    clock: pageClock,
    ids: randomIds,
    origin: location.origin,
    situation: state.situation,
    sync: store.sync,
  });
}

/** A scenario that the code no longer has gives way to the first. */
function scenarioNamed(name: string): Scenario {
  return scenarioOf(isScenarioName(name) ? name : firstScenario);
}
