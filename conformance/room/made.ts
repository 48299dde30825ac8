// What the suite has created in a room, so that it can be deleted again.
import { z } from 'zod';
import { jsonOf, type WireAnswer } from '../target.ts';
import type { Call } from './room.ts';

const withId = z.object({ id: z.string() });
const invited = z.object({
  groupId: z.string().nullable(),
  people: z.array(z.object({ userId: z.string(), outcome: z.string() })),
});

/**
 * The operations that create items, each with the call that deletes one, in the order of deletion; by the manager where
 * that is enough, since calls of each user are limited.
 */
const deletions = {
  createFolder: { id: 'deleteFolder', query: { cascade: 'true' }, who: 'manager' },
  registerDocument: { id: 'deleteDocument', who: 'manager' },
  createUser: { id: 'deactivateUser' },
  publishTerms: { id: 'withdrawTerms' },
  createGroup: { id: 'deleteGroup' },
} as const satisfies Readonly<Record<string, Call>>;
/** How many deletions are under way, since there may be hundreds. */
const atOnce = 8;
type Maker = keyof typeof deletions;
const makers = Object.keys(deletions) as Maker[];

export class MadeItems {
  readonly #made = new Map<string, Maker>();
  readonly #kept = new Set<string>();
  #isKeeping = false;

  remember({ id }: Pick<Call, 'id'>, answer: WireAnswer): void {
    if (answer.status > 201) return;
    if (id === 'inviteUsers') {
      const { data } = invited.safeParse(jsonOf(answer));
      if (data?.groupId) this.#add('createGroup', data.groupId);
      for (const { userId, outcome } of data?.people ?? []) if (outcome === 'invited') this.#add('createUser', userId);
    }
    const maker = makers.find((one) => one === id);
    const { data } = withId.safeParse(maker && jsonOf(answer));
    if (maker && data) this.#add(maker, data.id);
  }

  #add(maker: Maker, id: string): void {
    this.#made.set(id, maker);
    if (this.#isKeeping) this.#kept.add(id);
  }

  forget(id: string): void {
    this.#made.delete(id);
  }

  /** What this work creates is deleted only with everything. */
  async keeping<T>(work: () => Promise<T>): Promise<T> {
    this.#isKeeping = true;
    try {
      return await work();
    } finally {
      this.#isKeeping = false;
    }
  }

  /** Deletes everything, or what is not kept; missing items are ignored. */
  async clear(call: (call: Call) => Promise<Pick<WireAnswer, 'status'>>, { isAll }: { isAll: boolean }): Promise<void> {
    for (const maker of makers) {
      const ids = [...this.#made].flatMap(([id, by]) => (by === maker && (isAll || !this.#kept.has(id)) ? [id] : []));
      const next = ids.values();
      const deleteAll = async () => {
        for (const id of next) {
          this.#made.delete(id);
          const deletion: Call = { ...deletions[maker], params: { id } };
          const { status } = await call(deletion);
          if (deletion.who !== undefined && (status === 401 || status === 403))
            await call({ ...deletion, who: 'admin' });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, deleteAll));
    }
  }
}
