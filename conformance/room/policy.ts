// The target's security policy: a change of it, a temporary change, and restoring it.
import { z } from 'zod';
import type { Room } from './room.ts';
import { lendFactors } from '../callers/lent-factors.ts';
import { NotTried } from '../suite/run.ts';
import { roles, textOf, type Role, type Who, type WireAnswer } from '../target.ts';

const shape = z.object({
  secondFactor: z.string(),
  stepUpMinutes: z.number().nullable(),
  networks: z.array(z.unknown()),
  idleMinutes: z.number().nullable(),
  approverCount: z.number(),
  networksEnforced: z.boolean(),
  fixed: z.array(z.object({ property: z.string() })),
});
type PolicyAnswer = z.output<typeof shape>;

export type Choices = Omit<PolicyAnswer, 'fixed' | 'networksEnforced'>;

export interface Draft {
  /** The ETag of the changed version. */
  tag: string;
  choices: Choices;
}

type Understood = Draft & Pick<PolicyAnswer, 'fixed' | 'networksEnforced'>;

/** A rule that admits a role only from a network for documentation, which no client has. */
export const boundToNetwork = (role: Role) => [{ cidr: '192.0.2.0/24', roles: [role], note: 'Of the suite' }];

export class RoomPolicy {
  #found: Choices | null = null;

  constructor(private readonly room: Room) {}

  #mayChange(): void {
    if (this.room.target.mayChangePolicy === false) throw new NotTried('the policy would have to change');
  }

  /** A change without effect on users: one approver more or less, where allowed. @throws NotTried like `during` */
  async draft(): Promise<Draft> {
    this.#mayChange();
    const { tag, choices, fixed } = await this.#read('admin');
    const isFixed = fixed.some(({ property }) => property === 'approverCount');
    return { tag, choices: isFixed ? choices : { ...choices, approverCount: 3 - choices.approverCount } };
  }

  /** The policy of this answer with so many approvers, which clearing takes back. @throws NotTried like `during` */
  withApprovers(answer: WireAnswer, approverCount: number): Draft {
    this.#mayChange();
    const { tag, choices, fixed } = this.#understand(answer);
    const isFixed = fixed.some(({ property }) => property === 'approverCount');
    if (isFixed) throw new NotTried("the server's environment decides approverCount");
    return { tag, choices: { ...choices, approverCount } };
  }

  /**
   * Changes the policy during the work, by an administrator whose session fulfils it. @throws NotTried if it must not
   * change, or is set by something else
   */
  async during<T>(who: Who, changes: Partial<Choices>, work: () => Promise<T>): Promise<T> {
    this.#mayChange();
    const { choices, fixed, networksEnforced } = await this.#read(who);
    const decided = fixed.find(({ property }) => property in changes)?.property;
    if (decided !== undefined) throw new NotTried(`the server's environment decides ${decided}`);
    if (changes.networks && !networksEnforced) throw new NotTried('the networks of the policy are not enforced');
    const isDemanding = (changes.secondFactor ?? 'off') !== 'off';
    // Sessions without a factor would end for good, and the suite may have no others than those of the four.
    const giveBack = isDemanding ? await lendFactors(this.room) : () => Promise.resolve();
    // The change ends every session that was not used for that long.
    if (changes.idleMinutes) for (const role of roles) await this.room.call({ id: 'listFolders', who: role });
    try {
      await this.#write(who, { ...choices, ...changes });
      try {
        return await work();
      } finally {
        await this.#write(who, choices);
      }
    } finally {
      await giveBack();
      await this.room.signEverybodyIn();
    }
  }

  /** Sets the number of approvals to one, where allowed. */
  async needOneApprover(): Promise<void> {
    const { choices, fixed } = await this.#read('admin');
    const isFixed = fixed.some(({ property }) => property === 'approverCount');
    if (isFixed || choices.approverCount === 1) return;
    this.#mayChange();
    await this.#write('admin', { ...choices, approverCount: 1 });
  }

  /** Restores the original policy, if it was read. */
  async restore(): Promise<void> {
    const found = this.#found;
    if (!found) return;
    const { choices } = await this.#read('admin');
    this.#found = null;
    if (JSON.stringify(choices) !== JSON.stringify(found)) await this.#write('admin', found);
  }

  async #read(who: Who): Promise<Understood> {
    return this.#understand(await this.room.must({ id: 'getSecurityPolicy', who }));
  }

  #understand(answer: WireAnswer): Understood {
    const { fixed, networksEnforced, ...choices } = shape.parse(JSON.parse(textOf(answer)));
    this.#found ??= choices;
    return { tag: answer.headers.get('etag') ?? '', choices, fixed, networksEnforced };
  }

  async #write(who: Who, json: Choices): Promise<void> {
    const { headers } = await this.room.must({ id: 'getSecurityPolicy', who });
    await this.room.must({ id: 'updateSecurityPolicy', who, headers: { 'if-match': headers.get('etag') ?? '' }, json });
  }
}
