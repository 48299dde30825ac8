import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkProvider } from './check-provider.ts';
import { type Behaviour, CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';

const provider = new FakeProvider();
beforeAll(() => provider.listen());
afterAll(() => provider.close());

async function check(behaviour: Partial<Behaviour>, change: { issuer?: string } = {}) {
  provider.behave(behaviour);
  const { issuer } = provider;
  const client = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, clientAuth: null };
  const clients = { ...client, trustsEmails: false, trustedClasses: [] };
  const findings = await checkProvider({ issuer, ...clients, ...change }, 'https://rooms.example');
  return Object.fromEntries(findings.map(({ about, verdict, detail }) => [about, `${verdict}: ${detail}`]));
}

it('a provider that fits is confirmed, point by point', async () => {
  expect(await check({ metadata: { backchannel_logout_supported: true } })).toEqual({
    discovery: `ok: ${provider.issuer} answers, under the name that is set`,
    signatures: 'ok: ES256',
    PKCE: 'ok: S256',
    scopes: 'ok: openid, email, profile',
    'signing out': 'ok: ends the session there as well',
    'back-channel logout': 'ok: can be registered',
    client: 'ok: id and secret are taken (basic)',
    callback: 'ok: https://rooms.example/auth/callback is not refused',
  });
});

it.each<[string, Partial<Behaviour>, Record<string, unknown>]>([
  ['a wrong secret', { clientSecret: 'another' }, { client: expect.stringMatching(/^wrong: .+basic: invalid_client/) }],
  ['a header that is not taken', { takes: ['post'] }, { client: 'ok: id and secret are taken (post)' }],
  [
    'signatures by a secret',
    { metadata: { id_token_signing_alg_values_supported: ['HS256'] } },
    { signatures: 'wrong: none that can be checked: HS256' },
  ],
  [
    'PKCE that is not announced',
    { metadata: { code_challenge_methods_supported: undefined } },
    { PKCE: expect.stringMatching(/^look/) },
  ],
  [
    'a callback that is not registered',
    { refusesCallback: true },
    { callback: expect.stringMatching(/^wrong: .+is it registered/) },
  ],
  [
    'a client that may not sign people in',
    { authorization: { error: 'unauthorized_client', error_description: 'no code flow' } },
    { callback: 'wrong: every sign-in is sent back with unauthorized_client' },
  ],
  [
    'another name in the discovery',
    { metadata: { issuer: 'https://other.example' } },
    { discovery: expect.stringMatching(/^wrong/) },
  ],
  [
    'an error at the discovery',
    { discovery: { status: 500, json: {} } },
    { discovery: expect.stringMatching(/^wrong: .+500/) },
  ],
])('%s is found', async (_, behaviour, expected) => {
  expect(await check(behaviour)).toMatchObject(expected);
});

it('a provider that is not there is found', async () => {
  expect(await check({}, { issuer: 'http://localhost:9' })).toEqual({
    discovery: expect.stringMatching(/^wrong: .+(?:ECONNREFUSED|bad port)/) as unknown,
  });
});
