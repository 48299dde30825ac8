// What goes wrong with a call on purpose. An answer is one that the contract documents for the operation, typed by it;
// what no server of the contract says is asked for by its own word.
import type { operations } from '#contract/api.d.ts';
import type { OperationId } from '#contract/types.ts';

type Answers<Id extends OperationId> = operations[Id]['responses'];

/** The statuses that the contract documents for an operation. */
export type StatusOf<Id extends OperationId> = Id extends OperationId ? Extract<keyof Answers<Id>, number> : never;

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

/** What goes wrong with this operation. */
export type FaultOf<Id extends OperationId> = Course &
  Part<Id> & { operationId: Id } & (Documented<Id> | Unanswered | Undocumented);

/** `*` for every call, as each operation documents the status. */
export type Fault =
  | { [Id in OperationId]: Course & Part<Id> & { operationId: Id } & Documented<Id> }[OperationId]
  | (Course & Part<'storeObject'> & { operationId: 'storeObject' } & Unanswered)
  | (Course & Part<null> & { operationId: OperationId | '*' } & (Unanswered | Undocumented))
  | (Course &
      Part<null> & { operationId: '*'; status: StatusOf<OperationId>; body?: never } & Pick<
        Unanswered,
        'headers' | 'undocumented'
      >);
