// The program of each script: plays its steps at an address and checks whether the wrong answer is still given.
import { readCredentials, readSignInMethod } from '../callers/credentials.ts';
import { httpTarget } from '../targets/http.ts';
import { Player } from './player.ts';
import type { Step } from './steps.ts';

export interface Written {
  /** The promise and how it was broken. */
  finding: string;
  foundAt: string;
  steps: readonly Step[];
  expected: readonly string[];
}

/** Exits with 1 if the wrong answer is still given, 0 if not, and 2 if the room could not be prepared. */
export async function playAgain({ finding, foundAt, steps, expected }: Written): Promise<void> {
  const [address = foundAt] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
  const target = httpTarget(address, readCredentials(process.env), {
    signInMethod: readSignInMethod(process.env),
    clockUrl: process.env['STRONGROOM_CLOCK'] ?? null,
  });
  const player = new Player(target);
  const answers = await player.play(steps);
  if (!process.argv.includes('--keep'))
    await player.clear().catch((error: unknown) => process.stdout.write(`${String(error)}\n`));
  const now = answers.pop() ?? [];
  const unsure = answers.findIndex(
    ([first], n) => steps[n]?.isSure === true && first !== undefined && !/^[23]/.test(first),
  );
  const failed = unsure < 0 && !isAnswer(now) ? steps.length - 1 : unsure;
  if (failed >= 0) {
    const actual = (answers[failed] ?? now).join(' ');
    process.stdout.write(`The room could not be made ready: ${JSON.stringify(steps[failed])} was answered ${actual}\n`);
    process.exitCode = 2;
    return;
  }
  const block = (head: string, lines: readonly string[]) => [head, ...lines.map((line) => `    ${line}`)];
  const last = steps.at(-1);
  const stands = !same(now, expected);
  process.stdout.write(
    [
      finding,
      ...(last && 'call' in last ? [`${steps.length - 1} steps before ${last.call} as ${last.who}`] : []),
      ...block('should have come:', expected),
      ...block('came:', now),
      stands ? 'The lie stands.\n' : 'The lie is gone.\n',
    ].join('\n'),
  );
  process.exitCode = stands ? 1 : 0;
}

/** False for the message of a step that got no answer. */
export const isAnswer = (lines: readonly string[] | undefined): lines is readonly string[] =>
  /^\d/.test(lines?.[0] ?? '');

export const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
