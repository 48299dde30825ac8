// npm run conformance [-- --url https://rooms.example] [--only listFolders] [--sequences 200] [--seed 7]
// Holds the mock and the reference server, or any server, against openapi.yaml, prints a table of operation and status,
// and exits with 1 when something is found. For --url the sessions come from STRONGROOM_ADMIN_COOKIE and the like.
import { parseArgs } from 'node:util';
import { runConformance } from '../conformance/command.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    sequences: { type: 'string', default: '40' },
    seed: { type: 'string', default: '20260115' },
  },
});

try {
  const isConforming = await runConformance({
    url: values.url ?? null,
    only: values.only,
    sequences: Number(values.sequences),
    seed: Number(values.seed),
    environment: process.env,
    print: (text) => console.log(text),
  });
  process.exitCode = isConforming ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
