// The algorithms of second factors, by the Web Crypto API, so that the mock runs the same code.
import type { Factors } from '#core/ports/factors.ts';
import { passkeysOf } from './passkeys.ts';
import { newRecoveryCode } from './recovery-codes.ts';
import { totp } from './totp.ts';
import { vaultOf } from './vault.ts';

/** @param key the signing key: with a new key, codes and recovery codes become invalid, passkeys do not. */
export function openFactors({ key, origin }: { key: string; origin: string }): Factors {
  return { totp, passkeys: passkeysOf(origin), vault: vaultOf(key), newRecoveryCode };
}
