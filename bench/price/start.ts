// What the compiled code beside the bundled server saves: a start with and without it.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serverFile } from '../../scripts/setup.mjs';
import { fillDataFolder } from '../data-room.ts';
import { startOver } from '../real-server.ts';

const DOCUMENTS = 10_000;

/** A line of the table: the best of the rounds, in milliseconds. */
export async function priceStart(rounds: number, log: (message: string) => void): Promise<string> {
  const bundle = path.dirname(serverFile);
  const kept = (await readdir(bundle)).find((name) => name.endsWith('.code'));
  if (kept === undefined) throw new Error('No compiled code was kept');
  const file = path.join(bundle, kept);
  const code = await readFile(file);
  const start = async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'strongroom-price-'));
    try {
      const cookies = await fillDataFolder(folder, { documents: DOCUMENTS });
      const begun = performance.now();
      const server = await startOver(folder, cookies);
      const took = performance.now() - begun;
      await server.close();
      return took;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  let [best, plain] = [Infinity, Infinity];
  try {
    for (let round = 0; round < rounds; round += 1) {
      log(`start ${round + 1} of ${rounds}`);
      await writeFile(file, code);
      best = Math.min(best, await start());
      await rm(file, { force: true });
      plain = Math.min(plain, await start());
    }
  } finally {
    await writeFile(file, code);
  }
  return `| kept code | cold start | ${best.toFixed(0)} | ${plain.toFixed(0)} | ${(plain - best).toFixed(0)} |`;
}
