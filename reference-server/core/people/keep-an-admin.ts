// A data room always keeps an administrator: no change and no end of access removes the last one.
import { lastAdmin, lastAdminSuspended } from '../call/errors.ts';
import type { Actor, Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { hasAnEnd, hasJoined } from '../records/presence.ts';

/**
 * Counts only administrators without an end who have signed in before: an invited one may never come. The caller has
 * signed in. @throws ApiProblem 409 if no other administrator would remain.
 */
export async function keepAnAdmin(tx: Tables, user: UserRecord, context: KeeperContext): Promise<void> {
  if (await isLastAdmin(tx, user, context)) throw lastAdmin();
}

/** @throws ApiProblem 409 if the last administrator is among the members of a group that is to be suspended. */
export async function keepAdminOutside(
  tx: Tables,
  memberIds: readonly string[],
  context: KeeperContext,
): Promise<void> {
  for (const id of memberIds) {
    const user = await tx.users.get(id);
    if (user && (await isLastAdmin(tx, user, context))) throw lastAdminSuspended();
  }
}

async function isLastAdmin(tx: Tables, user: UserRecord, { actor, ports }: KeeperContext): Promise<boolean> {
  if (user.role !== 'admin') return false;
  const isOtherAdmin = (row: UserRecord) =>
    row.role === 'admin' &&
    row.deactivatedAt === null &&
    !hasAnEnd(row) &&
    row.id !== user.id &&
    (hasJoined(row) || row.id === actor?.userId) &&
    (ports.canComeBack?.(row) ?? true);
  return !(await tx.users.list()).some(isOtherAdmin);
}

type KeeperContext = Pick<Context<Actor | null>, 'actor' | 'ports'>;

/** @throws ApiProblem 409 if the change would leave no administrator. */
export async function refuseLastAdmin(tx: Tables, context: KeeperContext, input: unknown): Promise<void> {
  // These operations name a user, and some also the new role or the end.
  const { params, json } = input as {
    params: { id: string };
    json: { role?: string; expiresAt?: string | null } | null;
  };
  const user = await tx.users.get(params.id);
  if (user?.deactivatedAt !== null || json?.role === 'admin') return;
  if (json?.expiresAt === undefined || startsToEnd(user, json.expiresAt)) await keepAnAdmin(tx, user, context);
}

/** Whether access without an end gets one. */
export function startsToEnd(user: UserRecord, expiresAt: string | null): boolean {
  return expiresAt !== null && !hasAnEnd(user);
}
