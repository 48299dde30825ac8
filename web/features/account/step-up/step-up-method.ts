import type { SecondFactorStatus } from '#contract/types.ts';

export type StepUpMethod = 'passkey' | 'totp' | 'recovery-code';

/** The user's methods, easiest first. */
export function methodsOf({ factors, recoveryCodes }: SecondFactorStatus, hasPasskeys: boolean): StepUpMethod[] {
  const has = (kind: 'passkey' | 'totp') => factors.some((factor) => factor.kind === kind);
  const methods: StepUpMethod[] = [];
  if (has('passkey') && hasPasskeys) methods.push('passkey');
  if (has('totp')) methods.push('totp');
  if (recoveryCodes !== null && recoveryCodes.left > 0) methods.push('recovery-code');
  return methods;
}

export const otherWay: Record<StepUpMethod, string> = {
  passkey: 'Use a passkey',
  totp: 'Use a code from your app',
  'recovery-code': 'Use a recovery code',
};

/** What a user without any method can do. */
export function wayOut({ isProviders, factors }: SecondFactorStatus): string {
  if (isProviders)
    return 'Your identity provider holds your second factor. Sign in there again, and then make this change once more.';
  if (factors.length > 0)
    return 'Your passkeys cannot be used in this browser. Open the data room in one where they can.';
  return 'You have no second factor yet. Add one, and then make this change once more.';
}
