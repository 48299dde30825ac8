// A real server in its own process under load: each figure has a limit, unlike those that are compared with others.
import { abortedUploads } from './aborted-uploads.ts';
import type { Figure } from './figure.ts';
import { folderUpload } from './folder-upload.ts';
import { largeArchive } from './large-archive.ts';
import { largeComparisons } from './large-comparisons.ts';
import { largeUploads } from './large-uploads.ts';
import { type LoadedServer, startLoadedServer } from './loaded-server.ts';
import { longReport } from './long-report.ts';
import { longSearch } from './long-search.ts';
import { manyPeople } from './many-people.ts';

const loads: Record<string, (server: LoadedServer, isQuick: boolean) => Promise<Figure[]>> = {
  L1: (server, isQuick) => manyPeople(server, isQuick ? 20 : 60),
  L2: (server, isQuick) => largeUploads(server, isQuick ? 4 : 20),
  L3: (server) => folderUpload(server),
  L4: (server) => abortedUploads(server),
  L5: (server, isQuick) => largeArchive(server, isQuick ? 4 : 41),
  L6: (server, isQuick) => longReport(server, isQuick ? 50_000 : 1_000_000),
  L7: (server) => largeComparisons(server),
  L8: (server, isQuick) => longSearch(server, isQuick ? [100_000] : [100_000, 1_000_000]),
};

export const loadNames: readonly string[] = Object.keys(loads);

/** Prints a table of the loads. @returns whether every limit holds */
export async function loadBench(
  names: readonly string[],
  isQuick: boolean,
  log: (message: string) => void,
): Promise<boolean> {
  const table: Record<string, string>[] = [];
  let holdsAll = true;
  for (const [name, run] of Object.entries(loads)) {
    if (!names.includes(name)) continue;
    log(name);
    const server = await startLoadedServer();
    try {
      for (const { what, wanted, found, holds } of await run(server, isQuick)) {
        holdsAll &&= holds !== false;
        table.push({ load: name, figure: what, wanted, found, holds: holds === null ? '' : holds ? 'yes' : 'NO' });
      }
    } finally {
      await server.remove();
    }
  }
  console.table(table);
  return holdsAll;
}
