/** What is kept of a passkey. All of it may be known to anybody. */
export interface PasskeyCredential {
  /** The authenticator's own name for it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it was used, as it counts; 0 for ever where it does not. */
  counter: number;
  transports: readonly string[];
}

/** What the browser is given to ask an authenticator with: one of the two dictionaries of WebAuthn, as JSON. */
export type PasskeyOptions = object & { challenge: string };

/** Passkeys (WebAuthn) of the one origin. What browsers answer is taken as it came: whatever is odd is not accepted. */
export interface Passkeys {
  /** @param known the person's other passkeys, so that no authenticator is added twice */
  creationOptions(
    person: { userId: string; email: string; name: string },
    known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>;
  /** Null when the answer is not one to this challenge. */
  register(response: unknown, challenge: string): Promise<PasskeyCredential | null>;
  requestOptions(known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[]): Promise<PasskeyOptions>;
  /** Which passkey this answer says it is from. */
  credentialIdOf(response: unknown): string | null;
  /** The counter from now on; null when the answer is wrong, or its counter says that there are two of this passkey. */
  check(response: unknown, challenge: string, credential: PasskeyCredential): Promise<number | null>;
}
