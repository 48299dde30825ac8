// The time until a change is durable: one after the other, and from many users at once.
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { RealServer } from '../real-server.ts';
import { median } from '../report.ts';
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { APPEND_AND_SYNC, BARE_NODE, paths, PLAIN_KOA } from './contestants.ts';
import { BURST, NODE_APPENDS, WRITE } from './server-measures.ts';
import { callsPerSecond } from './rate.ts';
import { sample, type Stage } from './stage.ts';
import { transfer, type Transferred } from './transfer.ts';

const LINE_BYTES = 1000;
const PEOPLE = 16;

/** The call that changes one document's settings. */
function changing({ url, cookies }: RealServer, at: number) {
  return {
    url: `${url}/api/documents/document-${at + 1}/settings`,
    method: 'PUT' as const,
    headers: { cookie: cookies.admin, 'content-type': 'application/json', origin: url },
    body: Buffer.from(
      JSON.stringify({ accessLevel: 'public', downloadRestricted: false, printingRestricted: at % 2 === 0 }),
    ),
  };
}

export function changeOurs(server: RealServer, at: number): Promise<Transferred> {
  return transfer(changing(server, at % 50));
}

/** Writes in turns, one of each contestant; a sample is the median of a round. */
export async function measureWrites(stage: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const { ours, others, documents, folder } = stage;
  const file = await open(path.join(folder, 'bare-log'), 'a');
  const line = Buffer.alloc(LINE_BYTES, 'x');
  const call = async (url: string) => (await transfer({ url, method: 'PUT' })).milliseconds;
  const contestants: Record<string, (at: number) => Promise<number>> = {
    async [APPEND_AND_SYNC]() {
      const begun = performance.now();
      await file.write(line);
      await file.datasync();
      return performance.now() - begun;
    },
    [NODE_APPENDS]: () => call(`${others.node.url}/log`),
    [`${PLAIN_KOA}, not synced`]: () => call(`${others.koa.url}${paths.document}`),
    [OURS]: async (at) => (await changeOurs(ours, at)).milliseconds,
  };
  const samples: Sample[] = [];
  for (let round = 0; round < (quick ? 1 : 5); round += 1) {
    const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
    for (let at = 0; at < 30; at += 1) {
      for (const [name, write] of Object.entries(contestants)) times.get(name)?.push(await write(at));
    }
    for (const [name, all] of times) samples.push(sample(WRITE, documents, name, 'ms', median(all)));
  }
  await file.close();
  return samples;
}

export async function measureBursts({ ours, others, documents }: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const contestants = {
    [BARE_NODE]: { url: `${others.node.url}/log`, method: 'PUT' as const },
    [`${PLAIN_KOA}, not synced`]: { url: `${others.koa.url}${paths.document}`, method: 'PUT' as const },
    [OURS]: changing(ours, 0),
  };
  const samples: Sample[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    for (const [name, call] of Object.entries(contestants)) {
      const rate = await callsPerSecond({ ...call, connections: PEOPLE, seconds: 1 });
      samples.push(sample(BURST, documents, name, 'req/s', rate));
    }
  }
  return samples;
}
