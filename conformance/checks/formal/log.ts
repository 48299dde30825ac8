// New audit entries by the suite's own users, or by none.
import { z } from 'zod';
import type { Call, Room } from '../../room/room.ts';
import { roles, textOf, type Role } from '../../target.ts';

const shape = z.array(
  z.object({
    id: z.string(),
    activityType: z.string(),
    description: z.string(),
    userId: z.string().nullable(),
    resourceType: z.string().nullable(),
    resourceId: z.string().nullable(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
);
/** Entries that are seen already are not parsed again. */
const outline = z.array(z.custom<{ id: string }>());
const page = z.object({ entries: outline, hasMore: z.boolean() });
type Outline = z.output<typeof outline>;
export type LogEntry = z.output<typeof shape>[number];

const pageSize = 100;

export class AuditLook {
  readonly #room: Room;
  #newest: string | null = null;

  readonly #besides: readonly string[];

  /** @param besides users whose entries count in addition to the four */
  constructor(room: Room, besides: readonly string[] = []) {
    this.#room = room;
    this.#besides = besides;
  }

  /** Starts from here. */
  async begin(): Promise<void> {
    await this.#unseen();
  }

  /** Oldest first, without entries of other users of the target; the next time, those since. */
  async added(): Promise<LogEntry[]> {
    const people = new Set<string | null>([null, ...this.#besides]);
    for (const role of roles) people.add(await this.#room.personOf(role));
    const entries = shape.parse(await this.#unseen()).filter(({ userId }) => people.has(userId));
    return entries.reverse();
  }

  async #unseen(): Promise<Outline> {
    const found = await (this.#room.has('searchAuditLogs') ? this.#searched() : this.#listed());
    this.#newest = found[0]?.id ?? this.#newest;
    return found;
  }

  /** Page by page, since the whole log is long. */
  async #searched(): Promise<Outline> {
    const found: Outline = [];
    for (let before: string | undefined; ;) {
      const query = { limit: String(pageSize), ...(before !== undefined && { before }) };
      const { entries, hasMore } = page.parse(await this.#ask({ id: 'searchAuditLogs', query }));
      const fresh = this.#before(entries);
      found.push(...fresh);
      before = entries.at(-1)?.id;
      if (this.#newest === null || fresh.length < entries.length || !hasMore || before === undefined) return found;
    }
  }

  async #listed(): Promise<Outline> {
    return this.#before(outline.parse(await this.#ask({ id: 'listAuditLogs' })));
  }

  #before(entries: Outline): Outline {
    const known = entries.findIndex(({ id }) => id === this.#newest);
    return known === -1 ? entries : entries.slice(0, known);
  }

  /** Not recorded as part of a finding, nor validated each time; by the manager, since calls of each user are limited. */
  async #ask(call: Call): Promise<unknown> {
    const send = (who: Role) => this.#room.target.send(this.#room.request({ ...call, who }));
    const answer = await send('manager');
    return JSON.parse(textOf(answer.status === 200 ? answer : await send('admin')));
  }
}
