// Simulated faults of calls. `fault()` checks an answer against the contract's answers of its operation; `Fault` itself
// is plain, so that the compiler never compares one operation with all others.
import type { operations } from '#contract/api.d.ts';
import type { OperationId } from '#contract/types.ts';

type Named = OperationId | '*';
type Answers<Id extends OperationId> = operations[Id]['responses'];

/** The statuses in the contract for an operation; for several operations their common ones; for `*` all. */
export type StatusOf<Id extends Named> = Id extends '*'
  ? { [Each in OperationId]: keyof Answers<Each> & number }[OperationId]
  : keyof Answers<Id & OperationId> & number;

type Unchanged<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> } : Value;
type BodyOf<Answer> = Answer extends { content: infer Content } ? Unchanged<Content[keyof Content]> : never;
type Headers = Readonly<Record<string, string>>;

/** An answer outside of the contract: an object becomes JSON, a string is sent as it is. */
export interface UndocumentedAnswer {
  status: number;
  body?: unknown;
  /** The content type of a string body. */
  type?: string | undefined;
  headers?: Headers | undefined;
}

interface Course {
  /** The delay in addition to the latency; `never`: until the fault is removed. */
  delayMs?: number | 'never' | undefined;
  /** How often it applies, from the first call on; always by default. */
  times?: number | undefined;
  /** The number of calls before it applies. */
  after?: number | undefined;
}

declare const checked: unique symbol;

/** A fault of an operation, or of all with `*`. Created by `fault()`, or by `faultNamed()` from text. */
export interface Fault extends Course {
  /** Type only: excludes object literals, which were not checked against the contract. */
  readonly [checked]: true;
  operationId: Named;
  status?: number | 'offline' | undefined;
  body?: unknown;
  headers?: Headers | undefined;
  undocumented?: UndocumentedAnswer | undefined;
  at?: number | undefined;
}

/**
 * An answer of the contract, by default with the body of openapi.yaml; a status alone stands for it, always and without
 * delay. The overloads are many because one parameter for all of them would be a union over all operations.
 */
export function fault<Id extends Named>(operationId: Id, answer: StatusOf<Id> | 'offline'): Fault;
/** Without a status the regular answer follows, late. */
export function fault<Id extends Named>(operationId: Id, answer: Course & { status?: StatusOf<Id> | 'offline' }): Fault;
export function fault(operationId: Named, answer: Course & { undocumented: UndocumentedAnswer }): Fault;
/** @param answer.at the part of the file, 0 to 1, that is sent before it fails */
export function fault(operationId: 'storeObject', answer: Course & { status: 'offline'; at: number }): Fault;
export function fault<Id extends OperationId, Status extends StatusOf<Id>>(
  operationId: Id,
  answer: Course & { status: Status; body?: BodyOf<Answers<Id>[Status & keyof Answers<Id>]>; headers?: Headers },
): Fault;
export function fault(operationId: Named, answer: unknown): Fault {
  const course = typeof answer === 'object' ? answer : { status: answer };
  return { operationId, ...course } as Fault;
}
