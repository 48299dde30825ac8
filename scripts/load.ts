import { abortedUploads } from './load/aborted-uploads.ts';
import { folderUpload } from './load/folder-upload.ts';
import { largeArchive } from './load/large-archive.ts';
import { largeComparisons } from './load/large-comparisons.ts';
import { largeUploads } from './load/large-uploads.ts';
import { longReport } from './load/long-report.ts';
import { longSearch } from './load/long-search.ts';
import { manyPeople } from './load/many-people.ts';
import type { Figure } from './load/figure.ts';
import { buildServer } from './build-server.ts';
import { readOptions } from './options.ts';
import { type LoadedServer, startLoadedServer } from './load/loaded-server.ts';

const usage = `npm run load [-- [--full] [--quick] [L1 L3 …]]
Puts a real server in its own process under load and prints for each figure whether its limit holds. Without options
L1 takes 20 seconds (a minute with --full), L2 sends 20 files (4 with --quick), L5 downloads 2 GB (200 MB), L6
reports a million audit entries (50,000), L8 searches a hundred thousand and a million of them (only the former).
Exits with 1 if a limit fails.`;

const { values, positionals } = readOptions(
  {
    options: { full: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
    allowPositionals: true,
  },
  usage,
);

const loads: Record<string, (server: LoadedServer) => Promise<Figure[]>> = {
  L1: (server) => manyPeople(server, values.full ? 60 : 20),
  L2: (server) => largeUploads(server, values.quick ? 4 : 20),
  L3: (server) => folderUpload(server),
  L4: (server) => abortedUploads(server),
  L5: (server) => largeArchive(server, values.quick ? 4 : 41),
  L6: (server) => longReport(server, values.quick ? 50_000 : 1_000_000),
  L7: (server) => largeComparisons(server),
  L8: (server) => longSearch(server, values.quick ? [100_000] : [100_000, 1_000_000]),
};

const unknown = positionals.filter((name) => !Object.hasOwn(loads, name));
if (unknown.length > 0) {
  console.error(`No such load: ${unknown.join(', ')}. Loads: ${Object.keys(loads).join(', ')}.`);
  process.exit(2);
}

await buildServer();
const table: Record<string, string>[] = [];
let failed = 0;
for (const [name, run] of Object.entries(loads)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`${name} …`);
  const server = await startLoadedServer();
  try {
    for (const { what, wanted, found, holds } of await run(server)) {
      if (holds === false) failed += 1;
      table.push({ load: name, figure: what, wanted, found, holds: holds === null ? '' : holds ? 'yes' : 'NO' });
    }
  } finally {
    await server.remove();
  }
}
console.table(table);
process.exitCode = failed === 0 ? 0 : 1;
