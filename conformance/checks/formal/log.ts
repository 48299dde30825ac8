// The audit log as the suite looks at it: what was added since, by the suite's own people or by nobody.
import { z } from 'zod';
import type { Room } from '../../room.ts';
import { roles, textOf } from '../../target.ts';

const shape = z.array(
  z.object({
    id: z.string(),
    activityType: z.string(),
    userId: z.string().nullable(),
    resourceType: z.string().nullable(),
    resourceId: z.string().nullable(),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
  }),
);
export type LogEntry = z.output<typeof shape>[number];

export class AuditLook {
  readonly #room: Room;
  #seen = new Set<string>();

  readonly #besides: readonly string[];

  /** @param besides people whose entries are looked at with those of the four */
  constructor(room: Room, besides: readonly string[] = []) {
    this.#room = room;
    this.#besides = besides;
  }

  /** From here on. */
  async begin(): Promise<void> {
    this.#seen = new Set((await this.#read()).map(({ id }) => id));
  }

  /** Oldest first. Of others who use the target at the same time there is nothing. */
  async added(): Promise<LogEntry[]> {
    const people = new Set<string | null>([null, ...this.#besides]);
    for (const role of roles) people.add(await this.#room.personOf(role));
    const entries = (await this.#read()).filter(({ id, userId }) => !this.#seen.has(id) && people.has(userId));
    return entries.reverse();
  }

  async #read(): Promise<LogEntry[]> {
    // Not one of the calls that show a finding, nor worth validating each time.
    const answer = await this.#room.target.send(this.#room.request({ id: 'listAuditLogs' }));
    return shape.parse(JSON.parse(textOf(answer)));
  }
}
