import type { SecondFactorKinds } from '#contract/types.ts';

const words: Readonly<Record<SecondFactorKinds, string>> = {
  none: 'No second factor',
  totp: 'Authenticator app',
  passkey: 'Passkey',
  both: 'Authenticator app and passkey',
};

export const factorWords = (kinds: SecondFactorKinds = 'none'): string => words[kinds];
