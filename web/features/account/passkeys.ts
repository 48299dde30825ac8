// All calls to the browser's WebAuthn, as an object, so that tests can replace it.
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '#contract/types.ts';

type Options = PasskeyOptions['options'];
type Answer = Record<string, unknown>;

export const passkeys = {
  isSupported: (): boolean => browserSupportsWebAuthn(),
  async create(options: Options): Promise<Answer> {
    // The contract leaves their shape to WebAuthn, which validates them.
    return {
      ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
    };
  },
  async check(options: Options): Promise<Answer> {
    return {
      ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
    };
  },
};

export const notSupported = 'This browser cannot use passkeys here. Use a current browser over https.';

/** Explains a failure of the device or a refusal of its user; null for other errors. */
export function passkeyTrouble(error: unknown): string | null {
  if (!(error instanceof WebAuthnError)) return null;
  switch (error.code) {
    case 'ERROR_CEREMONY_ABORTED':
    case 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY':
      return 'Nothing was confirmed: it was cancelled, or it took too long. Try again when you are ready.';
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'This device has a passkey for your account already.';
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return 'Passkeys do not work at this address. Open the data room at its usual address and try again.';
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return 'This device cannot hold a passkey for the data room. Try another one, or an authenticator app.';
    default:
      return 'The device could not do it. Try again, or use another device.';
  }
}
