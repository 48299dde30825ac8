// The time of a start over a full data folder, and the memory after it.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fillDataFolder } from '../data-room.ts';
import type { Server } from '../program.ts';
import { startOver } from '../real-server.ts';
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { fillFolder, PLAIN_KOA, startPlainKoa } from './contestants.ts';
import { MEMORY, START } from './server-measures.ts';
import { sample } from './stage.ts';
import { fetchBytes } from './transfer.ts';

export async function measureStarts(documents: number, { quick }: BenchOptions): Promise<Sample[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-bench-starts-'));
  try {
    const dataDir = path.join(folder, 'ours');
    const theirs = path.join(folder, 'theirs');
    const cookies = await fillDataFolder(dataDir, { documents });
    const server = await startOver(dataDir, cookies);
    const list = await fetchBytes(`${server.url}/api/documents`, { cookie: cookies.admin });
    await server.close();
    await fillFolder(theirs, list, Buffer.alloc(0));
    const contestants: Record<string, () => Promise<Server>> = {
      [PLAIN_KOA]: () => startPlainKoa(theirs),
      [OURS]: () => startOver(dataDir, cookies),
    };
    const samples: Sample[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      for (const [name, start] of Object.entries(contestants)) {
        const begun = performance.now();
        const started = await start();
        samples.push(sample(START, documents, name, 'ms', performance.now() - begun));
        samples.push(sample(MEMORY, documents, name, 'MiB', started.memory()));
        await started.close();
      }
    }
    return samples;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
