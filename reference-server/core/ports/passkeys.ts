/** A stored passkey; none of it is secret. */
export interface PasskeyCredential {
  /** The authenticator's id of it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** The authenticator's use counter; 0 where it does not count. */
  counter: number;
  transports: readonly string[];
}

/** Options for the browser's WebAuthn call, as JSON. */
export type PasskeyOptions = object & { challenge: string };

/** Passkeys (WebAuthn) of this origin. Malformed browser answers are refused. */
export interface Passkeys {
  /** @param known the user's other passkeys, so that no authenticator is added twice */
  creationOptions(
    person: { userId: string; email: string; name: string },
    known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>;
  /** Null if the answer does not fit the challenge. */
  register(response: unknown, challenge: string): Promise<PasskeyCredential | null>;
  requestOptions(known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[]): Promise<PasskeyOptions>;
  /** The id of the passkey that the answer claims to be from. */
  credentialIdOf(response: unknown): string | null;
  /** The new counter; null if the answer is wrong or the counter shows that the passkey was copied. */
  check(response: unknown, challenge: string, credential: PasskeyCredential): Promise<number | null>;
}
