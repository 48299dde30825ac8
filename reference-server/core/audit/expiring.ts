// What will expire within a week, shown in the recent activity. It is computed and not stored, so that postponed or
// revoked rights disappear from it.
import type { components } from '#contract/api.d.ts';
import { endsSoon } from '../access/endings.ts';
import { isHere } from '../records/presence.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { Held } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { endOf, isInForce, momentInWords } from '../records/ends.ts';

const weekMs = 7 * 86_400_000;

type Entry = components['schemas']['ActivityEntry'];

interface Ending {
  key: string;
  expiresAt: string;
  /** In milliseconds since 1970. */
  end: number;
  /** Null if it is not shown. */
  what: () => Promise<string | null> | string;
}

/** The latest, which come first. Only these are put in words, since thousands may end in a week. */
export async function expiringSoon(
  tx: Tables,
  { hasher }: Pick<Ports, 'hasher'>,
  now: Date,
  most: number,
): Promise<Entry[]> {
  const endings = [
    ...(await peopleEnding(tx, now)),
    ...(await partiesEnding(tx, now)),
    ...(await rightsEnding(tx, now)),
  ];
  const entries: Entry[] = [];
  for (const { key, expiresAt, end, what } of endings.sort((one, other) => other.end - one.end)) {
    const words = entries.length < most ? await what() : null;
    if (words === null) continue;
    entries.push({
      id: `expiring-${(await hasher.sha256(`${key} ${expiresAt}`)).slice(0, 32)}`,
      activityType: 'access_expiring',
      description: `${words} ends on ${momentInWords(expiresAt)}`,
      createdAt: new Date(end - weekMs).toISOString(),
    });
  }
  return entries;
}

async function peopleEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const ending = (await tx.users.list()).filter((user) => user.deactivatedAt === null && isEnding(user, now));
  return ending.map((user) => endingOf(`user ${user.id}`, user, () => `The access of ${displayName(user)}`));
}

async function partiesEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const ending = (await tx.groups.list()).filter((group) => isInForce(group, now) && isEnding(group, now));
  return ending.map((group) => endingOf(`group ${group.id}`, group, () => `The access of the group ${group.name}`));
}

async function rightsEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const [grants, permissions] = await Promise.all([tx.grants.list(), tx.folderPermissions.list()]);
  const ofGrants = grants.filter((one) => one.canRead && isEnding(one, now));
  const ofPermissions = permissions.filter((one) => one.canRead && isEnding(one, now));
  return [
    ...ofGrants.map((row) =>
      endingOf(`grant ${row.id}`, row, async () => {
        const [holder, document] = [await holderInWords(tx, row, now), await tx.documents.get(row.documentId)];
        return holder && document ? `The access of ${holder} to "${document.name}"` : null;
      }),
    ),
    ...ofPermissions.map((row) =>
      endingOf(`permission ${row.id}`, row, async () => {
        const [holder, folder] = [await holderInWords(tx, row, now), await tx.folders.get(row.folderId)];
        return holder && folder ? `The access of ${holder} to folder "${folder.name}"` : null;
      }),
    ),
  ];
}

type WithEnd = Pick<Held, 'expiresAt'>;

const isEnding = ({ expiresAt }: WithEnd, now: Date) => endsSoon(expiresAt, now);

function endingOf(key: string, { expiresAt }: WithEnd, what: Ending['what']): Ending {
  return { key, expiresAt: expiresAt ?? '', end: endOf(expiresAt), what };
}

/** Returns null for a holder who is gone or ends earlier, and for a group that gives nothing now. */
async function holderInWords(tx: Tables, { userId, groupId, expiresAt }: Held, now: Date): Promise<string | null> {
  const lasts = (holder: WithEnd) => endOf(holder.expiresAt) >= endOf(expiresAt);
  if (userId !== null) {
    const user = await tx.users.get(userId);
    return isHere(user, now) && lasts(user) ? displayName(user) : null;
  }
  const group = groupId ? await tx.groups.get(groupId) : undefined;
  return group && isInForce(group, now) && lasts(group) ? `the group ${group.name}` : null;
}
