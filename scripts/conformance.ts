// npm run conformance: what it takes is said by --help.
import { parseArgs } from 'node:util';
import { runConformance } from '../conformance/command.ts';

const usage = `npm run conformance -- [options]

Holds the mock and the reference server, or any server, against openapi.yaml and prints a table of operation, status
and target. Ends with 0 when nothing was found, 1 when something was, 2 when it could not begin.

  --url ADDRESS      another server, such as https://rooms.example; it should hold nothing that matters
  --only OPERATION   this operation only; may be given more than once
  --bail             stops at the first finding
  --sequences N      how many random sequences mock and reference server play side by side (40)
  --seed N           the seed of the sequences (20260115)

Who it is at ADDRESS comes from the environment, for each of ADMIN, MANAGER, ANALYST and VIEWER:
  STRONGROOM_ADMIN_COOKIE="name=value" or STRONGROOM_ADMIN_AUTHORIZATION="Bearer …"

STRONGROOM_CLOCK is an address at which ADDRESS lets tests move its clock: {"advanceSeconds": 960} is posted there. Without,
what takes 15 minutes to end is not tried.`;

function whole(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} takes a whole number, not ${text}`);
  return Number(text);
}

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      sequences: { type: 'string', default: '40' },
      seed: { type: 'string', default: '20260115' },
      bail: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const isConforming = await runConformance({
    url: values.url ?? null,
    only: values.only,
    sequences: whole('--sequences', values.sequences),
    seed: whole('--seed', values.seed),
    bail: values.bail,
    environment: process.env,
    print: (text) => console.log(text),
  });
  process.exitCode = isConforming ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Options: npm run conformance -- --help');
  // A target may still be listening.
  process.exit(2);
}
