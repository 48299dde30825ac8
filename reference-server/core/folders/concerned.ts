// The documents affected by a move, and how it changes what one user can reach. Documents with the same facts are
// evaluated once, since a room has many users and documents but few combinations of facts.
import type { Reader } from '../access/reader.ts';
import type { DocumentRecord, GrantRecord } from '../records/records.ts';

export interface Moved {
  before: DocumentRecord;
  after: DocumentRecord;
}

/** The number of documents that a user could view or download only after the move, and only before it. */
export interface Effect {
  gained: number;
  lost: number;
}

/** Documents that have the same rights for every user without a grant on them. */
const none: readonly GrantRecord[] = [];

export class Concerned {
  readonly #kinds = new Map<string, { one: Moved; count: number }>();

  /** @param documents by id @param approvedIds documents with an approved version */
  constructor(
    private readonly documents: ReadonlyMap<string, Moved>,
    private readonly approvedIds: ReadonlySet<string>,
  ) {
    for (const moved of documents.values()) {
      const key = this.#kindOf(moved);
      const kind = this.#kinds.get(key);
      if (kind) kind.count += 1;
      else this.#kinds.set(key, { one: moved, count: 1 });
    }
  }

  effectOn(before: Reader, after: Reader): Effect {
    const effect: Effect = { gained: 0, lost: 0 };
    const apart = new Map<string, number>();
    for (const id of before.grantedIds) {
      const moved = this.documents.get(id);
      if (!moved) continue;
      const key = this.#kindOf(moved);
      apart.set(key, (apart.get(key) ?? 0) + 1);
      const [had, has] = [before.rightsTo(moved.before), after.rightsTo(moved.after)];
      if (isMore(has, had)) effect.gained += 1;
      if (isMore(had, has)) effect.lost += 1;
    }
    for (const [key, { one, count }] of this.#kinds) {
      const others = count - (apart.get(key) ?? 0);
      if (others === 0) continue;
      const [had, has] = [before.rightsTo(one.before, none), after.rightsTo(one.after, none)];
      if (isMore(has, had)) effect.gained += others;
      if (isMore(had, has)) effect.lost += others;
    }
    return effect;
  }

  /** Everything except grants and the uploader that decides about viewing and downloading a document. */
  #kindOf({ before, after }: Moved): string {
    const { id, accessLevel, downloadRestricted } = before;
    const isApproved = this.approvedIds.has(id);
    return `${before.folderId} ${after.folderId} ${accessLevel} ${downloadRestricted} ${isApproved}`;
  }
}

type Reach = Pick<ReturnType<Reader['rightsTo']>, 'view' | 'download'>;

function isMore(one: Reach, other: Reach): boolean {
  return (one.view && !other.view) || (one.download && !other.download);
}
