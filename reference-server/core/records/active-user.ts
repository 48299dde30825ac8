import { notFound } from '../call/errors.ts';
import type { Tables } from '../ports/store.ts';
import type { UserRecord } from './records.ts';

/** A user who is not deactivated. @throws ApiProblem 404 */
export async function activeUser(tx: Tables, id: string): Promise<UserRecord> {
  const user = await tx.users.get(id);
  if (user?.deactivatedAt !== null) throw notFound();
  return user;
}
