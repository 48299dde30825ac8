// Who had access to what at the end of the period, and why: the policy itself is asked, on the rows as they were then.
import { allApproved } from '../approvals/approved.ts';
import { inOrder, treeOf } from '../folders/folder-tree.ts';
import type { Tables } from '../ports.ts';
import type { UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { reviewerOf, type Reviewer } from '../review/reviewer.ts';
import { isPrivileged } from '../rules/policy.ts';
import { allFolders } from '../documents/reader.ts';
import { inOneOrder, lastMomentBefore } from './people-rows.ts';
import { limitsInWords, reasonsInWords, type Names } from './reasons-in-words.ts';
import type { AccessRow, Period } from './report.ts';

interface Place {
  number: string;
  path: string;
}

export type GiveWay = () => Promise<void>;

/** So many items are asked about before others have their turn. */
const ITEMS_AT_ONCE = 500;

export async function* accessRows(rows: Tables, { to }: Period, giveWay: GiveWay): AsyncGenerator<AccessRow> {
  const folders = await rows.folders.list();
  const groups = new Map((await rows.groups.list()).map(({ id, name }) => [id, name]));
  const [findFolder, findApproved] = [await allFolders(rows), await allApproved(rows)];
  const loads = { folders: () => Promise.resolve(findFolder), approved: () => Promise.resolve(findApproved) };
  const names: Names = { folder: (id) => findFolder(id)?.name, group: (id) => groups.get(id) };
  const tree = treeOf(folders, await rows.documents.list());
  const now = lastMomentBefore(new Date(to));
  const people = inOneOrder(await rows.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);
  let asked = 0;
  for (const person of people) {
    const reviewer = await reviewerOf(rows, person, { clock: { now: () => now } }, loads);
    const told = (row: Told) => inWords(person, row, names);
    if (isPrivileged(person.role)) yield told(everything(reviewer));
    const within = ({ number, path }: Place, branch: { folder: { name: string } }, at: number): Place => ({
      number: `${number}${at + 1}.`,
      path: `${path}${branch.folder.name} / `,
    });
    for (const { item, place, at } of inOrder(tree, { number: '', path: '' }, within)) {
      asked += 1;
      if (asked % ITEMS_AT_ONCE === 0) await giveWay();
      const number = `${place.number}${at + 1}`;
      if (item.kind === 'document') {
        const review = reviewer.document(item.document);
        const { id, name } = item.document;
        const row: Told = { kind: 'document', itemId: id, number, item: place.path + name, ...review };
        if (isPrivileged(person.role) ? !review.download && review.see : isWorthTelling(review)) yield told(row);
      } else if (!isPrivileged(person.role)) {
        const { id, name } = item.branch.folder;
        const review = { ...reviewer.folder(id), view: false, download: false };
        if (isWorthTelling(review))
          yield told({ kind: 'folder', itemId: id, number, item: place.path + name, ...review });
      }
    }
  }
}

type Told = Pick<AccessRow, 'kind' | 'itemId' | 'number' | 'item' | 'see' | 'view' | 'download' | 'because' | 'but'>;

/** The level of an item keeps everybody out who was given nothing: of them nothing is told. */
const levels: ReadonlySet<string> = new Set(['confidential', 'restricted']);

const isWorthTelling = ({ see, but }: Pick<AccessRow, 'see' | 'but'>) =>
  see || but.some(({ kind }) => !levels.has(kind));

function everything(reviewer: Reviewer): Told {
  const { see, but } = reviewer.everything();
  const because = [{ kind: 'role', gives: 'download' }] as const;
  const item = { kind: 'everything', itemId: null, number: '', item: 'Every folder and document' } as const;
  return { ...item, see, view: see, download: see, because, but };
}

function inWords(person: UserRecord, told: Told, names: Names): AccessRow {
  const { id: personId, role } = person;
  const why = reasonsInWords(told.because, names);
  return { personId, person: displayName(person), role, ...told, why, limits: limitsInWords(told.but, names) };
}
