// A data room for cases: calls by operationId, and preparations through the API itself, so that the suite works against
// any server. The observer checks every call.
import { z } from 'zod';
import type { Contract, Operation } from '../contract.ts';
import type { CallsAsCurl } from '../reports/curl.ts';
import { extensionIn, withoutExtension } from '../extensions/absent.ts';
import { nextGuest, type Person } from '../callers/guests.ts';
import { MadeItems } from './made.ts';
import { RoomPolicy } from './policy.ts';
import { NotTried } from '../suite/run.ts';
import { roles, textOf, type Role, type Target, type Who, type WireAnswer, type WireRequest } from '../target.ts';

export interface Call {
  id: string;
  /** The administrator by default. */
  who?: Who;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  bytes?: string | Uint8Array<ArrayBuffer>;
}

/** Receives each call as it begins, and then its answer. */
type Saw = (call: Call) => (answer: WireAnswer) => void;
export type Observer = (operation: Operation, call: Call, answer: WireAnswer) => void;

const withId = z.object({ id: z.string() });
const ticketShape = z.object({ uploadURL: z.string() });
export const page = '<!doctype html><html><body><h1>Minutes</h1></body></html>';

/** Smaller clock differences are ignored. */
const mostApartMs = 2000;

export interface Ticket {
  params: { key: string };
  query: Record<string, string>;
  /** The address that a registration names. */
  documentURL: string;
}

export interface NewDocument {
  name?: string;
  folderId?: string | null;
  accessLevel?: string;
  downloadRestricted?: boolean;
  mimeType?: string;
  comment?: string;
  bytes?: string | Uint8Array<ArrayBuffer>;
}

export class Room {
  readonly policy = new RoomPolicy(this);
  readonly made = new MadeItems();
  readonly #run = Math.random().toString(36).slice(2, 8);
  readonly #people = new Map<Role, string>();
  /** Names are equally long throughout, and so are files that have one in them. */
  #count = 1000;
  #aheadSeconds = 0;
  #calls: CallsAsCurl | null = null;
  #saw: Saw | null = null;
  #last: WireAnswer | null = null;

  constructor(
    readonly target: Target,
    private readonly contract: Contract,
    private readonly observe: Observer,
  ) {}

  /** A new, unique name. */
  name(of: string): string {
    return `${of} ${this.#run} ${(this.#count += 1)}`;
  }

  get operations(): readonly Operation[] {
    return this.contract.operations;
  }

  operation(id: string): Operation {
    const operation = this.contract.operations.find((one) => one.id === id);
    if (this.contract.absent.has(id)) throw new NotTried(withoutExtension(id));
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    return operation;
  }

  /** The call as a request; path parameters that are not given become `missing`. */
  request(call: Call): WireRequest {
    const operation = this.operation(call.id);
    const extension = extensionIn(this.contract, operation, call);
    if (extension !== null) throw new NotTried(withoutExtension(extension));
    const { method, path } = operation;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => call.params?.[name] ?? 'missing');
    const query = new URLSearchParams(call.query).toString();
    const type = call.json === undefined ? 'application/octet-stream' : 'application/json';
    const body = call.json === undefined ? (call.bytes ?? null) : JSON.stringify(call.json);
    return {
      who: call.who ?? 'admin',
      method,
      path: query === '' ? filled : `${filled}?${query}`,
      headers: { accept: 'application/json', ...(body === null ? {} : { 'content-type': type }), ...call.headers },
      body,
    };
  }

  /** Records the calls made during the work. @param saw sees each call of the contract */
  async recorded<T>(calls: CallsAsCurl, work: () => Promise<T>, saw: Saw | null = null): Promise<T> {
    this.#calls = calls;
    this.#saw = saw;
    try {
      return await work();
    } finally {
      this.#calls = null;
      this.#saw = null;
    }
  }

  /** What is in every name of this room, and how many there are. */
  get names(): { run: string; count: number } {
    return { run: this.#run, count: this.#count };
  }

  /** The newest answer; null before the first. */
  get last(): WireAnswer | null {
    return this.#last;
  }

  /** Makes the call; redirects and refusals are returned. */
  call(call: Call): Promise<WireAnswer> {
    return this.#send(call, this.request(call));
  }

  /** The same without waiting for rate limits. */
  callOnce(call: Call): Promise<WireAnswer> {
    return this.#send(call, { ...this.request(call), mayBeLimited: true });
  }

  /** Sends what is no call of the contract. */
  async ask(request: WireRequest): Promise<WireAnswer> {
    this.#calls?.add(request);
    const answer = await this.target.send(request);
    this.#last = answer;
    return answer;
  }

  async #send(call: Call, request: WireRequest): Promise<WireAnswer> {
    const answered = this.#saw?.(call);
    const answer = await this.ask(request);
    this.made.remember(call, answer);
    answered?.(answer);
    this.observe(this.operation(call.id), call, answer);
    return answer;
  }

  /** Makes a call that must succeed. @throws Error if it does not. */
  async must(call: Call): Promise<WireAnswer> {
    const answer = await this.call(call);
    if (answer.status < 400) return answer;
    throw new Error(`${call.id} as ${call.who ?? 'admin'} answered ${answer.status}: ${textOf(answer).slice(0, 300)}`);
  }

  async #id(call: Call): Promise<string> {
    return withId.parse(JSON.parse(textOf(await this.must(call)))).id;
  }

  folder(more: { name?: string; parentId?: string; accessLevel?: string } = {}): Promise<string> {
    return this.#id({ id: 'createFolder', json: { name: this.name('Folder'), accessLevel: 'public', ...more } });
  }

  async ticket(who: Who = 'admin'): Promise<Ticket> {
    return ticketOf(await this.must({ id: 'createUploadTicket', who }));
  }

  /** Uploads bytes; returns their ticket. */
  async stored(bytes: string | Uint8Array<ArrayBuffer> = page, who: Who = 'admin'): Promise<Ticket> {
    const ticket = await this.ticket(who);
    await this.must({ id: 'storeObject', who: 'nobody', params: ticket.params, query: ticket.query, bytes });
    return ticket;
  }

  /** A call that registers an upload. */
  registration({ documentURL }: Ticket, { bytes = page, ...more }: NewDocument = {}, who: Who = 'admin'): Call {
    const json = { documentURL, name: this.name('Minutes'), mimeType: 'text/html', size: bytes.length, ...more };
    return { id: 'registerDocument', who, json };
  }

  /** Uploads and registers; returns the document's id. */
  async document(document: NewDocument = {}, who: Who = 'admin'): Promise<string> {
    return this.#id(this.registration(await this.stored(document.bytes, who), document, who));
  }

  /** A document uploaded by a user in an earlier role, who may no longer upload. */
  async ownUpload(role: Role, document: NewDocument = {}): Promise<string> {
    if (role === 'admin' || role === 'manager') return this.document(document, role);
    await this.changeRole(role, 'manager');
    try {
      return await this.document(document, role);
    } finally {
      await this.changeRole(role, role);
    }
  }

  /** Changes the role of a user. */
  async changeRole(person: Role, role: Role, who: Who = 'admin'): Promise<void> {
    await this.must({ id: 'updateUserRole', who, params: { id: await this.personOf(person) }, json: { role } });
  }

  /** The id of the user with this role. */
  async personOf(role: Role): Promise<string> {
    const known = this.#people.get(role) ?? (await this.#id({ id: 'getCurrentUser', who: role }));
    this.#people.set(role, known);
    return known;
  }

  /** Replaces the user of a role by a new account, which outlives the suite. */
  replacePerson(role: Role, id: string): void {
    this.#people.set(role, id);
    this.made.forget(id);
  }

  /** The target's time. */
  now(): Date {
    return new Date(Date.now() + this.#aheadSeconds * 1000);
  }

  /** The target's time in so many seconds, in ISO 8601. */
  timeIn(seconds: number): string {
    return new Date(this.now().getTime() + seconds * 1000).toISOString();
  }

  /** Determines the target's time, which may differ from this machine's. */
  async meetClock(): Promise<void> {
    const before = Date.now();
    const made = await this.must({ id: 'createFolder', json: { name: this.name('Clock') } });
    const { createdAt } = z.object({ createdAt: z.string() }).parse(JSON.parse(textOf(made)));
    const there = Date.parse(createdAt);
    const isSame = there > before - mostApartMs && there < Date.now() + mostApartMs;
    if (!isSame) this.#aheadSeconds = (there - before) / 1000;
  }

  /** Moves the target's clock forward. @throws NotTried if it cannot be moved */
  async advance(seconds: number): Promise<void> {
    if (!this.target.advance) throw new NotTried('time would have to pass, and the target offers no clock');
    await this.target.advance(seconds);
    this.#aheadSeconds += seconds;
  }

  /** A second session of a guest. @throws NotTried if the suite cannot sign in again */
  async comeAgain({ id, email }: Pick<Person, 'id' | 'email'>): Promise<Person> {
    if (!this.target.comeAgain) throw new NotTried('it needs somebody to sign in twice');
    const who = nextGuest();
    await this.target.comeAgain(who, { id, email });
    return { who, id, email };
  }

  email(): string {
    return `${this.name('guest').replaceAll(' ', '-')}@conformance.example`;
  }

  /** An invited user who never signed in. */
  invited(): Promise<string> {
    const json = { firstName: 'Noor', lastName: 'Haddad', email: this.email(), role: 'viewer' };
    return this.#id({ id: 'createUser', json });
  }

  /** Signs in all users again whom a case has signed out. */
  async signEverybodyIn(): Promise<void> {
    for (const role of roles) {
      const { status } = await this.call({ id: 'getCurrentUser', who: role });
      if (status !== 200) await this.target.signIn?.(role);
    }
  }

  /** Deletes what the suite has created; with `isAll`, also what later promises would use again. */
  async clear({ isAll = true } = {}): Promise<void> {
    try {
      await this.made.clear((call) => this.call(call), { isAll });
    } finally {
      await this.policy.restore();
    }
  }
}

/** The answer of createUploadTicket. @throws ZodError for any other answer. */
export function ticketOf(answer: WireAnswer): Ticket {
  const url = new URL(ticketShape.parse(JSON.parse(textOf(answer))).uploadURL);
  return {
    params: { key: decodeURIComponent(url.pathname.split('/').at(-1) ?? '') },
    query: Object.fromEntries(url.searchParams),
    documentURL: url.origin + url.pathname,
  };
}
