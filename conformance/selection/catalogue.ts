// Everything that `--only` can name.
import { checkFormal } from '../checks/formal/formal.ts';
import type { Contract } from '../contract.ts';
import { EveryAnswer } from '../answers/every-answer.ts';
import { newReport } from '../reports/report.ts';
import { Room } from '../room/room.ts';
import type { Run } from '../suite/run.ts';
import { checkNames, type CheckName } from './selection.ts';
import type { Target } from '../target.ts';

const words: Readonly<Record<CheckName, string>> = {
  promises: 'what the contract promises beyond the shape of an answer',
  pairs: 'every documented status of every operation, provoked',
  roles: 'every operation as nobody and as each role',
  malformed: 'malformed input, derived from the schemas',
  faults: 'faults and limits, injected where the target lets',
  sequences: 'random sequences, held against the core',
};

/** Every promise by id: its text in the contract, or where the contract states it formally. */
export async function promisesOf(contract: Contract): Promise<Map<string, string>> {
  const promises = new Map<string, string>();
  const nobody = () => Promise.reject(new Error('Listing makes no calls'));
  const target: Target = {
    name: 'none',
    send: nobody,
    signIn: null,
    fault: null,
    enter: null,
    comeAgain: null,
    advance: null,
    close: nobody,
  };
  const run: Run = {
    contract,
    operations: contract.operations,
    target,
    room: new Room(target, contract, () => undefined),
    report: newReport('none'),
    everyAnswer: new EveryAnswer(contract.always, () => []),
    find: () => undefined,
    look: () => undefined,
    faultsOf: () => [],
    sequences: null,
    hasTwin: false,
    recorded: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    isFirstEnough: false,
    isSelected(id) {
      promises.set(id, 'said by an extension of openapi.yaml');
      return false;
    },
  };
  await checkFormal(run);
  for (const { id, text } of contract.promises) promises.set(id, text.replaceAll(/\s+/g, ' '));
  return promises;
}

/** @throws Error for an unknown name */
export async function refuseUnknown(contract: Contract, only: readonly string[]): Promise<void> {
  const promises = await promisesOf(contract);
  const known = new Set<string>([...checkNames, ...contract.operations.map(({ id }) => id), ...promises.keys()]);
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`There is no operation, promise or check ${unknown.join(', ')}: --list names all of them`);
}

/** Everything that `--only` accepts, one line each. */
export async function catalogue(contract: Contract): Promise<string> {
  const promises = [...(await promisesOf(contract))];
  const inLine = ([id, text]: readonly [string, string]) => `    "${id}"   ${text}`;
  const isOf = (operation: string) => (one: readonly [string, string]) => one[0].startsWith(`${operation} `);
  const { operations } = contract;
  return [
    'Checks:',
    ...checkNames.map((name) => `  ${name.padEnd(10)} ${words[name]}`),
    '',
    'Operations, each with its promises:',
    ...operations.flatMap(({ id, method, path }) => [
      `  ${id}   ${method} ${path}`,
      ...promises.filter(isOf(id)).map(inLine),
    ]),
    '',
    'Promises that hold everywhere:',
    ...promises.filter((one) => !operations.some(({ id }) => isOf(id)(one))).map(inLine),
  ].join('\n');
}
