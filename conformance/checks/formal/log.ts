// New audit entries by the suite's own users, or by none.
import { z } from 'zod';
import type { Room } from '../../room/room.ts';
import { roles, textOf } from '../../target.ts';

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
export type LogEntry = z.output<typeof shape>[number];

export class AuditLook {
  readonly #room: Room;
  readonly #seen = new Set<string>();

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

  async #unseen(): Promise<{ id: string }[]> {
    // Not recorded as part of a finding, nor validated each time.
    const answer = await this.#room.target.send(this.#room.request({ id: 'listAuditLogs' }));
    const entries = outline.parse(JSON.parse(textOf(answer))).filter(({ id }) => !this.#seen.has(id));
    for (const { id } of entries) this.#seen.add(id);
    return entries;
  }
}
