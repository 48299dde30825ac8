import type { Passkeys } from './passkeys.ts';
import type { Totp } from './totp.ts';
import type { Vault } from './vault.ts';

export interface Factors {
  totp: Totp;
  passkeys: Passkeys;
  vault: Vault;
  /** Such as `k3vqz-7mwta`: at least 50 random bits. */
  newRecoveryCode(): string;
}
