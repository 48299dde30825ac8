// Ports for tests: memory, a fixed clock, and counted ids.
import { devices } from '../../callers/devices.ts';
import { networks } from '../../callers/networks.ts';
import { compareHere } from '../../comparing/object-comparer.ts';
import { searchHere } from '../../searching/search-here.ts';
import { noLimits } from '../ports/limits.ts';
import type { RoomPorts } from '../room/room.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Sniffer } from '../ports/sniffer.ts';
import type { Watermarker } from '../ports/watermarker.ts';
import { callerWithout } from '../identity/recheck/without-session.ts';
import { openFactors } from '../../factors/factors.ts';
import { SCENARIO_NOW } from '../../scenarios/scenario.ts';
import { collect, MemoryObjects, once } from '../store/memory-objects.ts';
import { MemoryHistory } from '../store/memory-history.ts';
import { createMemoryStore, type StoreEngine } from '../store/store.ts';
import { sha256, webHasher, webSigner } from './web-crypto.ts';

/** Moves only when a test advances it. */
export class TestClock implements Clock {
  #time = SCENARIO_NOW.getTime();

  now(): Date {
    return new Date(this.#time);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

export function countingIds(): Ids {
  const counts = new Map<string, number>();
  const count = (kind: string) => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
  return { next: (kind) => `${kind}-${count(kind)}`, token: () => `token-${String(count('token')).padStart(32, '0')}` };
}

const magic: readonly [type: string, start: string][] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\x89PNG'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/bmp', 'BM'],
  ['application/zip', 'PK\x03\x04'],
];

/** Detects a few types by their first bytes. */
export const testSniffer: Sniffer = {
  sniff(head) {
    const start = String.fromCharCode(...head.subarray(0, 8));
    return Promise.resolve(magic.find(([, bytes]) => start.startsWith(bytes))?.[0] ?? null);
  },
};

/** Bytes that contain this cannot be watermarked. */
export const UNSTAMPABLE = 'UNSTAMPABLE';

/** Appends the reader's name to the bytes, so that tests can see it. */
export function testWatermarker(objects: MemoryObjects): Watermarker {
  return {
    async watermark({ key }, mark) {
      const original = await collect(await objects.open(key));
      if (new TextDecoder().decode(original).includes(UNSTAMPABLE)) return null;
      const trace = new TextEncoder().encode(`\n[${mark.email} ${mark.time}]`);
      const content = new Uint8Array([...original, ...trace]);
      return {
        size: content.length,
        etag: await sha256(content),
        isMarked: true,
        open: (range) => Promise.resolve(once(range ? content.subarray(range.start, range.end + 1) : content)),
      };
    },
  };
}

export interface TestPorts extends RoomPorts {
  store: StoreEngine;
  objects: MemoryObjects;
  clock: TestClock;
  /** All reported faults. */
  faults: unknown[];
}

let makeStore = createMemoryStore;

/** Sets the store of tests that name none. */
export function testOver(make: () => StoreEngine): void {
  makeStore = make;
}

/** Ports over an empty store. */
export function createTestPorts(store: StoreEngine = makeStore()): TestPorts {
  const objects = new MemoryObjects(sha256);
  const faults: unknown[] = [];
  const key = 'a secret of tests, longer than 32 bytes';
  const origin = 'https://rooms.example';
  return {
    store,
    objects,
    clock: new TestClock(),
    ids: countingIds(),
    signer: webSigner(key),
    hasher: webHasher,
    sniffer: testSniffer,
    watermarker: testWatermarker(objects),
    comparer: compareHere(objects),
    textSearch: searchHere(objects),
    networks,
    devices,
    factors: openFactors({ key, origin }),
    history: new MemoryHistory(webHasher, store.commits),
    identify: ({ session, client }, room) =>
      callerWithout(room, { ...personAndSession(session), address: client.ipAddress }),
    limits: noLimits,
    origin,
    reportFault: (error) => void faults.push(error),
    faults,
  };
}

/** A test's session consists of a user's id and the session's name, separated by a space. */
function personAndSession(session: string | null): { userId: string | null; sessionId: string } {
  const [userId = null, sessionId = ''] = session?.split(' ') ?? [];
  return { userId, sessionId };
}
