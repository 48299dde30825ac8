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

/** An answer of the contract, by default with the body of openapi.yaml. */
type Documented<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    status: Status;
    body?: BodyOf<Answers<Id>[Status & keyof Answers<Id>]>;
    headers?: Headers | undefined;
    undocumented?: never;
  };
}[StatusOf<Id>];

/** An answer outside of the contract: an object becomes JSON, a string is sent as it is. */
export interface UndocumentedAnswer {
  status: number;
  body?: unknown;
  /** The content type of a string body. */
  type?: string | undefined;
  headers?: Headers | undefined;
}

interface Undocumented {
  undocumented: UndocumentedAnswer;
  status?: never;
  body?: never;
  headers?: never;
}

/** A network failure; without a status the regular answer follows, late. */
interface Unanswered {
  status?: 'offline' | undefined;
  body?: never;
  headers?: never;
  undocumented?: never;
}

interface Course {
  /** The delay in addition to the latency; `never`: until the fault is removed. */
  delayMs?: number | 'never' | undefined;
  /** How often it applies, from the first call on; always by default. */
  times?: number | undefined;
  /** The number of calls before it applies. */
  after?: number | undefined;
}

/** For an upload: the part of the file, 0 to 1, that is sent before it fails. */
type Part<Id> = Id extends 'storeObject' ? { at?: number | undefined } : { at?: never };

/** The possible faults of an operation; for `*` any status, with the body of each operation. */
type FaultOf<Id extends Named> = Course &
  Part<Id> &
  (
    | Unanswered
    | Undocumented
    | (Id extends OperationId ? Documented<Id> : { status: StatusOf<'*'>; body?: never; undocumented?: never })
  );

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

/** @param answer a status alone stands for its answer in the contract, always and without delay */
export function fault<Id extends Named>(operationId: Id, answer: StatusOf<Id> | 'offline'): Fault;
export function fault(operationId: Named, answer: Course & Unanswered): Fault;
export function fault<Id extends Named>(operationId: Id, answer: FaultOf<Id>): Fault;
export function fault(operationId: Named, answer: unknown): Fault {
  const course = typeof answer === 'object' ? answer : { status: answer };
  return { operationId, ...course } as Fault;
}
