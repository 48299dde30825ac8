// A data room is never left without an administrator, whoever asks for it and whatever time brings.
import { lastAdmin } from '../call/errors.ts';
import type { Actor, Context } from '../call/operation.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from '../records/records.ts';
import { hasAnEnd, hasJoined } from '../records/presence.ts';

/**
 * Only who can come back counts, and for good: whoever never signed in may never do so, and whose access ends is gone one
 * day without anybody's doing. The caller has signed in, to be here at all.
 * @throws ApiProblem 409 when nobody else is an administrator.
 */
export async function keepAnAdmin(tx: Tables, user: UserRecord, { actor, ports }: KeeperContext): Promise<void> {
  if (user.role !== 'admin') return;
  const isOtherAdmin = (row: UserRecord) =>
    row.role === 'admin' &&
    row.deactivatedAt === null &&
    !hasAnEnd(row) &&
    row.id !== user.id &&
    (hasJoined(row) || row.id === actor?.userId) &&
    (ports.canComeBack?.(row) ?? true);
  if (!(await tx.users.list()).some(isOtherAdmin)) throw lastAdmin();
}

type KeeperContext = Pick<Context<Actor | null>, 'actor' | 'ports'>;

/** @throws ApiProblem 409 when what was asked for would leave nobody, whoever asked. */
export async function sayWhoIsLast(tx: Tables, context: KeeperContext, asked: unknown): Promise<void> {
  // The operations name a person; two of them also the role to come, or the end.
  const { params, json } = asked as {
    params: { id: string };
    json: { role?: string; expiresAt?: string | null } | null;
  };
  const user = await tx.users.get(params.id);
  if (user?.deactivatedAt !== null || json?.role === 'admin') return;
  if (json?.expiresAt === undefined || startsToEnd(user, json.expiresAt)) await keepAnAdmin(tx, user, context);
}

/** Whether somebody who was here for good will not be. */
export function startsToEnd(user: UserRecord, expiresAt: string | null): boolean {
  return expiresAt !== null && !hasAnEnd(user);
}
