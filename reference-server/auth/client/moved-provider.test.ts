import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';
import { IdentityProvider, type ProviderAccess } from './identity-provider.ts';
import { ProviderKeys } from './provider-keys.ts';

const provider = new FakeProvider();
let client: IdentityProvider;

beforeAll(() => provider.listen());
afterAll(() => provider.close());
beforeEach(() => {
  provider.behave();
  client = clientOf();
});
afterEach(() => vi.restoreAllMocks());

function clientOf(more: Pick<ProviderAccess, 'fetch'> = {}): IdentityProvider {
  const callback = { redirectUri: 'http://localhost/auth/callback', isBundled: false };
  const { issuer } = provider;
  return new IdentityProvider({ issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, ...callback, ...more });
}

async function placeToSignIn(): Promise<string> {
  const request = { state: 'a', nonce: 'b', verifier: randomUUID() + randomUUID(), isAfresh: false, invitation: null };
  return new URL(await client.authorizationUrl(request)).pathname;
}

function minutesLater(minutes: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
}

it('a provider whose addresses change is asked for them again after some minutes, without a restart', async () => {
  expect(await placeToSignIn()).toBe('/authorize');
  provider.behave({ metadata: { authorization_endpoint: `${provider.issuer}/elsewhere` } });
  expect(await placeToSignIn()).toBe('/authorize');
  expect(provider.requests).toEqual([]);
  minutesLater(11);
  expect(await placeToSignIn()).toBe('/elsewhere');
});

it('a provider that describes itself no more is used as it was known', async () => {
  expect(await placeToSignIn()).toBe('/authorize');
  provider.behave({ discovery: { status: 500, json: {} } });
  minutesLater(11);
  expect(await placeToSignIn()).toBe('/authorize');
  expect(await placeToSignIn()).toBe('/authorize');
  expect(provider.requests).toHaveLength(1);
});

it('a provider that no longer answers about itself holds up no sign-in for long', async () => {
  let doesAnswer = true;
  const hanging = new Promise<never>(() => undefined);
  client = clientOf({
    fetch: (...request) => (doesAnswer ? fetch(...(request as Parameters<typeof fetch>)) : hanging),
  });
  expect(await placeToSignIn()).toBe('/authorize');
  doesAnswer = false;
  minutesLater(11);
  expect(await placeToSignIn()).toBe('/authorize');
});

it('a provider that describes itself wrongly at first is asked again at the next sign-in', async () => {
  provider.behave({ discovery: { status: 500, json: {} } });
  await expect(placeToSignIn()).rejects.toThrow();
  provider.behave();
  expect(await placeToSignIn()).toBe('/authorize');
});

it('keys at another address are fetched from there', async () => {
  const iat = Math.floor(Date.now() / 1000);
  const token = provider.jwt({ iss: provider.issuer, aud: CLIENT_ID, sub: 'ada', iat, exp: iat + 300 });
  const { clientId, server } = await client.description();
  const keys = new ProviderKeys();
  const at = (address: string) => ({ clientId, server: { ...server, jwks_uri: `${provider.issuer}${address}` } });
  await expect(keys.verify(token, at('/gone'))).rejects.toThrow();
  expect(await keys.verify(token, at('/jwks'))).toMatchObject({ sub: 'ada' });
});
