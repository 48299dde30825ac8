// The keys by which a provider signs, fetched when they are first asked for.
import type { JWTPayload, JWTVerifyGetKey, JWTVerifyOptions } from 'jose';
import type { ServerMetadata } from 'openid-client';

/** Public keys alone: what a shared secret signs, whoever knows the secret can sign. */
const asymmetric = /^(?:[RPE]S\d{3}|EdDSA|Ed25519)$/;

export interface ProviderDescription {
  server: ServerMetadata;
  clientId: string;
}

export class ProviderKeys {
  #keys: JWTVerifyGetKey | null = null;

  /** What a token says, once it is known to be signed by this provider for this client. @throws what jose throws. */
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
      ...options,
    });
    return payload;
  }

  async #keysAt(address: string | undefined): Promise<JWTVerifyGetKey> {
    if (address === undefined) throw new Error('The identity provider names no keys');
    const { createRemoteJWKSet } = await import('jose');
    return (this.#keys ??= createRemoteJWKSet(new URL(address)));
  }
}
