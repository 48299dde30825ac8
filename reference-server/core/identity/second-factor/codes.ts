// Reads codes as users type them, and computes the stored hashes.
import type { Ports } from '../../ports/ports.ts';
import type { SecondFactorRecord } from '../../records/identity.ts';

/** Users may type codes in groups. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** The context that binds the sealed secret of an authenticator app. */
export const aboutTotp = (row: Pick<SecondFactorRecord, 'id' | 'userId'>) => JSON.stringify([row.userId, row.id]);

export function hashOfCode(
  { ports, userId }: { ports: Pick<Ports, 'factors'>; userId: string },
  code: string,
): Promise<string> {
  return ports.factors.vault.hash(plainCode(code), userId);
}
