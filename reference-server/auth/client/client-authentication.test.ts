import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, titleOf } from '#server/testing/client.ts';
import { startTestServer } from '#server/testing/server.ts';
import { type Behaviour, FakeProvider } from '../testing/fake-provider.ts';

const provider = new FakeProvider();
beforeAll(() => provider.listen());
afterAll(() => provider.close());
beforeEach(() => provider.behave());

const announced = (...ways: string[]) => ({ token_endpoint_auth_methods_supported: ways });
const both = announced('client_secret_basic', 'client_secret_post');

/** Signs in twice, since the first sign-in determines the method of the second. */
async function signIn(behaviour: Partial<Behaviour>, environment: Record<string, string> = {}) {
  provider.behave(behaviour);
  const { clientId, clientSecret } = provider.behaviour;
  const OIDC = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  const server = await startTestServer({
    environment: { ...OIDC, FIRST_ADMIN_EMAIL: 'ada@rooms.example', SEED: '', ...environment },
  });
  try {
    const client = server.newClient();
    const page = await client.navigate('/api/login');
    await server.newClient().navigate('/api/login');
    return { isIn: client.cookie(SESSION_COOKIE) !== null, title: titleOf(page), proofs: [...provider.proofs] };
  } finally {
    await server.stop();
  }
}

const odd = { clientId: 'my-rooms_1.app', clientSecret: 'a-secret_of.the*provider' };
const base64 = { clientSecret: 'c2VjcmV0+with/all=kinds~of!' };

describe('the data room proves who it is', () => {
  it.each<[string, Partial<Behaviour>, string[]]>([
    ['in the header', {}, ['basic', 'basic']],
    [
      'in the body alone, where the provider declares nothing else',
      { takes: ['post'], metadata: announced('client_secret_post') },
      ['post', 'post'],
    ],
    ['with dashes and dots, to a provider that decodes', odd, ['basic', 'basic']],
    ['with dashes and dots, to a provider that does not decode', { ...odd, decodesBasic: false }, ['basic', 'basic']],
    ['with any character, to a provider that decodes', base64, ['basic', 'basic']],
    [
      'with any character, in the body where that is offered',
      { ...base64, decodesBasic: false, metadata: both },
      ['post', 'post'],
    ],
    ['with any character, at the second try', { ...base64, decodesBasic: false }, ['basic', 'post', 'post']],
    [
      'in the body, where the header is refused although declared',
      { takes: ['post'], metadata: announced('client_secret_basic') },
      ['basic', 'post', 'post'],
    ],
    [
      'in the header, where the body is not taken',
      { ...base64, takes: ['basic'], metadata: both },
      ['post', 'basic', 'basic'],
    ],
  ])('%s', async (_, behaviour, proofs) => {
    expect(await signIn(behaviour)).toEqual({ isIn: true, title: '', proofs });
  });

  it.each(['basic', 'post'] as const)('by %s alone when that is set', async (way) => {
    expect(await signIn({ metadata: both }, { OIDC_CLIENT_AUTH: way })).toMatchObject({
      isIn: true,
      proofs: [way, way],
    });
    const other = way === 'basic' ? 'post' : 'basic';
    const refused = await signIn({ takes: [other] }, { OIDC_CLIENT_AUTH: way });
    expect(refused).toEqual({ isIn: false, title: 'The identity provider answered with an error', proofs: [way, way] });
  });
});
