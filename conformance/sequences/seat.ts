// One side of a sequence: its room, what was created, and the trace of answers.
import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { Room, type Call, type Ticket, ticketOf } from '../room/room.ts';
import { absentProperties } from '../extensions/absent.ts';
import { roles, textOf, type OwnTarget, type Target, type Who, type WireAnswer } from '../target.ts';
import type { Validator } from '../answers/validator.ts';
import type { Cast } from './cast.ts';
import { Mask } from './mask.ts';
import { Meaning } from './meaning.ts';

const made = z.object({ id: z.string() });
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
  readonly #cast: Cast | null;
  /** The player of each role. */
  readonly #players = new Map<Who, Who>();
  /** Makes names and e-mails unique to this sequence; empty in an empty room. */
  readonly #token: string;

  private constructor(target: Target, contract: Contract, validate: Validator, token = '', cast: Cast | null = null) {
    this.#token = token;
    this.#cast = cast;
    this.#mask = token === '' ? new Mask() : new Meaning(this, absentProperties(contract));
    this.room = new Room(target, contract, (operation, call, answer) => {
      const said = `${this.roleOf(call.who ?? 'admin')}: ${operation.id} ${this.#mask.answer(operation.id, answer)}`;
      this.trace.push({ call, answer, text: [said, ...validate(operation, answer)].join('\n') });
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
    this.#cast?.see(made, answer);
    if (answer.status === 201 || (call.id === 'createUploadTicket' && answer.status === 200))
      this.#keep(call.id, answer);
    return answer;
  }

  /** Maps a role to its player in this sequence, and back. */
  readonly roleOf = (who: Who): Who => [...this.#players].find(([, guest]) => guest === who)?.[0] ?? who;

  async #begin(): Promise<this> {
    const metrics = await this.room.must({ id: 'getDashboardMetrics' });
    this.#mask.begin(metrics, await this.room.must({ id: 'listAuditLogs' }));
    this.trace.length = 0;
    return this;
  }

  #keep(id: string, answer: WireAnswer): void {
    if (id === 'createUploadTicket') this.tickets.push(ticketOf(answer));
    const value: unknown = JSON.parse(textOf(answer));
    if (id === 'createFolder') this.folders.push(made.parse(value).id);
    if (id === 'registerDocument') this.documents.push(made.parse(value).id);
    if (id === 'createUser') this.users.push(made.parse(value).id);
    if (id === 'createGroup') this.groups.push(made.parse(value).id);
  }
}
