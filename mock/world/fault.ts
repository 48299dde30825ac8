// What goes wrong with a call on purpose. `fault()` checks an answer against what the contract documents for its
// operation; `Fault` itself is plain, so that the compiler never compares one operation with all others.
import type { operations } from '#contract/api.d.ts';
import type { OperationId } from '#contract/types.ts';

type Named = OperationId | '*';
type Answers<Id extends OperationId> = operations[Id]['responses'];

/** The statuses that the contract documents for an operation; for several operations those that they share; for `*` all. */
export type StatusOf<Id extends Named> = Id extends '*'
  ? { [Each in OperationId]: keyof Answers<Each> & number }[OperationId]
  : keyof Answers<Id & OperationId> & number;

type Unchanged<Value> = Value extends object ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> } : Value;
type BodyOf<Answer> = Answer extends { content: infer Content } ? Unchanged<Content[keyof Content]> : never;
type Headers = Readonly<Record<string, string>>;

/** Answered instead of the real answer: by default with the body that openapi.yaml shows. */
type Documented<Id extends OperationId> = {
  [Status in StatusOf<Id>]: {
    status: Status;
    body?: BodyOf<Answers<Id>[Status & keyof Answers<Id>]>;
    headers?: Headers | undefined;
    undocumented?: never;
  };
}[StatusOf<Id>];

/** What no server of the contract answers: a proxy's page, a garbled body. An object becomes JSON, a string goes as it is. */
export interface UndocumentedAnswer {
  status: number;
  body?: unknown;
  /** The content type of a body that is a string. */
  type?: string | undefined;
  headers?: Headers | undefined;
}

interface Undocumented {
  undocumented: UndocumentedAnswer;
  status?: never;
  body?: never;
  headers?: never;
}

/** Fails as a network does; without a status the real answer comes, late. */
interface Unanswered {
  status?: 'offline' | undefined;
  body?: never;
  headers?: never;
  undocumented?: never;
}

interface Course {
  /** How long the answer takes, on top of the latency; `never`: until the fault is taken out of the situation. */
  delayMs?: number | 'never' | undefined;
  /** How often, from the first call on; always by default. */
  times?: number | undefined;
  /** Calls that pass before it begins. */
  after?: number | undefined;
}

/** For an upload: the part of the file, 0 to 1, that is sent before it fails. */
type Part<Id> = Id extends 'storeObject' ? { at?: number | undefined } : { at?: never };

/** What may go wrong with an operation; of `*` any status, with the body that each operation documents. */
type FaultOf<Id extends Named> = Course &
  Part<Id> &
  (
    | Unanswered
    | Undocumented
    | (Id extends OperationId ? Documented<Id> : { status: StatusOf<'*'>; body?: never; undocumented?: never })
  );

declare const checked: unique symbol;

/** What goes wrong with an operation, `*` with every one. Made by `fault()` alone, or by `faultNamed()` from a text. */
export interface Fault extends Course {
  /** In types alone: keeps an object literal, which nothing has compared with the contract, from being a fault. */
  readonly [checked]: true;
  operationId: Named;
  status?: number | 'offline' | undefined;
  body?: unknown;
  headers?: Headers | undefined;
  undocumented?: UndocumentedAnswer | undefined;
  at?: number | undefined;
}

/** @param answer a status alone stands for its documented answer, always and at once */
export function fault<Id extends Named>(operationId: Id, answer: StatusOf<Id> | 'offline' | FaultOf<Id>): Fault {
  const course = typeof answer === 'object' ? answer : { status: answer };
  // The parameter was compared with the contract.
  return { operationId, ...course } as unknown as Fault;
}
