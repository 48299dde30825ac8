// A user's second factors.
import type { Tables } from '../../ports/store.ts';
import type { PasskeyProof, SecondFactorRecord } from '../../records/identity.ts';
import type { ChangeTx } from '../../store/change.ts';

/** Oldest first. */
export async function factorsOf(tx: Tables, userId: string): Promise<SecondFactorRecord[]> {
  const rows = await tx.secondFactors.by('user', userId);
  return [...rows].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

export function passkeysAmong(factors: readonly SecondFactorRecord[]): PasskeyProof[] {
  return factors.map(({ proof }) => proof).filter((proof) => proof.kind === 'passkey');
}

export async function forgetFactors(tx: ChangeTx, userId: string): Promise<void> {
  for (const { id } of await tx.secondFactors.by('user', userId)) await tx.secondFactors.delete(id);
  if (await tx.recoveryCodes.get(userId)) await tx.recoveryCodes.delete(userId);
  const user = await tx.users.get(userId);
  if (user?.wrongFactors) await tx.users.put({ ...user, wrongFactors: { ...user.wrongFactors, byStrangers: 0 } });
}
