// Properties of answers that nothing compares.
import type { Contract, Operation } from '../contract.ts';
import { holdAgainstCore } from '../sequences/core.ts';
import { Meaning } from '../sequences/meaning.ts';
import { runSuite } from '../suite/suite.ts';
import { jsonOf, textOf, type OwnTarget, type WireAnswer } from '../target.ts';
import { changedAt, placesOf, type Place } from './places.ts';
import { through } from './through.ts';

interface Answered {
  operation: Operation;
  place: Place;
}

interface CompareOptions {
  /** Operations; empty for all. */
  only: readonly string[];
  /** The number of random sequences; none compare nothing. */
  runs: number;
  /** Selects properties by their names; all by default. */
  isSelected?: (name: string) => boolean;
}

/**
 * Changes each property to another value that the schema allows; a promise, a pair or the random sequences must notice. A
 * property of a named schema must be noticed in one answer.
 */
export async function comparedNowhere(
  contract: Contract,
  target: OwnTarget,
  { only, runs, isSelected = () => true }: CompareOptions,
): Promise<string[]> {
  const answered = new Map<string, Answered[]>();
  for (const operation of contract.operations.filter(({ id }) => only.length === 0 || only.includes(id)))
    for (const { status, media } of operation.answers.values())
      for (const place of status < 300 ? placesOf(contract, media.get('application/json'), operation.id) : [])
        if (isSelected(place.name))
          answered.set(place.name, [...(answered.get(place.name) ?? []), { operation, place }]);
  const inSequences = runs > 0 ? await sequencesOf(contract, target, runs) : () => false;
  const missed: string[] = [];
  for (const [name, places] of answered) {
    let isNoticed = places.some(inSequences);
    for (const one of places) isNoticed ||= await inPromises(contract, target, one);
    if (!isNoticed) missed.push(name);
  }
  return missed;
}

/** Whether the core would differ from an answer in the random sequences if that were changed. */
async function sequencesOf(contract: Contract, target: OwnTarget, runs: number): Promise<(one: Answered) => boolean> {
  const answers = new Map<string, WireAnswer[]>();
  const ids = new Set<string>();
  const recording = through(contract, target, (answer, { id: operation }) => {
    if (answer.status >= 300) return answer;
    for (const [, id = ''] of textOf(answer).matchAll(/"(?:id|userId)":"([^"]*)"/g)) ids.add(id);
    answers.set(operation, [...(answers.get(operation) ?? []), answer]);
    return answer;
  });
  await target.reset();
  await holdAgainstCore(contract, recording, { runs, seed: 31, isQuick: true });
  // As if the sequence had created everything.
  const all = [...ids];
  const meaning = new Meaning({ folders: all, documents: all, users: all, groups: all }, new Set());
  return ({ operation: { id }, place }) =>
    (answers.get(id) ?? []).some((answer) => meaning.answer(id, answer) !== meaning.answer(id, lie(answer, place)));
}

async function inPromises(contract: Contract, target: OwnTarget, { operation, place }: Answered): Promise<boolean> {
  const lying = through(contract, target, (answer, { id }, { method }) => {
    const isIt = id === operation.id && answer.status < 300 && method !== 'HEAD';
    return isIt ? lie(answer, place) : answer;
  });
  await target.reset();
  const only = concerned(contract, operation);
  const { findings } = await runSuite(contract, lying, { only, checks: ['promises', 'pairs'], isFirstEnough: true });
  return findings.some(({ check }) => check !== 'answers');
}

/** The operation, and the changes that name it as the place where they show. */
function concerned({ operations }: Contract, { id }: Operation): string[] {
  const places = ({ showsIn, goneFrom, again }: Operation) => [
    ...[...showsIn, ...goneFrom].map(({ operation }) => operation),
    ...(again?.addsNothingTo ?? []),
  ];
  return [id, ...operations.filter((one) => one.id !== id && places(one).includes(id)).map((one) => one.id)];
}

function lie(answer: WireAnswer, { path, values }: Place): WireAnswer {
  const json = jsonOf(answer);
  if (json === undefined) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const changed = changedAt(json, path, (value) => another(value, values));
  return { ...answer, headers, bytes: new TextEncoder().encode(JSON.stringify(changed)) };
}

const aDay = 86_400_000;

function another(value: unknown, values: Place['values']): unknown {
  if (values) return values[(values.indexOf(value) + 1) % values.length];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + aDay).toISOString();
  return value.replace(/[\da-z](?=[^\da-z]*$)/i, (last) =>
    /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'a' ? 'b' : 'a',
  );
}
