// The limits of a group: its end, its networks and suspension; and its default of the digest. Refuses an end in the
// past, invalid networks, and networks that would lock out the calling administrator, if a member. Suspending a group
// signs out members who have no other access.
import { isLeftOut } from '../access/parties.ts';
import { wouldLockYouOut } from '../call/errors.ts';
import type { Context, Input } from '../call/operation.ts';
import { cleanNetworks } from '../records/clean-networks.ts';
import { endToCome, momentInWords } from '../records/ends.ts';
import { isWithin } from '../records/policy-in-force.ts';
import type { GroupNetwork, GroupRecord } from '../records/records.ts';
import type { ChangeTx } from '../store/change.ts';
import { endSignIns } from './endings.ts';

type Terms = Pick<GroupRecord, 'expiresAt' | 'networks' | 'suspendedAt' | 'digest'>;

/** The group's limits after the request; both throw ApiProblem 400. */
export function termsOf(json: Input<'updateGroup'>['json'], { ports, now }: Pick<Context, 'ports' | 'now'>) {
  const networks = json.networks && cleanNetworks(json.networks, ports);
  return (group: GroupRecord): Terms => ({
    expiresAt:
      json.expiresAt === undefined ? (group.expiresAt ?? null) : endToCome(json.expiresAt, now, group.expiresAt),
    networks: networks ?? group.networks ?? [],
    suspendedAt: suspendedAt(group, json.suspended, now),
    ...(json.digest && { digest: json.digest }),
  });
}

/** A repeated suspension keeps the time of the first. */
function suspendedAt({ suspendedAt: since = null }: GroupRecord, value: boolean | undefined, now: Date): string | null {
  if (value === undefined) return since;
  return value ? (since ?? now.toISOString()) : null;
}

/** @throws ApiProblem 409 if the caller is a member and outside of the new networks. */
export function refuseLockOut(
  { networks = [] }: Terms,
  memberIds: readonly string[],
  { actor, client, ports }: Pick<Context, 'actor' | 'client' | 'ports'>,
): void {
  if (networks.length === 0 || !memberIds.includes(actor.userId)) return;
  if (isWithin(networks, client.ipAddress, ports.networks)) return;
  throw wouldLockYouOut(`your own address, ${client.ipAddress ?? 'which is unknown'}, is in none of these networks`);
}

/** @returns the signed-out users in words, empty for none, and the keys of objects that were never registered */
export async function signOutLeftOut(
  tx: ChangeTx,
  memberIds: readonly string[],
  now: Date,
): Promise<{ words: string[]; discarded: string[] }> {
  let people = 0;
  const discarded: string[] = [];
  for (const userId of memberIds) {
    const user = await tx.users.get(userId);
    if (!user || !(await isLeftOut(tx, user, now))) continue;
    if ((await tx.sessions.by('user', userId)).length > 0) people += 1;
    discarded.push(...(await endSignIns(tx, userId)));
  }
  const words = people === 0 ? [] : [`signed out ${people} ${people === 1 ? 'person' : 'people'}`];
  return { words, discarded };
}

/** Such as `suspended` and `end from none to 2026-03-03 23:00 UTC`. */
export function termChanges(before: GroupRecord, after: GroupRecord): string[] {
  const [from, to] = [before, after].map(({ expiresAt }) => (expiresAt ? momentInWords(expiresAt) : 'none'));
  const [old, next] = [before, after].map(({ networks = [] }) => networks.map(networkInWords));
  const [daily, digest] = [before, after].map((group) => group.digest ?? 'daily');
  const isSuspended = Boolean(after.suspendedAt);
  return [
    ...(isSuspended === Boolean(before.suspendedAt) ? [] : [isSuspended ? 'suspended' : 'resumed']),
    ...((before.expiresAt ?? null) === (after.expiresAt ?? null) ? [] : [`end from ${from} to ${to}`]),
    ...(daily === digest ? [] : [`digest from ${daily} to ${digest}`]),
    ...(old?.join() === next?.join() ? [] : [`networks from ${listed(old)} to ${listed(next)}`]),
  ];
}

const networkInWords = ({ cidr, note }: GroupNetwork) => (note === '' ? cidr : `${cidr} (${note})`);
const listed = (all: readonly string[] = []) => (all.length === 0 ? 'everywhere' : all.join(' and '));
