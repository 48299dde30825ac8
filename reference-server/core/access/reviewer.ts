// The access review of one user: the policy's decisions with their reasons, and what ends or limits all of the user's
// access at once. It decides nothing itself.
import { isLeftOut } from './parties.ts';
import { readerOf, type Loads, type Reader } from './reader.ts';
import { hasEnded } from '../records/presence.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { DocumentRecord, UserRecord } from '../records/records.ts';
import type { AccessLimit, Reasons } from './policy.ts';
import { isBoundToNetworks, policyNow } from '../records/policy-in-force.ts';

export interface FolderReview extends Reasons {
  see: boolean;
}

export interface DocumentReview extends FolderReview {
  view: boolean;
  download: boolean;
}

/** @param loads data that the caller already has */
export async function reviewerOf(
  tx: Tables,
  person: UserRecord,
  ports: Pick<Ports, 'clock' | 'policyByEnvironment'>,
  loads: Loads = {},
): Promise<Reviewer> {
  const { id: userId, role, expiresAt } = person;
  const [reader, policy] = await Promise.all([readerOf(tx, { userId, role }, ports, loads), policyNow(tx, ports)]);
  const now = ports.clock.now();
  const [isOver, isSuspended] = [hasEnded(person, now), await isLeftOut(tx, person, now)];
  const limits: AccessLimit[] = [];
  if (isSuspended) limits.push({ kind: 'suspended-person' });
  if (isOver && expiresAt) limits.push({ kind: 'expired-person', expiredAt: expiresAt });
  if (isBoundToNetworks(policy, role)) limits.push({ kind: 'network' });
  return new Reviewer(reader, isOver || isSuspended, limits);
}

export class Reviewer {
  constructor(
    private readonly reader: Reader,
    private readonly isOut: boolean,
    private readonly limits: readonly AccessLimit[],
  ) {}

  // Runs for ten thousand documents, so it creates no temporary objects.
  document(row: DocumentRecord): DocumentReview {
    const { rights, because, but } = this.reader.explain(row);
    const isIn = !this.isOut;
    return {
      see: rights.see && isIn,
      view: rights.view && isIn,
      download: rights.download && isIn,
      because,
      but: this.#limited(because, but),
    };
  }

  folder(id: string): FolderReview {
    const { see, because, but } = this.reader.explainFolder(id);
    return { see: see && !this.isOut, because, but: this.#limited(because, but) };
  }

  /** The review for a role that sees everything. */
  everything(): { see: boolean; but: Reasons['but'] } {
    return { see: this.reader.seesEverything && !this.isOut, but: [...this.limits] };
  }

  /** Adds the limits that apply to all access, where there is any. */
  #limited(because: Reasons['because'], but: Reasons['but']): Reasons['but'] {
    return because.length === 0 || this.limits.length === 0 ? but : [...but, ...this.limits];
  }
}
