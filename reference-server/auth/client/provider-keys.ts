// The provider's signing keys, fetched on first use.
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import type { ServerMetadata } from 'openid-client';

/** Only public-key algorithms: everyone who knows a shared secret could sign with it. */
const asymmetric = /^(?:[RPE]S\d{3}|EdDSA|Ed25519)$/;

/** As openid-client tolerates. */
export const TOLERANCE_SECONDS = 30;

export interface ProviderDescription {
  server: ServerMetadata;
  clientId: string;
}

export class ProviderKeys {
  #at: string | null = null;
  #keys: JWTVerifyGetKey | null = null;

  /** The claims of a token signed by this provider for this client. @throws the errors of jose. */
  async verify(
    token: string,
    { server, clientId }: ProviderDescription,
    options: JWTVerifyOptions = {},
  ): Promise<JWTPayload> {
    const { jwtVerify } = await import('jose');
    const offered = server.id_token_signing_alg_values_supported ?? ['RS256'];
    const { payload } = await jwtVerify(token, await this.#keysAt(server.jwks_uri), {
      issuer: server.issuer,
      audience: clientId,
      algorithms: offered.filter((algorithm) => asymmetric.test(algorithm)),
      clockTolerance: TOLERANCE_SECONDS,
      ...options,
    });
    return payload;
  }

  async #keysAt(address: string | undefined): Promise<JWTVerifyGetKey> {
    if (address === undefined) throw new Error('The identity provider names no keys');
    const { createRemoteJWKSet } = await import('jose');
    if (this.#at !== address) this.#keys = null;
    this.#at = address;
    return (this.#keys ??= createRemoteJWKSet(new URL(address)));
  }
}
