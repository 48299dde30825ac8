// What a second factor is made of, with the libraries that know it. Of the crypto that browsers and Node share, so that
// the mock stands on the same code.
import type { Factors } from '#core/ports/factors.ts';
import { passkeysOf } from './passkeys.ts';
import { newRecoveryCode } from './recovery-codes.ts';
import { totp } from './totp.ts';
import { vaultOf } from './vault.ts';

/** @param key the signing key: with another one, codes and recovery codes of before are void, and passkeys are not. */
export function openFactors({ key, origin }: { key: string; origin: string }): Factors {
  return { totp, passkeys: passkeysOf(origin), vault: vaultOf(key), newRecoveryCode };
}
