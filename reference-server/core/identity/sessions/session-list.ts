// Sessions as lists show them: valid ones, the last used first, with the device in words. Row ids are derived from the
// cookies' tokens, so they are never shown.
import type { Context } from '#core/call/operation.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Tables } from '#core/ports/store.ts';
import type { SessionRecord } from '#core/records/identity.ts';
import { isLeftOut } from '#core/access/parties.ts';
import { isHere } from '#core/records/presence.ts';
import { openTerms } from '#core/identity/terms/open-terms.ts';
import { type SessionParts, lastUseOf, stands } from '#core/identity/sessions/sessions.ts';
import { policyNow } from '#core/records/policy-in-force.ts';

export async function liveSessions(tx: Tables, room: SessionParts, userId: string): Promise<SessionRecord[]> {
  const user = await tx.users.get(userId);
  const now = room.ports.clock.now();
  if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return [];
  if ((await openTerms(tx, userId)).length > 0) return [];
  const policy = await policyNow(tx, room.ports);
  const rows = await tx.sessions.by('user', userId);
  return rows
    .filter((row) => stands(row, user, policy, room))
    .sort((one, other) => lastUseOf(other, room) - lastUseOf(one, room));
}

/** Must be called first, where a user's sessions may have been used on other servers. */
export async function loadUses({ ports, memory, now }: Context, userId: string): Promise<void> {
  if (!memory.lastUses.isShared) return;
  const rows = await ports.store.read((tx) => tx.sessions.by('user', userId));
  const ids = rows.map(({ id }) => id);
  await memory.lastUses.look(ids, now);
}

/** The public id of a session. */
export async function shownId({ hasher }: Pick<Ports, 'hasher'>, id: string): Promise<string> {
  return (await hasher.sha256(`the session ${id}`)).slice(0, 32);
}

export async function sessionShape(row: SessionRecord, { actor, ports, memory }: Context): Promise<object> {
  const { browser, system, kind } = ports.devices.describe(row.userAgent);
  return {
    id: await shownId(ports, row.id),
    browser,
    system,
    device: kind,
    ipAddress: row.ipAddress?.slice(0, 64) ?? null,
    signedInAt: row.createdAt,
    lastUsedAt: new Date(lastUseOf(row, { memory })).toISOString(),
    secondFactor: row.secondFactor?.method ?? null,
    isCurrent: row.id === actor.sessionId,
  };
}

/** Such as `Firefox 145 on Windows, 203.0.113.7`. */
export function sessionInWords({ userAgent, ipAddress }: SessionRecord, { devices }: Pick<Ports, 'devices'>): string {
  const { browser, system } = devices.describe(userAgent);
  const device = [browser, system].filter((one) => one !== null).join(' on ');
  return [device || 'unknown device', ipAddress ?? 'unknown address'].join(', ');
}
