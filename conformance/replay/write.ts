// Writes a script for each cause that rebuilds the room and ends at the lie. The core gives the expected answer; the
// steps are reduced to those that still show the difference.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cause } from '../reports/causes.ts';
import { errorInWords } from '../suite/run.ts';
import { peopleOf } from '../sequences/core.ts';
import { shortest } from '../sequences/shrink.ts';
import type { Target } from '../target.ts';
import { openCoreTarget } from '../targets/core.ts';
import { Player } from './player.ts';
import { readRuntime } from './runtime.ts';
import { isAnswer, same, type Written } from './script.ts';
import type { CallStep, Step } from './steps.ts';
import type { Tape } from './tape.ts';

const mostCauses = 25;
/** The limit of steps that are played to find the fewest. */
const mostPlayed = 4000;
const leastCalls = 12;

/** @returns a line for each cause with its file, if there is one */
export async function writeReplays(
  folder: string,
  target: Target,
  tape: Tape,
  causes: readonly Cause[],
): Promise<string[]> {
  const honest = await openCoreTarget(await peopleOf(target));
  const play = async (on: Target, steps: readonly Step[]) => {
    const player = new Player(on);
    const answers = await player.play(steps);
    await player.clear();
    return answers;
  };
  const both = async (steps: readonly Step[]) => {
    await honest.reset();
    return { actual: await play(target, steps), expected: await play(honest, steps) };
  };
  mkdirSync(folder, { recursive: true });
  const runtime = await readRuntime();
  const lines: string[] = [];
  for (const [at, cause] of causes.slice(0, mostCauses).entries()) {
    const { check, gravity, message, places, calls } = cause;
    const name = [String(at + 1).padStart(2, '0'), gravity, places[0]?.replaceAll(/\W+/g, '-')].join('-');
    const steps = cause.at === null ? [] : tape.stepsTo(cause.at, Math.max(leastCalls, calls.length));
    const found = await isolated(steps, both).catch((error: unknown) => errorInWords(error));
    if (typeof found === 'string') {
      lines.push(`  ${name}: ${found}`);
      break;
    }
    lines.push(`  ${name}${found ? '.mjs' : ': cannot be played again by its calls alone'}`);
    if (!found) continue;
    const written: Written = { finding: `${check}: ${places[0]}: ${message}`, foundAt: target.address ?? '', ...found };
    writeFileSync(path.join(folder, `${name}.mjs`), scriptOf(written, runtime));
  }
  await honest.close();
  return causes.length > mostCauses ? [...lines, `  and ${causes.length - mostCauses} more causes`] : lines;
}

type Both = (steps: readonly Step[]) => Promise<{ actual: string[][]; expected: string[][] }>;

/** The last call with an answer other than the core's, with the fewest steps before it; null without one. */
async function isolated(steps: readonly Step[], both: Both): Promise<Omit<Written, 'finding' | 'foundAt'> | null> {
  const first = await both(steps);
  const at = steps.findLastIndex(
    (_step, n) => isAnswer(first.actual[n]) && isAnswer(first.expected[n]) && !same(first.actual[n], first.expected[n]),
  );
  const last = steps[at];
  if (!last) return null;
  const lie = differenceOf(first.actual[at], first.expected[at]);
  const isIt = ({ actual, expected }: Awaited<ReturnType<Both>>) => {
    const left = differenceOf(actual.at(-1), expected.at(-1));
    return left.length > 0 && left.every((line) => lie.includes(line));
  };
  let played = 0;
  const shows = async (before: readonly Step[]) =>
    (played += before.length + 1) <= mostPlayed && isIt(await both([...before, last]));
  const few = await shortest(steps.slice(0, at), shows, () => []);
  const again = await both([...few, last]);
  if (!isIt(again)) return null;
  const { actual, expected } = again;
  const succeeds = (answer: readonly string[] = []) => /^[23]/.test(answer[0] ?? '');
  const sure = few.map((step, n) => {
    const { compared: _compared, ...bare } = step as CallStep;
    return { ...bare, ...(succeeds(actual[n]) && succeeds(expected[n]) && { isSure: true }) };
  });
  return { steps: [...sure, last], expected: expected.at(-1) ?? [] };
}

/** The lines that only one of two answers has; none unless both are answers. */
function differenceOf(actual: readonly string[] = [], expected: readonly string[] = []): string[] {
  if (!isAnswer(actual) || !isAnswer(expected) || same(actual, expected)) return [];
  const lines = [
    ...actual.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
    ...expected.filter((line) => !actual.includes(line)).map((line) => `- ${line}`),
  ];
  return lines.length > 0 ? lines : ['the order'];
}

function scriptOf({ steps, ...written }: Written, runtime: string): string {
  const line = (one: unknown) =>
    JSON.stringify(one, (_key, value: unknown) =>
      value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
    );
  const lines = Object.entries(written).map(([name, value]) => `  ${name}: ${line(value)},`);
  return [
    '// Found by the conformance suite. Ends with 1 while the lie stands, with 0 when it is gone, and with 2 when the room',
    '// could not be made ready; --keep leaves it behind. Who calls comes from STRONGROOM_ADMIN_COOKIE and so on.',
    `//   node THIS_FILE ${written.foundAt}`,
    'const written = {',
    ...lines,
    '  steps: [',
    ...steps.map((step) => `    ${line(step)},`),
    '  ],',
    '};',
    '',
    '// How it is played.',
    runtime,
    'await playAgain(written);',
    '',
  ].join('\n');
}
