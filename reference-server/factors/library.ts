// The libraries, loaded with the first second factor to keep the start fast.
import type * as otplib from 'otplib/functional';
import type * as webauthn from '@simplewebauthn/server';
import type * as webauthnHelpers from '@simplewebauthn/server/helpers';

export const library = {
  totp: (): Promise<typeof otplib> => import('otplib/functional'),
  webauthn: (): Promise<typeof webauthn> => import('@simplewebauthn/server'),
  webauthnHelpers: (): Promise<typeof webauthnHelpers> => import('@simplewebauthn/server/helpers'),
};

export type AttestationObject = ReturnType<typeof webauthnHelpers.decodeAttestationObject>;
