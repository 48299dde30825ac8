// An external identity provider for tests. It signs in the user that the test names without asking, and misbehaves on
// request.
import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT_ID = 'rooms';
export const CLIENT_SECRET = 'a secret of the other provider';

interface Answer {
  status: number;
  json: object;
  headers?: Record<string, string>;
}

/** Its behaviour; correct by default. */
export interface Behaviour {
  clientId: string;
  clientSecret: string;
  /** Whether the token endpoint decodes a Basic header as RFC 6749 requires. */
  decodesBasic: boolean;
  /** The client authentication methods that it accepts. */
  takes: readonly ('basic' | 'post')[];
  /** Overrides in the discovery document. */
  metadata: Record<string, unknown>;
  /** Replaces the answer of discovery. */
  discovery: Answer | null;
  /** Parameters of the callback in addition to, or instead of, the code. */
  authorization: Record<string, string>;
  /** Replaces the answer to the token request. */
  token: ((form: URLSearchParams) => Answer) | null;
  /** Claims of the ID token, such as the user. */
  claims: Record<string, unknown>;
  userInfo: Answer | null;
  /** Rejects the callback address. */
  refusesCallback: boolean;
  algorithm: 'ES256' | 'HS256';
}

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export class FakeProvider {
  issuer = '';
  behaviour: Behaviour = usual();
  /** The authentication methods used at the token endpoint, in order. */
  readonly proofs: ('basic' | 'post')[] = [];
  /** The requests, in order. */
  readonly requests: string[] = [];
  readonly #nonces = new Map<string, string>();
  #server: Server | null = null;

  async listen(): Promise<string> {
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    return this.issuer;
  }

  /** Resets all behaviour except for the changes. */
  behave(changes: Partial<Behaviour> = {}): void {
    this.behaviour = { ...usual(), ...changes };
    this.proofs.length = 0;
    this.requests.length = 0;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** A token of this provider; `isForged` signs it with another key. */
  jwt(payload: object, header: Record<string, unknown> = {}, isForged = false): string {
    const { algorithm, clientSecret } = this.behaviour;
    const text = `${encode({ alg: algorithm, kid: 'the only one', ...header })}.${encode(payload)}`;
    const key = isForged ? other.privateKey : keys.privateKey;
    const signature =
      algorithm === 'ES256'
        ? sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
        : createHmac('sha256', clientSecret).update(text).digest();
    return `${text}.${signature.toString('base64url')}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    this.requests.push(url.pathname);
    if (url.pathname === '/authorize' && !this.behaviour.refusesCallback) {
      const { searchParams } = url;
      const code = randomUUID();
      this.#nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const parameters = { code, state: searchParams.get('state') ?? '', ...this.behaviour.authorization };
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    const { status, json, headers } = await this.#document(url.pathname, request);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(json));
  }

  async #document(path: string, request: IncomingMessage): Promise<Answer> {
    const { behaviour, issuer } = this;
    if (path === '/.well-known/openid-configuration')
      return behaviour.discovery ?? { status: 200, json: { ...metadataOf(issuer), ...behaviour.metadata } };
    if (path === '/jwks') {
      const jwk = keys.publicKey.export({ format: 'jwk' });
      return { status: 200, json: { keys: [{ ...jwk, kid: 'the only one', use: 'sig', alg: 'ES256' }] } };
    }
    if (path === '/token') return this.#token(request);
    if (path === '/userinfo') return behaviour.userInfo ?? { status: 200, json: behaviour.claims };
    return { status: 404, json: {} };
  }

  async #token(request: IncomingMessage): Promise<Answer> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    const { behaviour, issuer } = this;
    if (!this.#proves(request.headers.authorization, form)) return { status: 401, json: { error: 'invalid_client' } };
    if (behaviour.token) return behaviour.token(form);
    const nonce = this.#nonces.get(form.get('code') ?? '');
    if (nonce === undefined) return { status: 400, json: { error: 'invalid_grant' } };
    this.#nonces.delete(form.get('code') ?? '');
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: behaviour.clientId, iat, exp: iat + 300, nonce, ...behaviour.claims };
    return { status: 200, json: { access_token: randomUUID(), token_type: 'Bearer', id_token: this.jwt(claims) } };
  }

  #proves(authorization: string | undefined, form: URLSearchParams): boolean {
    const { clientId, clientSecret, decodesBasic, takes } = this.behaviour;
    const way = authorization === undefined ? 'post' : 'basic';
    this.proofs.push(way);
    if (!takes.includes(way)) return false;
    if (way === 'post') return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const [id = '', secret = ''] = Buffer.from(authorization?.slice(6) ?? '', 'base64')
      .toString()
      .split(':');
    const read = (part: string) => (decodesBasic ? decodeURIComponent(part.replaceAll('+', ' ')) : part);
    return read(id) === clientId && read(secret) === clientSecret;
  }
}

function usual(): Behaviour {
  return {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    decodesBasic: true,
    takes: ['basic', 'post'],
    metadata: {},
    discovery: null,
    authorization: {},
    token: null,
    claims: { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true },
    userInfo: null,
    refusesCallback: false,
    algorithm: 'ES256',
  };
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    end_session_endpoint: `${issuer}/logout`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'email', 'profile'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  };
}
