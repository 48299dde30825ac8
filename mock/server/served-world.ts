// The world behind the mock's address: in memory, shared by all callers, and reset on demand.
import type { Room } from '#core/room/room.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { createMemoryStore } from '#core/store/store.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { passkeysOf } from '#server/factors/passkeys.ts';
import { loadScenario } from '#server/scenarios/scenario.ts';
import { randomIds } from '../ports.ts';
import { type ScenarioName, scenarioOf } from '../world/scenario.ts';
import { calm } from '../world/situation.ts';
import { createWorld, type World } from '../world/world.ts';
import { People } from './people.ts';

export interface ServedRoom {
  readonly world: World;
  readonly people: People;
  /** The room's clock. */
  now: () => Date;
  advance(seconds: number): void;
  /** Resets all data, sessions, faults and the clock. */
  begin(scenario: ScenarioName): Promise<void>;
}

export interface ServedOptions {
  scenario: ScenarioName;
  latencyMs: number;
  /** The address used by the current request. */
  origin: () => string;
}

export async function openServedRoom({ scenario, latencyMs, origin }: ServedOptions): Promise<ServedRoom> {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  let current = await build(scenario);
  return {
    get world() {
      return current.world;
    },
    get people() {
      return current.people;
    },
    now,
    advance: (seconds) => void (offsetMs += seconds * 1000),
    async begin(name) {
      offsetMs = 0;
      const before = current.world;
      current = await build(name);
      before.end();
    },
  };

  async function build(name: ScenarioName): Promise<{ world: World; people: People }> {
    const store = createMemoryStore();
    const objects = new MemoryObjects(sha256);
    await loadScenario(store, objects, scenarioOf(name), { at: now() });
    const identify: Room['ports']['identify'] = async (...asked) => (await people).identify(...asked);
    const world = createWorld({
      store,
      objects,
      clock: { now },
      ids: randomIds,
      origin: 'http://localhost',
      identify,
      // Like a server with this content: only `demo` shows the sample figures.
      ...(name !== 'demo' && { room: { name: 'Strongroom', figures: 'measured' } as const }),
      // Other applications have no dialog with its own watermark.
      showsUnmarked: false,
      situation: { ...calm, scenario: name, persona: null, latencyMs },
      // The answer reports it to the caller.
      onUnknown: () => undefined,
    });
    // Upload and invitation links use the address of their reader, whether this machine's or a phone's; so do passkeys.
    Object.defineProperty(world.room.ports, 'origin', { get: origin });
    Object.defineProperty(world.room.ports.factors, 'passkeys', { get: () => passkeysOf(origin()) });
    const people = People.of(world.room.ports);
    return { world, people: await people };
  }
}
