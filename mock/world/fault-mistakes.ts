// Describes mistakes in a handwritten fault, with what is allowed instead.
import { documentedAnswers } from '#contract/answers.ts';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { Fault } from './fault.ts';
import { choices, nearest } from './nearest.ts';

const operationIds = Object.keys(contractOperations) as OperationId[];

export const isOperation = (name: string): name is OperationId => Object.hasOwn(contractOperations, name);

/** The statuses in the contract for an operation; for `*` all in the contract. */
export function statusesOf(operationId: OperationId | '*'): number[] {
  const ids = operationId === '*' ? operationIds : [operationId];
  const all = ids.flatMap((id) => documentedAnswers[id].map(({ status }) => status));
  return [...new Set(all)].sort((one, other) => one - other);
}

export interface WrittenFault {
  operationId: string;
  status?: unknown;
  body?: unknown;
  headers?: unknown;
  undocumented?: unknown;
  delayMs?: unknown;
  times?: unknown;
  after?: unknown;
  at?: unknown;
}

export function faultMistakes(fault: WrittenFault): string[] {
  const { operationId, status, delayMs, times, after, at } = fault;
  if (operationId !== '*' && !isOperation(operationId)) {
    const meant = nearest(operationId, operationIds);
    const hint = meant === null ? 'openapi.yaml has their names' : `did you mean ${meant}?`;
    return [`${quoted(operationId)} is no operation of the contract (* is all of them): ${hint}`];
  }
  const allowed = statusesOf(operationId);
  const mistakes: string[] = [];
  if (status !== undefined && status !== 'offline' && !allowed.some((one) => one === status)) {
    const who = operationId === '*' ? 'any operation' : operationId;
    mistakes.push(`${quoted(status)} is no answer of ${who}: ${choices([...allowed.map(String), 'offline'])}`);
  }
  if (delayMs !== undefined && delayMs !== 'never' && !isCount(delayMs))
    mistakes.push(`${quoted(delayMs)} is no delay: a number of milliseconds, or never`);
  if (times !== undefined && !isCount(times)) mistakes.push(`${quoted(times)} is no number of times: 0, 1, 2 …`);
  if (after !== undefined && !isCount(after)) mistakes.push(`${quoted(after)} is no number of calls: 0, 1, 2 …`);
  if (at !== undefined && operationId !== 'storeObject')
    mistakes.push('Only storeObject fails in the middle of a file');
  else if (at !== undefined && !(typeof at === 'number' && at >= 0 && at <= 1))
    mistakes.push(`${quoted(at)} is no part of a file: 0 to 1, such as 0.6`);
  return mistakes;
}

/** @throws FaultMistake */
export function faultNamed(written: WrittenFault): Fault {
  const [mistake] = faultMistakes(written);
  if (mistake !== undefined) throw new FaultMistake(mistake);
  // Operation and status were checked above.
  return written as Fault;
}

export class FaultMistake extends Error {
  override readonly name = 'FaultMistake';
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The value as written, if it is not a number. */
function quoted(value: unknown): string {
  return typeof value === 'string' ? `“${value.slice(0, 80)}”` : JSON.stringify(value).slice(0, 80);
}
