import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '#core/identity/sign-in/admission.ts';
import { CLIENT_ID, CLIENT_SECRET, type Behaviour, FakeProvider } from '../testing/fake-provider.ts';
import { IdentityProvider, type ProviderAccess } from './identity-provider.ts';

const provider = new FakeProvider();
beforeAll(() => provider.listen());
afterAll(() => provider.close());
beforeEach(() => provider.behave());

const person = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true, name: 'Ada King' };

interface More {
  access?: Partial<ProviderAccess>;
  /** Called with the nonce before the token is requested. */
  onNonce?: (nonce: string) => void;
}

/** The identity that the data room reads from a sign-in at this provider. */
async function identityFrom(behaviour: Partial<Behaviour>, { access, onNonce }: More = {}): Promise<Identity> {
  provider.behave(behaviour);
  const client = new IdentityProvider({
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: 'http://rooms.example/auth/callback',
    isBundled: false,
    ...access,
  });
  const secrets = await client.newSecrets();
  onNonce?.(secrets.nonce);
  const url = await client.authorizationUrl({ ...secrets, isAfresh: false, invitation: null });
  const answer = await fetch(url, { redirect: 'manual' });
  return client.identify(new URL(answer.headers.get('location') ?? ''), secrets);
}

async function factorOf(behaviour: Partial<Behaviour>, access: Partial<ProviderAccess> = {}): Promise<Date | null> {
  return (await identityFrom(behaviour, { access })).secondFactorAt ?? null;
}

const withClaims = (claims: Record<string, unknown>) => ({ claims: { ...person, ...claims } });
const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('a second factor at another provider', () => {
  it.each(['mfa', 'otp', 'hwk', 'swk', 'pop'])('is believed where the ID token names it: %s', async (way) => {
    expect(await factorOf(withClaims({ amr: ['pwd', way] }))).toBeInstanceOf(Date);
  });

  it.each<[string, Record<string, unknown>]>([
    ['is not there', {}],
    ['names a password alone', { amr: ['pwd'] }],
    ['names nothing', { amr: [] }],
    ['is a word and no list', { amr: 'mfa' }],
    ['is a list in a list', { amr: [['mfa']] }],
    ['is spelt otherwise', { amr: ['MFA', ' mfa'] }],
    ['is given by a class that is not configured', { acr: 'urn:example:loa:2' }],
    ['is given by an empty class', { acr: '' }],
  ])('is not believed where it %s', async (_, claims) => {
    expect(await factorOf(withClaims(claims))).toBeNull();
  });

  it('is believed by the class that the settings name, and by no part of it', async () => {
    const access = { trustedClasses: ['urn:example:loa:2', 'gold'] };
    expect(await factorOf(withClaims({ acr: 'gold' }), access)).toBeInstanceOf(Date);
    expect(await factorOf(withClaims({ acr: 'gol' }), access)).toBeNull();
    expect(await factorOf(withClaims({ acr: ['gold'] }), access)).toBeNull();
  });

  it('is never believed of userinfo', async () => {
    const { name: _, ...nameless } = person;
    const userInfo = { status: 200, json: { ...person, amr: ['mfa'], acr: 'gold' } };
    expect(await factorOf({ claims: nameless, userInfo }, { trustedClasses: ['gold'] })).toBeNull();
    expect(provider.requests).toContain('/userinfo');
  });

  it('is not believed of a token that the keys of the provider have not signed', async () => {
    let nonce = '';
    const token = () => {
      const times = { iat: ago(0), exp: ago(-300) };
      const claims = { iss: provider.issuer, aud: CLIENT_ID, ...times, nonce, ...person, amr: ['mfa'] };
      return {
        status: 200,
        json: { access_token: 'a', token_type: 'Bearer', id_token: provider.jwt(claims, {}, true) },
      };
    };
    const identity = await identityFrom({ token }, { onNonce: (sent) => (nonce = sent) });
    expect(identity).toMatchObject({ subject: 'ada-1', secondFactorAt: null });
  });

  it('has the time that the provider states, and never a later one than the token', async () => {
    const given = ago(7200);
    expect(await factorOf(withClaims({ amr: ['mfa'], auth_time: given }))).toEqual(new Date(given * 1000));
    const later = await factorOf(withClaims({ amr: ['mfa'], auth_time: ago(-3600) }));
    expect(later?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['ahead', { nbf: ago(-20), exp: ago(-300) }],
    ['behind', { exp: ago(20) }],
  ])('is believed of a clock that is seconds %s, as the sign-in is', async (_, times) => {
    expect(await factorOf(withClaims({ amr: ['mfa'], ...times }))).toBeInstanceOf(Date);
  });

  it('is never believed of the bundled provider', async () => {
    const access = { isBundled: true, trustedClasses: ['gold'] };
    expect(await factorOf(withClaims({ amr: ['mfa'], acr: 'gold' }), access)).toBeNull();
  });
});
