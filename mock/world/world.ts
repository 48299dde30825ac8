// A pretended data room: its rows and files, its situation, and its calls.
import { openRoom, type Room } from '#core/room/room.ts';
import type { Ports } from '#core/ports/ports.ts';
import { loadScenario, type Scenario } from '#server/scenarios/scenario.ts';
import { MemoryObjects } from '#core/store/memory-objects.ts';
import { createMemoryStore, type StoreEngine } from '#core/store/store.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { CallLog } from '../call-log.ts';
import type { Fault } from './fault.ts';
import { countedIds, createPorts, pageClock, type PortsOptions } from '../ports.ts';
import type { Situation } from './situation.ts';

export interface World {
  readonly store: StoreEngine;
  readonly ports: Ports;
  readonly room: Room;
  readonly calls: CallLog;
  /** Replaced as a whole, never changed in place. */
  situation: Situation;
  readonly faultCounts: Map<Fault, number>;
  /** Called for calls outside of the contract. */
  readonly onUnknown: (what: string) => void;
  /** Loads the changes of other tabs. */
  readonly sync: () => Promise<void>;
  /** Called for every change of the situation. */
  readonly listeners: Set<(situation: Situation) => void>;
  /** Resolves when the world is replaced; delayed answers then end. */
  readonly ended: Promise<void>;
  readonly hasEnded: boolean;
  readonly end: () => void;
}

export interface WorldParts extends PortsOptions {
  store: StoreEngine;
  situation: Situation;
  sync?: () => Promise<void>;
  onUnknown?: (what: string) => void;
}

export function createWorld({ situation, sync, onUnknown, ...parts }: WorldParts): World {
  let hasEnded = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const now = () => new Date(parts.clock.now().getTime() + world.situation.clockAheadMinutes * 60_000);
  const ports = createPorts({ ...parts, clock: { now } });
  const world: World = {
    store: parts.store,
    ports,
    room: openRoom(ports),
    calls: new CallLog(),
    situation,
    faultCounts: new Map(),
    // oxlint-disable-next-line no-console -- a developer sees a call outside of the contract, and tests fail on it.
    onUnknown: onUnknown ?? ((what) => console.error(what)),
    sync: sync ?? (() => Promise.resolve()),
    listeners: new Set(),
    ended,
    get hasEnded() {
      return hasEnded;
    },
    end() {
      hasEnded = true;
      end();
    },
  };
  return world;
}

/** A world in memory with counted ids, for tests and stories. */
export async function createMemoryWorld(
  scenario: Scenario,
  situation: Situation,
  options: Partial<Pick<PortsOptions, 'clock' | 'origin'>> & { at?: Date } = {},
): Promise<World> {
  const store = createMemoryStore();
  const objects = new MemoryObjects(sha256);
  await loadScenario(store, objects, scenario, options.at ? { at: options.at } : {});
  const { clock = pageClock, origin = globalThis.location.origin } = options;
  const { room } = scenario;
  return createWorld({ store, objects, situation, clock, ids: countedIds(), origin, ...(room && { room }) });
}

export function changeSituation(world: World, change: Partial<Situation>): void {
  world.situation = { ...world.situation, ...change };
  for (const listener of world.listeners) listener(world.situation);
}
