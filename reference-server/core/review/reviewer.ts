// What somebody in charge is told of one person: what the policy decides for them, with its reasons, and what ends or binds
// all of their access at once. It decides nothing about items by itself.
import { readerOf, type FindFolder, type Reader } from '../documents/reader.ts';
import { hasEnded } from '../people/presence.ts';
import type { Ports, Tables } from '../ports.ts';
import type { DocumentRecord, UserRecord } from '../records/records.ts';
import type { AccessLimit, Told } from '../rules/policy.ts';
import { isBoundToNetworks, policyNow } from '../security/policy.ts';

type ReviewPorts = Pick<Ports, 'clock' | 'policyByEnvironment'>;

export interface FolderReview extends Told {
  see: boolean;
}

export interface DocumentReview extends FolderReview {
  view: boolean;
  download: boolean;
}

/** @param loadFolders as of the reader: all of them unless said otherwise. */
export async function reviewerOf(
  tx: Tables,
  person: UserRecord,
  ports: ReviewPorts,
  loadFolders?: () => Promise<FindFolder>,
): Promise<Reviewer> {
  const { id: userId, role, expiresAt } = person;
  const [reader, policy] = await Promise.all([
    readerOf(tx, { userId, role }, ports, loadFolders),
    policyNow(tx, ports),
  ]);
  const isOut = hasEnded(person, ports.clock.now());
  const limits: AccessLimit[] = [];
  if (isOut && expiresAt) limits.push({ kind: 'expired-person', expiredAt: expiresAt });
  if (isBoundToNetworks(policy, role)) limits.push({ kind: 'network' });
  return new Reviewer(reader, isOut, limits);
}

export class Reviewer {
  readonly #reader: Reader;
  readonly #isOut: boolean;
  readonly #limits: readonly AccessLimit[];

  constructor(reader: Reader, isOut: boolean, limits: readonly AccessLimit[]) {
    this.#reader = reader;
    this.#isOut = isOut;
    this.#limits = limits;
  }

  document(row: DocumentRecord): DocumentReview {
    const { rights, ...told } = this.#reader.explain(row);
    const isIn = !this.#isOut;
    const { see, view, download } = rights;
    return { see: see && isIn, view: view && isIn, download: download && isIn, ...this.#limited(told) };
  }

  folder(id: string): FolderReview {
    const { see, ...told } = this.#reader.explainFolder(id);
    return { see: see && !this.#isOut, ...this.#limited(told) };
  }

  /** What ends all access is said where there would be some. */
  #limited({ because, but }: Told): Told {
    return { because, but: because.length === 0 ? but : [...but, ...this.#limits] };
  }
}
