// Plays random sequences on two targets in step: after each step both must have answered the same, and at the end audit
// log and figures must agree. A difference is reduced to the shortest sequence that shows it.
import fc from 'fast-check';
import type { Contract } from '../contract.ts';
import type { OwnTarget } from '../target.ts';
import { schemaErrors, createValidator } from '../answers/validator.ts';
import { Seat } from './seat.ts';
import { shortest } from './shrink.ts';
import { contents, levels, names, plays, stories, type Step } from './steps.ts';

const stepKinds = Object.keys(plays) as Step['kind'][];

/** Steps after which a user can do less: rare, so that much has happened before. */
const ending: ReadonlySet<Step['kind']> = new Set([
  ...(['logout', 'signOutPage', 'role', 'deactivate'] as const),
  ...(['endUserSessions', 'resetSecondFactor', 'publishTerms'] as const),
]);

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...stepKinds.filter((kind) => !ending.has(kind))) },
    { weight: 6, arbitrary: fc.constantFrom('upload' as const, 'createFolder' as const, 'grant' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ending) },
  ),
  who: fc.oneof(
    { weight: 5, arbitrary: fc.constant('admin' as const) },
    { weight: 4, arbitrary: fc.constantFrom('manager' as const, 'analyst' as const, 'viewer' as const) },
    { weight: 1, arbitrary: fc.constant('nobody' as const) },
  ),
  one: fc.nat(5),
  other: fc.nat(5),
  name: fc.constantFrom(...names),
  level: fc.constantFrom(...levels),
  flag: fc.boolean(),
  bytes: fc.constantFrom(...contents),
});
const story = fc
  .tuple(fc.constantFrom(...stories), step)
  .map(([parts, drawn]) => parts.map((part) => ({ ...drawn, ...part })));

export const steps: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 20, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: story }), {
    minLength: 1,
    maxLength: 60,
    size: 'max',
  })
  .map((parts) => parts.flat());

export interface Difference {
  /** The shortest sequence, one line for each step. */
  sequence: string[];
  /** Each target's answer to the last step. */
  answers: Record<string, string>;
}

export interface Comparison {
  runs: number;
  steps: number;
  difference: Difference | null;
}

export const plainStep: Omit<Step, 'kind' | 'who'> = {
  one: 0,
  other: 0,
  name: '',
  level: 'public',
  flag: true,
  bytes: '',
};

/** Reads by all users at the end of a sequence. */
const closing: Step[] = (
  ['listDocuments', 'listFolders', 'listUsers', 'metrics', 'audit', 'activity'] as const
).flatMap((kind) => (['admin', 'viewer'] as const).map((who) => ({ ...plainStep, kind, who })));

/** Simpler replacements of a step, with one member after the other simplified. */
export function plainer(step: Step): Step[] {
  const members = Object.keys(plainStep) as (keyof typeof plainStep)[];
  const simpler = members.filter((name) => step[name] !== plainStep[name]);
  return simpler.map((name) => ({ ...step, [name]: plainStep[name] }));
}

/** Plays `runs` sequences on both; the same seed plays the same ones. */
export async function compareSequences(
  contract: Contract,
  targets: readonly [OwnTarget, OwnTarget],
  { runs, seed }: { runs: number; seed: number },
): Promise<Comparison> {
  const validate = createValidator(schemaErrors(contract));
  let played = 0;
  let difference: Difference | null = null;
  let shown: readonly Step[] = [];
  const differ = async (sequence: readonly Step[]): Promise<boolean> => {
    const take = (target: OwnTarget) => Seat.take(target, contract, validate);
    const seats = [await take(targets[0]), await take(targets[1])] as const;
    const all = [...sequence, ...closing];
    for (const [at, step] of all.entries()) {
      played += 1;
      for (const seat of seats) await plays[step.kind](seat, step);
      const [one, other] = [textOf(seats[0]), textOf(seats[1])];
      if (one === other) continue;
      shown = sequence.slice(0, at + 1);
      const answers = { [targets[0].name]: one, [targets[1].name]: other };
      difference = { sequence: all.slice(0, at + 1).map(inWords), answers };
      return true;
    }
    return false;
  };
  const property = fc.asyncProperty(steps, async (sequence) => !(await differ(sequence)));
  // fast-check would shrink with far more sequences than two servers can play.
  const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
  // A failure before the first step is an error and not a difference.
  if (failed && shown.length === 0) throw new Error('A sequence could not be played', { cause: errorInstance });
  if (failed) await differ(await shortest(shown, differ, plainer));
  return { runs: numRuns, steps: played, difference };
}

/** The answers since the last call. */
function textOf({ trace }: Seat): string {
  return trace
    .splice(0)
    .map(({ text }) => text)
    .join('\n');
}

/** A difference as printed. */
export function differenceInWords({ sequence, answers }: Difference): string {
  const lines = sequence.map((step, at) => `${at + 1}. ${step}`);
  return [...lines, ...Object.entries(answers).flatMap(([name, answer]) => [`── ${name}`, answer])].join('\n');
}

const inWords = ({ kind, who, ...rest }: Step): string => `${who} ${kind} ${JSON.stringify(rest)}`;
