// Passkeys of one origin, without attestations, whose certificates could make the server fetch addresses.
import type { PasskeyCredential, Passkeys } from '#core/ports/passkeys.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { fromBase64url, toBase64url } from './base64.ts';
import { type AttestationObject, library } from './library.ts';

const RP_NAME = 'Strongroom';
/** EdDSA, ES256 and RS256, which present authenticators support. */
const ALGORITHMS = [-8, -7, -257];
const LONGEST_CREDENTIAL_ID = 1023;
const LONGEST_USER_ID = 64;
/** As long as an enrolment is valid. */
const TIMEOUT_MS = 10 * 60_000;

export function passkeysOf(origin: string): Passkeys {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };
  return {
    async creationOptions({ userId, email, name }, known) {
      const { generateRegistrationOptions } = await library.webauthn();
      return generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userID: new TextEncoder().encode(userId).slice(0, LONGEST_USER_ID),
        userName: email,
        userDisplayName: name,
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },
    async register(response, expectedChallenge) {
      const given = response as RegistrationResponseJSON;
      const { verifyRegistrationResponse } = await library.webauthn();
      const { decodeAttestationObject } = await library.webauthnHelpers();
      const found = await orNull(async () => {
        const attestation = fromBase64url(given.response.attestationObject) ?? new Uint8Array();
        if (bearsCertificates(decodeAttestationObject(attestation))) return null;
        const options = { response: given, expectedChallenge, ...expected, supportedAlgorithmIDs: ALGORITHMS };
        const { registrationInfo } = await verifyRegistrationResponse(options);
        return registrationInfo?.credential ?? null;
      });
      if (!found) return null;
      const { id: credentialId, publicKey, counter, transports = [] } = found;
      const isTooLong = (fromBase64url(credentialId)?.length ?? Infinity) > LONGEST_CREDENTIAL_ID;
      return isTooLong
        ? null
        : { credentialId, publicKey: toBase64url(publicKey), counter, transports: kept(transports) };
    },
    async requestOptions(known) {
      const { generateAuthenticationOptions } = await library.webauthn();
      const allowCredentials = known.map(descriptor);
      return generateAuthenticationOptions({
        rpID,
        allowCredentials,
        timeout: TIMEOUT_MS,
        userVerification: 'preferred',
      });
    },
    credentialIdOf(response) {
      const { id } = (response ?? {}) as { id?: unknown };
      return typeof id === 'string' ? id : null;
    },
    async check(response, expectedChallenge, { credentialId, publicKey, counter }) {
      const given = response as AuthenticationResponseJSON;
      const key = fromBase64url(publicKey);
      if (!key || this.credentialIdOf(response) !== credentialId) return null;
      const { verifyAuthenticationResponse } = await library.webauthn();
      return orNull(async () => {
        const credential = { id: credentialId, publicKey: key, counter };
        const options = { response: given, expectedChallenge, ...expected, credential };
        const { verified, authenticationInfo } = await verifyAuthenticationResponse(options);
        return verified ? authenticationInfo.newCounter : null;
      });
    },
  };
}

const descriptor = ({ credentialId, transports }: Pick<PasskeyCredential, 'credentialId' | 'transports'>) => ({
  id: credentialId,
  transports: [...transports],
});

/** Short tokens, sent by the browser and returned to it. */
const kept = (transports: readonly unknown[]) =>
  transports.filter((one): one is string => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8);

function bearsCertificates(attestation: AttestationObject): boolean {
  const format = attestation.get('fmt');
  return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined);
}

/** The library's errors contain the input, so they are dropped. */
async function orNull<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
