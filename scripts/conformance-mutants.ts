// npm run conformance:mutants; --help lists the options.
import { parseArgs } from 'node:util';
import { caughtIn, kindsBelow, playRound, requiredShare, roundTable } from '../conformance/mutants/round.ts';
import { modes } from '../conformance/mutants/trial.ts';

const usage = `npm run conformance:mutants -- [options]

Plants one small fault at a time into a copy of the reference server and holds the conformance suite against it, by
address and by default. Prints which faults were caught, and by which finding. Ends with 0 when at least
${requiredShare * 100} % of each kind were caught in each way, 1 when not, 2 when it could not begin.

  --only TEXT   mutants whose name has this in it; may be given more than once
  --kind KIND   mutants of this kind: grants, levels, folders, documents, versions, bytes, …; may be given more than once
  --mode MODE   address, default or both (both)
  --sample N    so many of them, spread evenly over all kinds
  --jobs N      how many at a time (1)`;

function count(option: string, text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`${option} takes a number, not ${text}`);
  return Number(text);
}

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', default: 'both' },
      sample: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const chosen = modes.filter((mode) => values.mode === 'both' || values.mode === mode);
  if (chosen.length === 0) throw new Error(`--mode takes address, default or both, not ${values.mode}`);
  const print = (text: string) => console.log(text);
  const round = await playRound({
    only: values.only,
    kinds: values.kind,
    modes: chosen,
    sample: values.sample === undefined ? null : count('--sample', values.sample),
    jobs: count('--jobs', values.jobs),
    print,
  });
  print(`\n${roundTable(round, chosen)}\n`);
  const isEnough = chosen.map((mode) => {
    const { caught, of, stopped } = caughtIn(round, mode);
    print(
      `by ${mode}: ${caught} of ${of} mutants caught${stopped > 0 ? `; ${stopped} stopped what they were tried in` : ''}`,
    );
    const below = kindsBelow(round, mode);
    if (below.length > 0) print(`  fewer than asked of ${below.join(', ')}`);
    return of > 0 && below.length === 0;
  });
  process.exitCode = isEnough.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Options: npm run conformance:mutants -- --help');
  process.exit(2);
}
