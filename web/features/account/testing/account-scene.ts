// Shared by tests and stories of the account: factors, sessions, and a fake device for WebAuthn.
import { WebAuthnError } from '@simplewebauthn/browser';
import type { SecondFactor, SecondFactorStatus, Session } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { passkeys } from '../passkeys.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** `minutes` before the scene's time. */
export const ago = (minutes: number): string => new Date(Date.parse(empty.now) - minutes * MINUTE).toISOString();
export const ahead = (minutes: number): string => ago(-minutes);

export const passkey: SecondFactor = {
  id: 'factor-passkey',
  kind: 'passkey',
  name: 'Work laptop',
  createdAt: ago(40 * DAY),
  lastUsedAt: ago(12),
};
export const app: SecondFactor = {
  id: 'factor-app',
  kind: 'totp',
  name: 'Authenticator app',
  createdAt: ago(90 * DAY),
  lastUsedAt: ago(9 * DAY),
};

/** An answer of getMySecondFactor with `codes` remaining recovery codes. */
export function having(status: Partial<SecondFactorStatus> = {}, codes = 8): Fault {
  const factors = status.factors ?? [];
  const recoveryCodes = factors.length === 0 ? null : { left: codes, createdAt: ago(90 * DAY) };
  return fault('getMySecondFactor', {
    status: 200,
    body: { isRequired: false, isProviders: false, verifiedAt: null, factors, recoveryCodes, ...status },
  });
}

export const tenCodes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k'].map(
  (one) => `k7q${one}-m3np-q8rs-tu5v-w6xy-za2${one}`,
);

export const totpBegun: Fault = fault('beginTotpEnrolment', {
  status: 201,
  body: {
    id: 'enrolment-1',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Strongroom:ada%40strongroom.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Strongroom',
  },
});
export const passkeyBegun: Fault = fault('beginPasskeyEnrolment', {
  status: 201,
  body: { id: 'enrolment-2', options: {} },
});
export const checkBegun: Fault = fault('beginPasskeyCheck', { status: 201, body: { id: 'check-1', options: {} } });
export const verified: Fault = fault('verifySecondFactor', { status: 200, body: { verifiedAt: ago(0) } });

/** Refusals, for any call. */
export const tooOften = (seconds: number) => ({ status: 429 as const, headers: { 'Retry-After': String(seconds) } });
const forbidden = { title: 'Forbidden', status: 403 };
export const wrong = {
  status: 403 as const,
  body: { ...forbidden, code: 'second-factor-wrong' as const, message: 'That is not right' },
};
export const needsFactor = {
  status: 403 as const,
  body: { ...forbidden, code: 'second-factor-required' as const, message: 'Confirm that it is you' },
};

const session: Session = {
  id: 'session-1',
  browser: 'Chrome 143',
  system: 'macOS',
  device: 'computer',
  ipAddress: '203.0.113.7',
  signedInAt: ago(DAY + 90),
  lastUsedAt: ago(0),
  secondFactor: 'passkey',
  isCurrent: true,
};
export const threeSessions: readonly Session[] = [
  session,
  {
    id: 'session-2',
    browser: 'Safari 19',
    system: 'iOS',
    device: 'phone',
    ipAddress: '2001:db8:85a3::8a2e:370:7334',
    signedInAt: ago(3 * DAY),
    lastUsedAt: ago(48),
    secondFactor: 'totp',
    isCurrent: false,
  },
  {
    id: 'session-3',
    browser: null,
    system: null,
    device: 'other',
    ipAddress: '198.51.100.20',
    signedInAt: ago(6 * DAY),
    lastUsedAt: ago(2 * DAY),
    secondFactor: null,
    isCurrent: false,
  },
];
export const signedInOn = (sessions: readonly Session[]): Fault =>
  fault('listMySessions', { status: 200, body: sessions });

/** A session that ends in `minutes` unless it is used. */
export const endingIn = (minutes: number): Fault =>
  fault('getMySession', {
    status: 200,
    body: { id: 'session-1', idleMinutes: 30, endsAt: ahead(minutes), secondFactorAt: null },
  });

/** What the device, or its user, does instead of confirming. */
const troubles = {
  cancelled: { name: 'NotAllowedError', code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' },
  known: { name: 'InvalidStateError', code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' },
} as const;

const real = { ...passkeys };

/** Replaces the browser's device; returns a function that restores it. */
export function playDevice(acts: 'confirms' | 'is missing' | keyof typeof troubles = 'confirms'): () => void {
  const answer = (): Promise<Record<string, unknown>> => {
    if (acts === 'confirms' || acts === 'is missing') return Promise.resolve({ id: 'credential-1' });
    const { name, code } = troubles[acts];
    return Promise.reject(new WebAuthnError({ message: acts, code, cause: new DOMException(acts, name) }));
  };
  Object.assign(passkeys, { isSupported: () => acts !== 'is missing', create: answer, check: answer });
  return () => {
    Object.assign(passkeys, real);
  };
}
