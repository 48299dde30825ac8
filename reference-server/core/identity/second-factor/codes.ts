// Codes as people type them, and what of them is kept.
import type { Ports } from '../../ports/ports.ts';
import type { SecondFactorRecord } from '../../records/identity.ts';

/** People write codes in groups. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** To what the secret of an authenticator app is bound. */
export const aboutTotp = (row: Pick<SecondFactorRecord, 'id' | 'userId'>) => JSON.stringify([row.userId, row.id]);

/** What is kept of a recovery code. */
export function hashOfCode(
  { ports, userId }: { ports: Pick<Ports, 'factors'>; userId: string },
  code: string,
): Promise<string> {
  return ports.factors.vault.hash(plainCode(code), userId);
}
