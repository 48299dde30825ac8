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
  /** Identifies the row of the entry. */
  key: string;
  expiresAt: string;
  what: string;
}

/** In no particular order. */
export async function expiringSoon(tx: Tables, { hasher }: Pick<Ports, 'hasher'>, now: Date): Promise<Entry[]> {
  const endings = [
    ...(await peopleEnding(tx, now)),
    ...(await partiesEnding(tx, now)),
    ...(await rightsEnding(tx, now)),
  ];
  return Promise.all(
    endings.map(async ({ key, expiresAt, what }) => ({
      id: `expiring-${(await hasher.sha256(`${key} ${expiresAt}`)).slice(0, 32)}`,
      activityType: 'access_expiring',
      description: `${what} ends on ${momentInWords(expiresAt)}`,
      createdAt: new Date(endOf(expiresAt) - weekMs).toISOString(),
    })),
  );
}

async function peopleEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const ending = (await tx.users.list()).filter((user) => user.deactivatedAt === null && isEnding(user, now));
  return ending.map((user) => endingOf(`user ${user.id}`, user, `The access of ${displayName(user)}`));
}

async function partiesEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const ending = (await tx.groups.list()).filter((group) => isInForce(group, now) && isEnding(group, now));
  return ending.map((group) => endingOf(`group ${group.id}`, group, `The access of the group ${group.name}`));
}

async function rightsEnding(tx: Tables, now: Date): Promise<Ending[]> {
  const [grants, permissions] = await Promise.all([tx.grants.list(), tx.folderPermissions.list()]);
  const endings: Ending[] = [];
  for (const row of grants.filter((one) => one.canRead && isEnding(one, now))) {
    const [holder, document] = [await holderInWords(tx, row, now), await tx.documents.get(row.documentId)];
    if (holder && document)
      endings.push(endingOf(`grant ${row.id}`, row, `The access of ${holder} to "${document.name}"`));
  }
  for (const row of permissions.filter((one) => one.canRead && isEnding(one, now))) {
    const [holder, folder] = [await holderInWords(tx, row, now), await tx.folders.get(row.folderId)];
    if (holder && folder)
      endings.push(endingOf(`permission ${row.id}`, row, `The access of ${holder} to folder "${folder.name}"`));
  }
  return endings;
}

type WithEnd = Pick<Held, 'expiresAt'>;

const isEnding = ({ expiresAt }: WithEnd, now: Date) => endsSoon(expiresAt, now);

function endingOf(key: string, { expiresAt }: WithEnd, what: string): Ending {
  return { key, expiresAt: expiresAt ?? '', what };
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
