// npm run bench -- --commits: processor time of a commit that queues a mail, with and without its row in the outbox, and
// of counting its entry for the figures; in this process, over a data folder.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Store, WriteTx } from '#core/ports/store.ts';
import { openRoom } from '#core/room/room.ts';
import { createTestPorts } from '#core/testing/ports.ts';
import { callRoom } from '#core/testing/room.ts';
import { ada, ingrid } from '#server/scenarios/users-by-role.ts';
import { openFileStore } from '#server/storage/file-store.ts';

const COMMITS = 200;
const ROUNDS = 7;

/** Prints medians of rounds in turns. */
export async function commitsBench(): Promise<void> {
  const sides = { without: await openSide(withoutOutbox), with: await openSide((store) => store) };
  const times = { without: [] as number[], with: [] as number[], counting: [] as number[] };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const without = await sides.without.commit();
    const withMail = await sides.with.commit();
    const counting = await sides.with.count();
    if (round === 0) continue;
    times.without.push(without);
    times.with.push(withMail);
    times.counting.push(counting);
  }
  const [before, after, counting] = [median(times.without), median(times.with), median(times.counting)];
  const share = (part: number) => `${((part / before) * 100).toFixed(1)} %`;
  process.stdout.write(
    `a commit: ${before.toFixed(0)} µs of processor without its mail in the outbox, ${after.toFixed(0)} µs with it ` +
      `(${share(after - before)} more); counting its entry for the figures: ${counting.toFixed(1)} µs (${share(counting)})\n`,
  );
  for (const side of Object.values(sides)) await side.close();
}

async function openSide(over: (store: Store) => Store) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-commits-'));
  const folder = await openFileStore(dataDir);
  folder.store.restore('users', [ada, ingrid]);
  const ports = createTestPorts(folder.store);
  const room = openRoom({ ...ports, store: over(folder.store) });
  const params = { id: ingrid.id };
  return {
    commit: () =>
      processorTime(async () => {
        for (let at = 0; at < COMMITS; at += 1) {
          // The mail's id is made from the time.
          ports.clock.advance({ seconds: 1 });
          const { status, text } = await callRoom(room, 'resetSecondFactor', { as: ada.id, params });
          if (status !== 204) throw new Error(text);
        }
      }),
    count: () =>
      processorTime(() => folder.store.read((tx) => room.memory.tallies.follow(tx.audit, ports.clock.now()))),
    async close() {
      await folder.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Puts no mails. */
function withoutOutbox(store: Store): Store {
  const shut = (tx: WriteTx): WriteTx => {
    const mails = { ...tx.mails, put: () => Promise.resolve() };
    return new Proxy(tx, {
      get: (target, name): unknown => (name === 'mails' ? mails : Reflect.get(target, name, target)),
    });
  };
  return {
    read: (work) => store.read(work),
    transact: (work, options) => store.transact((tx) => work(shut(tx)), options),
  };
}

/** Microseconds a commit. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / COMMITS;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
