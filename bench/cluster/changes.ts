// The time until a change is durable, beside the minimum for a commit.
import { Pool } from 'pg';
import { median } from '../report.ts';
import type { BenchOptions, Sample } from '../samples.ts';
import { callsPerSecond } from '../server/rate.ts';
import { transfer } from '../server/transfer.ts';
import { CHANGE, CHANGES, INSERT } from './cluster-measures.ts';
import { type Place, rounds, sample, type Stage } from './stage.ts';

function changing({ url, cookies }: Place, at: number) {
  return {
    url: `${url}/api/documents/document-${(at % 50) + 1}/settings`,
    method: 'PUT',
    headers: { cookie: cookies.admin, 'content-type': 'application/json', origin: url },
    body: Buffer.from(
      JSON.stringify({ accessLevel: 'public', downloadRestricted: false, printingRestricted: at % 2 === 0 }),
    ),
  };
}

/** The minimum for a commit, with the same driver. */
async function bareInserts(url: string) {
  const pool = new Pool({ connectionString: url, max: 32 });
  await pool.query('CREATE TABLE IF NOT EXISTS bench_lines (id bigserial PRIMARY KEY, line text NOT NULL)');
  const line = 'x'.repeat(1000);
  return {
    insert: () => pool.query('INSERT INTO bench_lines (line) VALUES ($1)', [line]),
    close: async () => {
      await pool.query('DROP TABLE bench_lines');
      await pool.end();
    },
  };
}

export async function measureChanges({ documents, places, one }: Stage, options: BenchOptions): Promise<Sample[]> {
  const bare = await bareInserts(one.databaseUrl);
  const contestants: Record<string, (at: number) => Promise<unknown>> = { [INSERT]: bare.insert };
  for (const [name, place] of Object.entries(places)) contestants[name] = (at) => transfer(changing(place, at));
  const samples: Sample[] = [];
  for (const round of rounds(options, 6)) {
    const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
    for (let at = 0; at < 30; at += 1) {
      for (const [name, write] of Object.entries(contestants)) {
        const begun = performance.now();
        await write(at);
        times.get(name)?.push(performance.now() - begun);
      }
    }
    if (round === 0 && !options.quick) continue;
    for (const [name, all] of times) samples.push(sample(CHANGE, documents, name, 'ms', median(all)));
  }
  await bare.close();
  return samples;
}

export async function measureManyChanges({ places, one }: Stage, options: BenchOptions): Promise<Sample[]> {
  const bare = await bareInserts(one.databaseUrl);
  const samples: Sample[] = [];
  for (const connections of options.quick ? [8] : [1, 8, 32]) {
    for (const _ of rounds(options, 3)) {
      const size = `${connections} at once`;
      samples.push(sample(CHANGES, size, INSERT, 'req/s', await insertsPerSecond(bare.insert, connections)));
      for (const [name, place] of Object.entries(places)) {
        const rate = await callsPerSecond({ ...changing(place, connections), connections, seconds: 1 });
        samples.push(sample(CHANGES, size, name, 'req/s', rate));
      }
    }
  }
  await bare.close();
  return samples;
}

async function insertsPerSecond(insert: () => Promise<unknown>, connections: number): Promise<number> {
  const begun = performance.now();
  let count = 0;
  const client = async () => {
    for (; performance.now() - begun < 1000; count += 1) await insert();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return count / ((performance.now() - begun) / 1000);
}
