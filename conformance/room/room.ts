// A data room for cases, prepared through the API itself, so that the suite works against any server.
import { z } from 'zod';
import { nextGuest, type Person } from '../callers/guests.ts';
import { Calls } from './calls.ts';
import { RoomPolicy } from './policy.ts';
import { NotTried } from '../suite/run.ts';
import { roles, textOf, type Role, type Who, type WireAnswer } from '../target.ts';

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

export class Room extends Calls {
  readonly policy = new RoomPolicy(this);
  readonly #run = Math.random().toString(36).slice(2, 8);
  readonly #people = new Map<Role, string>();
  /** Names are equally long throughout, and so are files that have one in them. */
  #count = 1000;
  #aheadSeconds = 0;

  /** A new, unique name. */
  name(of: string): string {
    return `${of} ${this.#run} ${(this.#count += 1)}`;
  }

  /** What is in every name of this room, and how many there are. */
  get names(): { run: string; count: number } {
    return { run: this.#run, count: this.#count };
  }

  folder(more: { name?: string; parentId?: string; accessLevel?: string } = {}): Promise<string> {
    return this.idOf({ id: 'createFolder', json: { name: this.name('Folder'), accessLevel: 'public', ...more } });
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
    return this.idOf(this.registration(await this.stored(document.bytes, who), document, who));
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
    const known = this.#people.get(role) ?? (await this.idOf({ id: 'getCurrentUser', who: role }));
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
    const json = { name: this.name('Clock') };
    const { createdAt } = await this.read(z.object({ createdAt: z.string() }), { id: 'createFolder', json });
    const there = Date.parse(createdAt);
    const isSame = there > before - mostApartMs && there < Date.now() + mostApartMs;
    if (!isSame) this.#aheadSeconds = (there - before) / 1000;
  }

  /** Moves the target's clock forward. @throws NotTried if it cannot be moved */
  async advance(seconds: number): Promise<void> {
    this.needClock();
    await this.target.advance?.(seconds);
    this.#aheadSeconds += seconds;
  }

  /** Called before users are invited, which would be in vain without a clock. @throws NotTried if the target's clock cannot be moved */
  needClock(): void {
    if (!this.target.advance) throw new NotTried('time would have to pass, and the target offers no clock');
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
    return this.idOf({ id: 'createUser', json });
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
