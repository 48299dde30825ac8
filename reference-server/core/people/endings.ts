// Deletes what belongs to a user whose access ends: rows that would let them in, or have no meaning without them.
import { endHalfSignIns } from '../identity/sign-in/half-sign-in.ts';
import { forgetFactors } from '../identity/second-factor/own-factors.ts';
import type { ChangeTx } from '../store/change.ts';

/** Deletes all of it. @returns the keys of objects that were uploaded and never registered */
export async function endAccess(tx: ChangeTx, userId: string): Promise<string[]> {
  for (const { id } of await tx.invitations.by('user', userId)) await tx.invitations.delete(id);
  await forgetFactors(tx, userId);
  for (const { id } of await tx.grants.by('user', userId)) await tx.grants.delete(id);
  for (const { id } of await tx.folderPermissions.by('user', userId)) await tx.folderPermissions.delete(id);
  for (const { id } of await tx.memberships.by('user', userId)) await tx.memberships.delete(id);
  for (const { id } of await tx.favourites.by('user', userId)) await tx.favourites.delete(id);
  return endSignIns(tx, userId);
}

/** Ends all sessions and sign-ins under way. @returns keys of objects uploaded and never registered */
export async function endSignIns(tx: ChangeTx, userId: string): Promise<string[]> {
  for (const { id } of await tx.sessions.by('user', userId)) await tx.sessions.delete(id);
  await endHalfSignIns(tx, userId);
  return discardUnusedTickets(tx, userId);
}

/** @returns the keys of objects that were uploaded and never registered */
export async function discardUnusedTickets(tx: ChangeTx, userId: string): Promise<string[]> {
  const unused = (await tx.tickets.by('user', userId)).filter((ticket) => ticket.state !== 'registered');
  for (const ticket of unused) await tx.tickets.put({ ...ticket, state: 'discarded' });
  return unused.map((ticket) => ticket.id);
}
