// How a change to documents or folders affects what each user can reach: the policy is evaluated for the rows before
// and after it.
import { notFound } from '../call/errors.ts';
import { allApproved } from '../access/approved.ts';
import { isLeftOut } from '../access/parties.ts';
import { type FindFolder, readerOf } from '../access/reader.ts';
import { activeInOrder } from '../records/people-order.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { isOver } from '../records/ends.ts';
import type { DocumentRecord } from '../records/records.ts';
import { isPrivileged } from '../records/roles.ts';
import { Concerned, type Effect, type Moved } from './concerned.ts';

/** Documents that are looked up before other calls get a turn. */
const AT_ONCE = 2000;

/** The named documents with their rows after a change. @throws ApiProblem 404 */
export async function changedDocuments(
  tx: Tables,
  ports: Ports,
  ids: readonly string[],
  change: (row: DocumentRecord) => DocumentRecord,
): Promise<[string, Moved][]> {
  const changed: [string, Moved][] = [];
  for (const id of ids) {
    const before = await tx.documents.get(id);
    if (!before) throw notFound();
    if (changed.push([id, { before, after: change(before) }]) % AT_ONCE === 0) await ports.giveWay?.();
  }
  return changed;
}

/** All users who gain or lose access, in the order of the user list, without those who cannot sign in. */
export async function peopleConcerned(
  tx: Tables,
  ports: Ports,
  documents: ReadonlyMap<string, Moved>,
  folders: { before: FindFolder; after: FindFolder },
): Promise<(Effect & { userId: string })[]> {
  const findApproved = await allApproved(tx);
  const approvedIds = new Set([...documents.keys()].filter((id) => findApproved(id) !== undefined));
  const concerned = new Concerned(documents, approvedIds);
  const now = ports.clock.now();
  const effects: (Effect & { userId: string })[] = [];
  for (const user of activeInOrder(await tx.users.list())) {
    if (isPrivileged(user.role) || isOver(user.expiresAt, now) || (await isLeftOut(tx, user, now))) continue;
    const { id: userId, role } = user;
    const over = (find: FindFolder) =>
      readerOf(tx, { userId, role }, ports, {
        folders: () => Promise.resolve(find),
        approved: () => Promise.resolve(findApproved),
      });
    effects.push({ userId, ...concerned.effectOn(await over(folders.before), await over(folders.after)) });
    await ports.giveWay?.();
  }
  return effects.filter(({ gained, lost }) => gained + lost > 0);
}
