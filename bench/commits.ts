// npm run bench -- --commits: processor time of a commit that queues a mail, with and without its row in the outbox, and
// of counting its entry for the figures; in this process, over a data folder and over PostgreSQL, whose processes count.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Store, WriteTx } from '#core/ports/store.ts';
import { openRoom } from '#core/room/room.ts';
import { createTestPorts } from '#core/testing/ports.ts';
import { callRoom } from '#core/testing/room.ts';
import { ada, ingrid } from '#server/scenarios/users-by-role.ts';
import type { StoreEngine } from '#core/store/store.ts';
import { openDatabase } from '#server/postgres/database.ts';
import { openPostgresStore } from '#server/postgres/postgres-store.ts';
import { openFileStore } from '#server/storage/file-store.ts';
import { startPostgres } from '#server/testing/local-postgres.ts';
import { descendantsOf } from '#server/testing/process-tree.ts';

const COMMITS = 200;
const ROUNDS = 7;
/** A tick of /proc/PID/stat, in microseconds. */
const TICK = 10_000;

export async function commitsBench(): Promise<void> {
  await measure('the folder', openFolder);
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL', async () => openSchema(await postgres.newRoom()));
  } finally {
    await postgres.remove();
  }
}

/** Prints medians of rounds in turns. */
async function measure(where: string, open: () => Promise<Opened>): Promise<void> {
  const sides = { without: await openSide(open, withoutOutbox), with: await openSide(open, (store) => store) };
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
    `a commit over ${where}: ${before.toFixed(0)} µs of processor without its mail in the outbox, ${after.toFixed(0)} µs with it ` +
      `(${share(after - before)} more); counting its entry for the figures: ${counting.toFixed(1)} µs (${share(counting)})\n`,
  );
  for (const side of Object.values(sides)) await side.close();
}

interface Opened {
  store: StoreEngine;
  close(): Promise<unknown>;
}

async function openFolder(): Promise<Opened> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-commits-'));
  const folder = await openFileStore(dataDir);
  return {
    store: folder.store,
    async close() {
      await folder.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openSchema(url: string): Promise<Opened> {
  const database = openDatabase({ url, most: 3 });
  const schema = await openPostgresStore({ database });
  return {
    store: schema.store,
    async close() {
      await schema.close();
      await database.close();
    },
  };
}

async function openSide(open: () => Promise<Opened>, over: (store: Store) => Store) {
  const opened = await open();
  const { store } = opened;
  await store.transact(async (tx) => {
    for (const user of [ada, ingrid]) await tx.users.put(user);
  });
  const ports = createTestPorts(store);
  const room = openRoom({ ...ports, store: over(store) });
  const params = { id: ingrid.id };
  return {
    commit: () =>
      processorTime(async () => {
        for (let at = 0; at < COMMITS; at += 1) {
          // The mail's id is made from the time.
          ports.clock.advance({ seconds: 1 });
          const { status, text } = await callRoom(room, 'resetSecondFactor', { as: ada.id, params });
          if (status !== 204) throw new Error(text, { cause: ports.faults[0] });
        }
      }),
    count: () => processorTime(() => store.read((tx) => room.memory.tallies.follow(tx.audit, ports.clock.now()))),
    close: () => opened.close(),
  };
}

/** Puts no mails. */
function withoutOutbox(store: Store): Store {
  const shut = (tx: WriteTx): WriteTx => {
    const mails = { ...tx.mails, put: () => Promise.resolve() };
    // Not over the transaction itself, whose tables cannot be replaced.
    const get = (_: object, name: string | symbol): unknown => (name === 'mails' ? mails : Reflect.get(tx, name, tx));
    return new Proxy<WriteTx>({} as WriteTx, { get });
  };
  return {
    read: (...work) => store.read(...work),
    transact: (work, options) => store.transact((tx) => work(shut(tx)), options),
  };
}

/** Microseconds a commit, of this process and of those that it started. */
async function processorTime(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  const others = processorOfOthers();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system + processorOfOthers() - others) / COMMITS;
}

/** Microseconds. */
function processorOfOthers(): number {
  let ticks = 0;
  for (const id of descendantsOf(process.pid)) {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    ticks += user + system;
  }
  return ticks * TICK;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
