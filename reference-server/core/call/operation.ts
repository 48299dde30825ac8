// What a call is before and after the desk: the words that both doors and every operation share.
import type { z } from 'zod';
import type { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { ByteSource, Parts } from '../ports/objects.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { Query } from './query.ts';
import type { RoomMemory } from '../room/memory.ts';
import type { Role } from '../records/records.ts';

/** Who asks. Found afresh for every call, so that a changed role bites on the next one. */
export interface Actor {
  userId: string;
  role: Role;
  email: string;
  /** First and last name, else the e-mail. */
  name: string;
  sessionId: string;
  /** Whether the call comes from where this role does not come in from: it may sign out, and nothing else. */
  isOutside: boolean;
  /** Where the call comes from, as the server sees it; null where that is unknown. */
  address: string | null;
}

/** Where a call comes from, for the audit log. */
export interface Client {
  ipAddress: string | null;
  /** At most 512 characters. */
  userAgent: string | null;
}

/** A request of the contract, as the desk makes it of what a door hands in. */
export interface Call {
  operationId: CoreOperationId;
  requestId: string;
  /** Who asks, as it was when the head of the request came. */
  actor: Actor | null;
  /** Who asks, read from these tables: null when the session has ended since, or its person is gone. */
  callerNow(tx: Tables): Promise<Actor | null>;
  client: Client;
  params: Readonly<Record<string, string>>;
  query: Query;
  /** The body of the answer is dropped: nothing is read, and neither a view nor a download is audited. */
  isHead: boolean;
  /** Aborts when whoever called has gone away. */
  signal(): AbortSignal | undefined;
  /** Request headers by lower-case name. */
  header(name: string): string | null;
  /** Reads the JSON body. @throws ApiProblem 408, 413, 415, or 400 for what is not JSON. */
  readJson(): Promise<unknown>;
  /** The raw body, for the signed PUT. */
  bytes(): ByteSource;
}

/**
 * An answer as a door sends it. A body is text, parts that stay the same object while they may be sent again, or a
 * stream; where nobody knows its size before its end, that is null.
 */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body:
    | null
    | { type: string; text: string }
    | { type: string; parts: Parts }
    | { type: string; source: ByteSource; size: number | null };
  /** Whether the caller may still have it. Throws what refuses. */
  confirm?: () => Promise<void>;
}

/** Navigations lead out of the application, where each door has its own way: a redirect to sign in, or back home. */
export type NavigationId = {
  [Id in OperationId]: (typeof contractOperations)[Id]['navigation'] extends true ? Id : never;
}[OperationId];
export type CoreOperationId = Exclude<OperationId, NavigationId>;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : null;
type Info<Id extends OperationId> = (typeof contractOperations)[Id];

/** What an operation is given, parsed by the contract's schemas. */
export interface Input<Id extends OperationId> {
  params: Parsed<Info<Id>['params']>;
  query: Parsed<Info<Id>['query']>;
  json: Parsed<Info<Id>['json']>;
}

type ActorOf<Id extends OperationId> = 'public' extends Info<Id>['roles'][number] ? Actor | null : Actor;

export interface Context<Who extends Actor | null = Actor> {
  /** As the latest reading or change of this call found them. */
  actor: Who;
  client: Client;
  /** The time of this call. */
  now: Date;
  ports: Ports;
  /** What the room remembers besides its rows. */
  memory: RoomMemory;
  call: Call;
}

/** Who may make a call, by its `x-roles`. */
type RoleOf<Id extends OperationId> = Info<Id>['roles'][number];

/** Everybody who is signed in. */
export type Everyone = Role;

export type Perform<Id extends OperationId> = (context: Context<ActorOf<Id>>, input: Input<Id>) => Promise<Answer>;
/** The function of one call, with every role that may make it: one more or one fewer than `x-roles` does not compile. */
export type Handler<Id extends OperationId, Who extends RoleOf<Id>> = [RoleOf<Id>] extends [Who]
  ? Perform<Id>
  : { missing: Exclude<RoleOf<Id>, Who> };
export type Operations = { readonly [Id in CoreOperationId]: Perform<Id> };

const noHeaders = Object.freeze({});

function json(status: number, value: unknown): Answer {
  return { status, headers: noHeaders, body: { type: 'application/json', text: JSON.stringify(value) } };
}

export const ok = (value: unknown): Answer => json(200, value);
/** 200 with JSON of which others are sent the same. */
export const okParts = (parts: Parts): Answer => ({
  status: 200,
  headers: noHeaders,
  body: { type: 'application/json', parts },
});
/** 200 with JSON in pieces, of which others may be sent the same. */
export const okPieces = (pieces: readonly Uint8Array[]): Answer => ({
  status: 200,
  headers: noHeaders,
  body: {
    type: 'application/json',
    source: readyPieces(pieces),
    size: pieces.reduce((size, { length }) => size + length, 0),
  },
});
export const created = (value: unknown): Answer => json(201, value);
export const noContent = (): Answer => ({ status: 204, headers: noHeaders, body: null });

export const readyPieces = (pieces: readonly Uint8Array[]): ByteSource =>
  Object.assign(inTurn(pieces), { ready: pieces });

async function* inTurn(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}
