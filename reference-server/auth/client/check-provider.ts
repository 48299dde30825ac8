// Checks the settings of another identity provider, as far as this is possible without a sign-in.
import { randomUUID } from 'node:crypto';
import type { ServerMetadata } from 'openid-client';
import type { ExternalProvider } from '#server/settings/external-provider.ts';
import { type ClientAuth, prove, waysToTry } from './client-authentication.ts';
import { explainFault, plainLine } from './provider-fault.ts';
import { discover } from './identity-provider.ts';

export interface Finding {
  verdict: 'ok' | 'look' | 'wrong';
  about: string;
  detail: string;
}

const signatures = /^(?:[RPE]S(?:256|384|512)|EdDSA|Ed25519)$/;
const TIMEOUT_MS = 15_000;

/** @param publicUrl the address of the data room, whose callback must be registered. */
export async function checkProvider(settings: ExternalProvider, publicUrl: string): Promise<Finding[]> {
  let server: ServerMetadata;
  try {
    server = (await discover({ ...settings, redirectUri: '', isBundled: false })).serverMetadata();
  } catch (error) {
    return [{ verdict: 'wrong', about: 'discovery', detail: `${settings.issuer}: ${inWords(error)}` }];
  }
  return [
    { verdict: 'ok', about: 'discovery', detail: `${server.issuer} answers, under the name that is set` },
    ...lookAt(server),
    await tryClient(server, settings, publicUrl),
    await tryCallback(server, settings, publicUrl),
  ];
}

function lookAt(server: ServerMetadata): Finding[] {
  const algorithms = server.id_token_signing_alg_values_supported ?? [];
  const good = algorithms.filter((name) => signatures.test(name));
  const pkce = server.code_challenge_methods_supported;
  const scopes = ['openid', 'email', 'profile'].filter((name) => server.scopes_supported?.includes(name) === false);
  const hasLogout = server.backchannel_logout_supported === true;
  return [
    good.length > 0
      ? { verdict: 'ok', about: 'signatures', detail: good.join(', ') }
      : {
          verdict: 'wrong',
          about: 'signatures',
          detail: `none that can be checked: ${algorithms.join(', ') || 'nothing'}`,
        },
    pkce?.includes('S256')
      ? { verdict: 'ok', about: 'PKCE', detail: 'S256' }
      : { verdict: 'look', about: 'PKCE', detail: 'S256 is not announced; it is sent all the same' },
    scopes.length === 0
      ? { verdict: 'ok', about: 'scopes', detail: 'openid, email, profile' }
      : { verdict: 'look', about: 'scopes', detail: `not announced: ${scopes.join(', ')}` },
    server.end_session_endpoint === undefined
      ? { verdict: 'look', about: 'signing out', detail: 'there is no address for it: the session there goes on' }
      : { verdict: 'ok', about: 'signing out', detail: 'ends the session there as well' },
    hasLogout
      ? { verdict: 'ok', about: 'back-channel logout', detail: 'can be registered' }
      : { verdict: 'look', about: 'back-channel logout', detail: 'not announced: SESSION_MAX_DAYS can limit sessions' },
  ];
}

/** Uses an invalid code: a provider that accepts the client complains only about the code. */
async function tryClient(server: ServerMetadata, settings: ExternalProvider, publicUrl: string): Promise<Finding> {
  const about = 'client';
  const address = server.token_endpoint;
  if (address === undefined) return { verdict: 'wrong', about, detail: 'there is no token endpoint' };
  const refusals: string[] = [];
  const ways = settings.clientAuth
    ? [settings.clientAuth]
    : waysToTry(server.token_endpoint_auth_methods_supported, settings);
  for (const way of ways) {
    const error = await requestToken(address, way, settings, publicUrl);
    if (error === 'invalid_grant') return { verdict: 'ok', about, detail: `id and secret are taken (${way})` };
    refusals.push(`${way}: ${error}`);
  }
  return { verdict: 'wrong', about, detail: `id or secret is not taken: ${refusals.join(', ')}` };
}

async function requestToken(address: string, way: ClientAuth, settings: ExternalProvider, publicUrl: string) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomUUID(),
    redirect_uri: `${publicUrl}/auth/callback`,
    code_verifier: randomUUID() + randomUUID(),
  });
  const headers = new Headers({ Accept: 'application/json' });
  prove(way, settings)({ issuer: '' }, { client_id: settings.clientId }, body, headers);
  try {
    const response = await fetch(address, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await response.json().catch(() => null);
    const error = typeof answer === 'object' && answer !== null ? (Reflect.get(answer, 'error') as unknown) : null;
    return typeof error === 'string' ? plainLine(error) : `status ${response.status}`;
  } catch (error) {
    return inWords(error);
  }
}

/** A provider that does not know the callback shows an error page instead of redirecting. */
async function tryCallback(server: ServerMetadata, settings: ExternalProvider, publicUrl: string): Promise<Finding> {
  const about = 'callback';
  const address = `${publicUrl}/auth/callback`;
  const url = new URL(server.authorization_endpoint ?? server.issuer);
  const request = { client_id: settings.clientId, redirect_uri: address, response_type: 'code', scope: 'openid email' };
  const proof = { state: randomUUID(), nonce: randomUUID(), code_challenge_method: 'S256' };
  for (const [name, value] of Object.entries({ ...request, ...proof })) url.searchParams.set(name, value);
  // Any hash works as a code challenge.
  url.searchParams.set('code_challenge', 'A'.repeat(43));
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const back = response.headers.get('location') ?? '';
    const error = back.startsWith(address) ? new URL(back).searchParams.get('error') : null;
    // The address is right, and the request is refused to it, as where the client may not use the code flow.
    if (error !== null)
      return { verdict: 'wrong', about, detail: `every sign-in is sent back with ${plainLine(error)}` };
    if (response.status < 400) return { verdict: 'ok', about, detail: `${address} is not refused` };
    return { verdict: 'wrong', about, detail: `${address} is refused with ${response.status}: is it registered?` };
  } catch (error) {
    return { verdict: 'look', about, detail: inWords(error) };
  }
}

function inWords(error: unknown): string {
  const { code, status, detail } = explainFault(error).facts;
  const hint = /CERT|SELF_SIGNED|ISSUER/.test(code) ? ' (a private CA goes into NODE_EXTRA_CA_CERTS)' : '';
  return `${[code, status, detail].filter(Boolean).join(' ')}${hint}`;
}
