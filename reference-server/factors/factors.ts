// The algorithms of second factors, by the Web Crypto API, so that the mock runs the same code.
import type { Factors } from '#core/ports/factors.ts';
import { passkeysOf } from './passkeys.ts';
import { totp } from './totp.ts';
import { vaultOf } from './vault.ts';

/** @param key the signing key: with a new key, codes and recovery codes become invalid, passkeys do not. */
export function openFactors({ key, origin }: { key: string; origin: string }): Factors {
  return { totp, passkeys: passkeysOf(origin), vault: vaultOf(key), newRecoveryCode };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 24;

/** Such as `k3vq-z7mw-ta2f-hx5e-b6ny-d4gu`: 120 random bits. Earlier codes had ten or sixteen letters. */
function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}
