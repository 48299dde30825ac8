// Proofs of a second factor, verified first and used up in a transaction later. A proof fails if it was used or its
// factor was removed in between.
import { noSecondFactor } from '../../call/errors.ts';
import type { ProvenFactor, SecondFactorRecord } from '../../records/identity.ts';
import type { ChangeTx } from '../../store/change.ts';
import { aboutTotp, hashOfCode, plainCode } from './codes.ts';
import type { Prover } from './prover.ts';
import { factorsOf } from './own-factors.ts';

export type Shown =
  | { method: 'totp'; code: string }
  | { method: 'recovery-code'; code: string }
  | { method: 'passkey'; id: string; response: unknown };

export interface Claim {
  method: Exclude<ProvenFactor['method'], 'provider'>;
  /** Uses the proof up in this transaction. @returns its description for the audit log; null if no longer valid */
  use(tx: ChangeTx, time: string): Promise<string | null>;
}

/** Null for a wrong proof. @throws ApiProblem 409 for a user without any factor */
export async function claimOf(prover: Prover, shown: Shown): Promise<Claim | null> {
  const factors = await prover.ports.store.read((tx) => factorsOf(tx, prover.userId));
  if (factors.length === 0) throw noSecondFactor();
  if (shown.method === 'totp') return totpClaim(prover, factors, shown.code);
  if (shown.method === 'recovery-code') return recoveryClaim(prover, shown.code);
  return passkeyClaim(prover, factors, shown);
}

async function totpClaim(
  { ports, now }: Prover,
  factors: readonly SecondFactorRecord[],
  code: string,
): Promise<Claim | null> {
  const matches: { id: string; sealed: string; step: number }[] = [];
  for (const { proof, ...row } of factors) {
    if (proof.kind !== 'totp') continue;
    const secret = await ports.factors.vault.open(proof.sealed, aboutTotp(row));
    if (secret === null) {
      ports.reportFault(new Error('The secret of a second factor is not sealed by this signing key'), row.id);
      continue;
    }
    const step = await ports.factors.totp.stepOf(secret, plainCode(code), now);
    if (step !== null) matches.push({ id: row.id, sealed: proof.sealed, step });
  }
  if (matches.length === 0) return null;
  return {
    method: 'totp',
    async use(tx, lastUsedAt) {
      for (const { id, sealed, step } of matches) {
        const row = await tx.secondFactors.get(id);
        if (row?.proof.kind !== 'totp' || row.proof.sealed !== sealed || row.proof.lastStep >= step) continue;
        await tx.secondFactors.put({ ...row, lastUsedAt, proof: { ...row.proof, lastStep: step } });
        return `a code of "${row.name}"`;
      }
      return null;
    },
  };
}

async function recoveryClaim(prover: Prover, code: string): Promise<Claim> {
  const hash = await hashOfCode(prover, code);
  return {
    method: 'recovery-code',
    async use(tx) {
      const row = await tx.recoveryCodes.get(prover.userId);
      const hashes = row?.hashes.filter((one) => one !== hash) ?? [];
      if (!row || hashes.length === row.hashes.length) return null;
      await tx.recoveryCodes.put({ ...row, hashes });
      return `a recovery code, ${hashes.length} left`;
    },
  };
}

async function passkeyClaim(
  prover: Prover,
  factors: readonly SecondFactorRecord[],
  { id, response }: Extract<Shown, { method: 'passkey' }>,
): Promise<Claim | null> {
  const { ports, memory, now } = prover;
  const pending = await memory.pending.find(id, 'check', prover, now);
  if (!pending || !(await memory.pending.take(id, now))) return null;
  const credentialId = ports.factors.passkeys.credentialIdOf(response);
  const known = factors.find(({ proof }) => proof.kind === 'passkey' && proof.credentialId === credentialId);
  if (known?.proof.kind !== 'passkey') return null;
  const { publicKey } = known.proof;
  const counter = await ports.factors.passkeys.check(response, pending.challenge, known.proof);
  if (counter === null) return null;
  return {
    method: 'passkey',
    async use(tx, lastUsedAt) {
      const row = await tx.secondFactors.get(known.id);
      if (row?.proof.kind !== 'passkey' || row.proof.publicKey !== publicKey) return null;
      if (counter <= row.proof.counter && counter + row.proof.counter > 0) return null;
      await tx.secondFactors.put({ ...row, lastUsedAt, proof: { ...row.proof, counter } });
      return `the passkey "${row.name}"`;
    },
  };
}
