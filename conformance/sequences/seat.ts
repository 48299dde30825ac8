// One side of a sequence: its room, what was created, and the trace of answers.
import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { Room, type Call, type Ticket, ticketOf } from '../room/room.ts';
import { absentProperties } from '../extensions/absent.ts';
import { jsonOf, roles, textOf, type OwnTarget, type Target, type Who, type WireAnswer } from '../target.ts';
import type { Validator } from '../answers/validator.ts';
import type { Side } from '../twin/alike.ts';
import type { Cast } from './cast.ts';
import { Mask } from './mask.ts';
import { Meaning } from './meaning.ts';
import { comparableAnswer } from './comparable-answer.ts';

const made = z.object({ id: z.string() });
const listed = z.array(z.looseObject({}));
const invited = z.object({
  groupId: z.string().nullable(),
  people: z.array(z.object({ userId: z.string(), outcome: z.string() })),
});
/** A call and its comparable answer. */
export interface Traced {
  call: Call;
  answer: WireAnswer;
  text: string;
}

interface Comparable {
  begin(metrics: WireAnswer, audit: WireAnswer): void;
  answer(id: string, answer: WireAnswer): string;
}

export class Seat {
  readonly folders: string[] = [];
  readonly documents: string[] = [];
  readonly users: string[] = [];
  readonly groups: string[] = [];
  readonly tickets: Ticket[] = [];
  /** One entry for each call, with masked ids and times. */
  readonly trace: Traced[] = [];
  readonly room: Room;
  readonly #mask: Comparable;
  /** The player of each role. */
  readonly #players = new Map<Who, Who>();
  /** Makes names and e-mails unique to this sequence; empty in an empty room. */
  readonly #token: string;

  readonly #made = new Map<string, readonly string[]>();
  readonly #ignored: ReadonlySet<string>;
  /** The first answer of each read. */
  readonly #first = new Map<string, unknown>();

  private constructor(
    target: Target,
    contract: Contract,
    validate: Validator,
    token = '',
    private readonly cast: Cast | null = null,
  ) {
    this.#token = token;
    this.#ignored = absentProperties(contract);
    this.#mask = token === '' ? new Mask() : new Meaning(this, this.#ignored);
    this.room = new Room(target, contract, (operation, call, answer) => {
      if (answer.status < 202 && operation.method !== 'GET') this.#keep(operation.id, answer);
      const seen = { call, answer, now: this.room.now().getTime(), tookMs: 0, isAtOnce: false };
      const means = comparableAnswer(operation, seen, this.#side()) ?? this.#mask.answer(operation.id, answer);
      const line = `${this.roleOf(call.who ?? 'admin')}: ${operation.id} ${means}`;
      this.trace.push({ call, answer, text: [line, ...validate(operation, answer)].join('\n') });
    });
  }

  /** Starts in an empty room with four users. */
  static async take(target: OwnTarget, contract: Contract, validate: Validator): Promise<Seat> {
    await target.reset();
    const seat = new Seat(target, contract, validate);
    for (const role of roles) seat.users.push(await seat.room.personOf(role));
    return seat.#begin();
  }

  /** Starts in a room with other content, with the users of a cast. @param token unique to this sequence */
  static async join(cast: Cast, contract: Contract, token: string): Promise<Seat> {
    const seat = new Seat(cast.target, contract, () => [], token, cast);
    for (const { role, who, id } of await cast.complete()) {
      seat.#players.set(role, who);
      seat.users.push(id);
    }
    return seat.#begin();
  }

  /** The name of a step; a blank one stays blank. */
  named({ name }: { name: string }): string {
    return this.#token === '' || name.trim() === '' ? name : `${name} ${this.#token}`;
  }

  email(name: string, domain: string): string {
    return this.#token === '' ? `${name}@${domain}` : `${name}.${this.#token}@${domain}`;
  }

  /** Makes the call, and records what it created. */
  async call(call: Call): Promise<WireAnswer> {
    const who = call.who ?? 'admin';
    const made = { ...call, who: this.#players.get(who) ?? who };
    const answer = await this.room.call(made);
    this.cast?.see(made, answer);
    return answer;
  }

  /** The first row of a list, or the one about this id. */
  async first(call: Call, about?: string): Promise<Readonly<Record<string, unknown>>> {
    const answer = await this.call(call);
    const found = answer.status === 200 ? listed.parse(JSON.parse(textOf(answer))) : [];
    return found.find((row) => about === undefined || row['id'] === about || row['documentId'] === about) ?? {};
  }

  /** The ids of what an operation has made. */
  made(by: string): readonly string[] {
    return this.#made.get(by) ?? [];
  }

  /** Maps a role to its player in this sequence, and back. */
  readonly roleOf = (who: Who): Who => [...this.#players].find(([, guest]) => guest === who)?.[0] ?? who;

  /** Names of this sequence end with its number, those of earlier ones with a lower one. */
  #side(): Side {
    const [run = '', count = 1] = /^(.*)-(\d+)$/.exec(this.#token)?.slice(1) ?? ['no other sequence'];
    const { folders, documents, users, groups } = this;
    const handles = Object.entries({ folders, documents, users, groups, ...Object.fromEntries(this.#made) }).flatMap(
      ([name, ids]) => ids.map((id, at) => [id, `<made ${name} ${at + 1}>`] as const),
    );
    const before = Number(count) - 1;
    return {
      handles: new Map(handles),
      run: `${run}-`,
      before,
      ignored: this.#ignored,
      first: this.#first,
      dated: new Map(),
    };
  }

  async #begin(): Promise<this> {
    const metrics = await this.room.must({ id: 'getDashboardMetrics' });
    this.#mask.begin(metrics, await this.room.must({ id: 'listAuditLogs' }));
    this.trace.length = 0;
    return this;
  }

  #keep(id: string, answer: WireAnswer): void {
    if (id === 'createUploadTicket') this.tickets.push(ticketOf(answer));
    const value: unknown = jsonOf(answer);
    const { data: party } = invited.safeParse(id === 'inviteUsers' ? value : null);
    for (const { userId, outcome } of party?.people ?? []) if (outcome === 'invited') this.users.push(userId);
    if (party?.groupId != null && !this.groups.includes(party.groupId)) this.groups.push(party.groupId);
    const { data } = made.safeParse(answer.status === 201 ? value : null);
    if (!data) return;
    if (id === 'createFolder') this.folders.push(data.id);
    else if (id === 'registerDocument') this.documents.push(data.id);
    else if (id === 'createUser') this.users.push(data.id);
    else if (id === 'createGroup') this.groups.push(data.id);
    else this.#made.set(id, [...this.made(id), data.id]);
  }
}
