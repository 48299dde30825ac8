// The types of a call, shared by both doors and all operations.
import type { z } from 'zod';
import type { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { ByteSource, Parts } from '../ports/objects.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { Changer } from '../store/change.ts';
import type { Query } from './query.ts';
import type { RoomMemory } from '../room/memory.ts';
import type { Role } from '../records/records.ts';

/** The caller. It is read for every call, so that a changed role takes effect on the next one. */
export interface Actor {
  userId: string;
  role: Role;
  email: string;
  /** First and last name, or the e-mail without them. */
  name: string;
  sessionId: string;
  /** Whether the caller's network is closed to their role; such a caller may only sign out. */
  isOutside: boolean;
  /** The caller's address as the server sees it; null where it is unknown. */
  address: string | null;
}

/** The caller's device and address, for the audit log. */
export interface Client {
  ipAddress: string | null;
  /** At most 512 characters. */
  userAgent: string | null;
}

/** A request for an operation of the contract. */
export interface Call {
  operationId: CoreOperationId;
  requestId: string;
  /** The caller when the request's head arrived. */
  actor: Actor | null;
  /** The caller according to these tables; null when the session has ended or the user is gone. */
  callerNow(tx: Tables): Promise<Actor | null>;
  client: Client;
  params: Readonly<Record<string, string>>;
  query: Query;
  /** The body of the answer is dropped: nothing is read, and neither a view nor a download is audited. */
  isHead: boolean;
  signal(): AbortSignal | undefined;
  /** Request headers by lower-case name. */
  header(name: string): string | null;
  /** Reads the JSON body. @throws ApiProblem 408, 413, 415, or 400 for what is not JSON. */
  readJson(): Promise<unknown>;
  /** The raw body, for the signed PUT. */
  bytes(): ByteSource;
}

/** The answer that a door sends: text, parts that can be sent again, or a stream of perhaps unknown size. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body:
    | null
    | { type: string; text: string }
    | { type: string; parts: Parts }
    | { type: string; source: ByteSource; size: number | null };
  /** Called before the answer is sent; throws if the caller may no longer receive it. */
  confirm?: () => Promise<void>;
}

/** Calls that leave the application by a redirect; each door implements them in its own way. */
export type NavigationId = {
  [Id in OperationId]: (typeof contractOperations)[Id]['navigation'] extends true ? Id : never;
}[OperationId];
export type CoreOperationId = Exclude<OperationId, NavigationId>;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : null;
type Info<Id extends OperationId> = (typeof contractOperations)[Id];

/** The input of an operation, parsed with the contract's schemas. */
export interface Input<Id extends OperationId> {
  params: Parsed<Info<Id>['params']>;
  query: Parsed<Info<Id>['query']>;
  json: Parsed<Info<Id>['json']>;
}

type ActorOf<Id extends OperationId> = 'public' extends Info<Id>['roles'][number] ? Actor | null : Actor;

export interface Context<Who extends Actor | null = Actor> extends Pick<Changer, 'follow'> {
  /** The caller as the latest read or change of this call found them. */
  actor: Who;
  client: Client;
  now: Date;
  ports: Ports;
  memory: RoomMemory;
  call: Call;
}

/** Who may make a call, by its `x-roles`. */
type RoleOf<Id extends OperationId> = Info<Id>['roles'][number];

/** All signed-in users. */
export type Everyone = Role;
/** Those who manage documents and people. */
export type Managers = 'admin' | 'manager';

export type Perform<Id extends OperationId> = (context: Context<ActorOf<Id>>, input: Input<Id>) => Promise<Answer>;
/** The function of one call, with exactly the roles of its `x-roles`; anything else does not compile. */
export type Handler<Id extends OperationId, Who extends RoleOf<Id>> = [RoleOf<Id>] extends [Who]
  ? Perform<Id>
  : { missing: Exclude<RoleOf<Id>, Who> };
export type Operations = { readonly [Id in CoreOperationId]: Perform<Id> };

const noHeaders = Object.freeze({});

const answer = (status: number, body: Answer['body']): Answer => ({ status, headers: noHeaders, body });
const type = 'application/json';
const json = (status: number, value: unknown): Answer => answer(status, { type, text: JSON.stringify(value) });

export const ok = (value: unknown): Answer => json(200, value);
/** 200 with JSON in parts that other callers receive, too. */
export const okParts = (parts: Parts): Answer => answer(200, { type, parts });
/** 200 with JSON in pieces that other callers may receive, too. */
export const okPieces = (pieces: readonly Uint8Array[]): Answer => {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  return answer(200, { type, source: readyPieces(pieces), size });
};
export const created = (value: unknown): Answer => json(201, value);
export const noContent = (): Answer => answer(204, null);

export const readyPieces = (pieces: readonly Uint8Array[]): ByteSource =>
  Object.assign(inTurn(pieces), { ready: pieces });

async function* inTurn(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}

export async function* noBytes(): ByteSource {
  // HEAD answers have no body.
}
