import type { Session } from '#contract/types.ts';

/** The device in words: "Firefox 145 on Windows". */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null) return system ?? 'Unknown device';
  return system === null ? browser : `${browser} on ${system}`;
}

const proofs = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
  'recovery-code': 'Recovery code',
  provider: 'Identity provider',
} as const;

export function proof(method: Session['secondFactor']): string {
  return method === null ? 'No second factor' : proofs[method];
}
