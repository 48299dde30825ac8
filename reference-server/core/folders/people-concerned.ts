// How a change to documents or folders affects what each user can reach: the policy is evaluated for the rows before
// and after it.
import { allApproved } from '../access/approved.ts';
import { isLeftOut } from '../access/parties.ts';
import { type FindFolder, readerOf } from '../access/reader.ts';
import { activeInOrder } from '../records/people-order.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { isOver } from '../records/ends.ts';
import { isPrivileged } from '../records/roles.ts';
import { Concerned, type Effect, type Moved } from './concerned.ts';

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
  const people: UserRecord[] = [];
  for (const user of activeInOrder(await tx.users.list())) {
    if (isPrivileged(user.role) || isOver(user.expiresAt, now) || (await isLeftOut(tx, user, now))) continue;
    people.push(user);
  }
  const readers = await Promise.all(
    people.map(async ({ id: userId, role }) => {
      const over = (find: FindFolder) =>
        readerOf(tx, { userId, role }, ports, {
          folders: () => Promise.resolve(find),
          approved: () => Promise.resolve(findApproved),
        });
      return { userId, before: await over(folders.before), after: await over(folders.after) };
    }),
  );
  const effects: (Effect & { userId: string })[] = [];
  for (const { userId, before, after } of readers) {
    effects.push({ userId, ...concerned.effectOn(before, after) });
    await ports.giveWay?.();
  }
  return effects.filter(({ gained, lost }) => gained + lost > 0);
}
