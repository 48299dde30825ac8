// One side of a sequence: the room it is played in, what was made there, and the trace of what was answered.
import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { Room, type Call, type Ticket, ticketOf } from '../room.ts';
import { roles, textOf, type OwnTarget, type WireAnswer } from '../target.ts';
import type { Validator } from '../validator.ts';
import { Mask } from './mask.ts';

const made = z.object({ id: z.string() });

export class Seat {
  readonly folders: string[] = [];
  readonly documents: string[] = [];
  readonly users: string[] = [];
  readonly tickets: Ticket[] = [];
  /** One entry for each call, ids and times masked. */
  readonly trace: string[] = [];
  readonly #room: Room;
  readonly #mask = new Mask();

  private constructor(target: OwnTarget, contract: Contract, validate: Validator) {
    this.#room = new Room(target, contract, (operation, call, answer) => {
      const said = `${call.who ?? 'admin'}: ${operation.id} ${this.#mask.answer(operation.id, answer)}`;
      this.trace.push([said, ...validate(operation, answer)].join('\n'));
    });
  }

  /** Begins anew, with four people. */
  static async take(target: OwnTarget, contract: Contract, validate: Validator): Promise<Seat> {
    await target.reset();
    const seat = new Seat(target, contract, validate);
    for (const role of roles) seat.users.push(await seat.#room.personOf(role));
    const metrics = await seat.#room.must({ id: 'getDashboardMetrics' });
    seat.#mask.begin(metrics, await seat.#room.must({ id: 'listAuditLogs' }));
    seat.trace.length = 0;
    return seat;
  }

  /** Makes the call, and remembers what it made. */
  async call(call: Call): Promise<WireAnswer> {
    const answer = await this.#room.call(call);
    if (answer.status === 201 || (call.id === 'createUploadTicket' && answer.status === 200))
      this.#keep(call.id, answer);
    return answer;
  }

  #keep(id: string, answer: WireAnswer): void {
    if (id === 'createUploadTicket') this.tickets.push(ticketOf(answer));
    const value: unknown = JSON.parse(textOf(answer));
    if (id === 'createFolder') this.folders.push(made.parse(value).id);
    if (id === 'registerDocument') this.documents.push(made.parse(value).id);
    if (id === 'createUser') this.users.push(made.parse(value).id);
  }
}
