// Who had access to what at the end of the period, and why: the policy decides, on the rows of that time.
import { allApproved } from '../access/approved.ts';
import { allFolders } from '../access/reader.ts';
import { treeOf } from '../access/folder-tree.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { reviewerOf, type Reviewer } from '../access/reviewer.ts';
import { isPrivileged } from '../records/roles.ts';
import { itemsOf, type IndexedItem } from './items.ts';
import { limitsInWords, reasonsInWords, type Names } from './reasons-in-words.ts';
import type { AccessRow, Period, PersonRow } from './report.ts';
import { hasEnded } from '../records/presence.ts';

/** The same order wherever a report is made: by name in code unit order, then by id. */
export function inOneOrder(rows: readonly UserRecord[]): UserRecord[] {
  const keyed = rows.map((row) => ({ row, key: `${displayName(row)}\n${row.id}` }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ row }) => row);
}

/** All users who had access at some time in the period, as they were at its end. */
export async function* peopleRows(rows: Tables, { from, to }: Period): AsyncGenerator<PersonRow> {
  for (const person of inOneOrder(await rows.users.list())) {
    if (person.deactivatedAt !== null && person.deactivatedAt < from) continue;
    const factors = await rows.secondFactors.by('user', person.id);
    const codes = await rows.recoveryCodes.get(person.id);
    const count = (kind: 'totp' | 'passkey') => factors.filter(({ proof }) => proof.kind === kind).length;
    yield {
      id: person.id,
      name: displayName(person),
      email: person.email,
      role: person.role,
      state: stateOf(person, new Date(to)),
      authenticatorApps: count('totp'),
      passkeys: count('passkey'),
      recoveryCodes: codes?.hashes.length ?? 0,
      createdAt: person.createdAt,
      lastSignInAt: person.lastLoginAt,
      expiresAt: person.expiresAt ?? null,
      removedAt: person.deactivatedAt,
    };
  }
}

function stateOf(person: UserRecord, end: Date): PersonRow['state'] {
  if (person.deactivatedAt !== null) return 'removed';
  if (hasEnded(person, lastMomentBefore(end))) return 'ended';
  return person.identity === null && person.lastLoginAt === null ? 'invited' : 'active';
}

/** Something that ends exactly at the end of a period lasted until then. */
export const lastMomentBefore = (end: Date): Date => new Date(end.getTime() - 1);

export type GiveWay = () => Promise<void>;

/** Items evaluated before other calls get a turn. */
export const ITEMS_AT_ONCE = 500;

/** One user and all items. */
export interface Reviewed {
  person: UserRecord;
  reviewer: Reviewer;
  items: readonly IndexedItem[];
  names: Names;
}

/** All users at the end of the period, in a fixed order. */
export async function* everybody(rows: Tables, { to }: Period, giveWay: GiveWay): AsyncGenerator<Reviewed> {
  const groups = new Map((await rows.groups.list()).map(({ id, name }) => [id, name]));
  const [findFolder, findApproved] = [await allFolders(rows), await allApproved(rows)];
  const loads = { folders: () => Promise.resolve(findFolder), approved: () => Promise.resolve(findApproved) };
  const names: Names = { folder: (id) => findFolder(id)?.name, group: (id) => groups.get(id) };
  const items = itemsOf(treeOf(await rows.folders.list(), await rows.documents.list()));
  const now = lastMomentBefore(new Date(to));
  for (const person of inOneOrder(await rows.users.list())) {
    if (person.deactivatedAt !== null) continue;
    await giveWay();
    const reviewer = await reviewerOf(rows, person, { clock: { now: () => now } }, loads);
    yield { person, reviewer, items, names };
  }
}

export async function* accessRows(rows: Tables, period: Period, giveWay: GiveWay): AsyncGenerator<AccessRow> {
  for await (const { person, reviewer, items, names } of everybody(rows, period, giveWay)) {
    const isInCharge = isPrivileged(person.role);
    if (isInCharge) yield inWords(person, everything(reviewer), names);
    let reviewed = 0;
    for (const { id: itemId, number, path: item, document } of items) {
      reviewed += 1;
      if (reviewed % ITEMS_AT_ONCE === 0) await giveWay();
      if (document) {
        const review = reviewer.document(document);
        const isShown = isInCharge ? !review.download && review.see : isListed(review);
        if (isShown) yield inWords(person, { kind: 'document', itemId, number, item, ...review }, names);
      } else if (!isInCharge) {
        const review = { ...reviewer.folder(itemId), view: false, download: false };
        if (isListed(review)) yield inWords(person, { kind: 'folder', itemId, number, item, ...review }, names);
      }
    }
  }
}

type Review = Pick<AccessRow, 'kind' | 'itemId' | 'number' | 'item' | 'see' | 'view' | 'download' | 'because' | 'but'>;

/** Levels that exclude every user without a grant or permission; such items are not listed. */
const levels: ReadonlySet<string> = new Set(['confidential', 'restricted']);

export const isListed = ({ see, but }: Pick<AccessRow, 'see' | 'but'>) =>
  see || but.some(({ kind }) => !levels.has(kind));

export function everything(reviewer: Reviewer): Review {
  const { see, but } = reviewer.everything();
  const because = [{ kind: 'role', gives: 'download' }] as const;
  const item = { kind: 'everything', itemId: null, number: '', item: 'Every folder and document' } as const;
  return { ...item, see, view: see, download: see, because, but };
}

function inWords(person: UserRecord, review: Review, names: Names): AccessRow {
  const { id: personId, role } = person;
  const why = reasonsInWords(review.because, names);
  return { personId, person: displayName(person), role, ...review, why, limits: limitsInWords(review.but, names) };
}
