import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#core/records/records.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { readProfile } from './profile.ts';
import { CLIENT_ID, CLIENT_SECRET, FakeProvider } from '../testing/fake-provider.ts';

const hosts = ['https://pictures.example'];
const nobody = { firstName: null, lastName: null, pictureUrl: null };

describe('the claims of a provider', () => {
  it.each([
    [
      { given_name: 'Ada', family_name: 'Lindqvist', name: 'Somebody' },
      { firstName: 'Ada', lastName: 'Lindqvist' },
    ],
    [{ family_name: ' Lindqvist ' }, { lastName: 'Lindqvist' }],
    [{ name: 'Ada Maria Lindqvist' }, { firstName: 'Ada Maria', lastName: 'Lindqvist' }],
    [{ name: 'Ada' }, { firstName: 'Ada' }],
    [{ given_name: '', name: 7 }, {}],
    [{ given_name: 'a\u202eb', family_name: 'x'.repeat(101) }, {}],
    [{ picture: 'https://pictures.example/ada.png?s=64' }, { pictureUrl: 'https://pictures.example/ada.png?s=64' }],
    [{ picture: 'http://pictures.example/ada.png' }, {}],
    [{ picture: 'https://pictures.example.evil/ada.png' }, {}],
    [{ picture: 'https://pictures.example@evil.example/ada.png' }, {}],
    [{ picture: 'data:image/png;base64,AA' }, {}],
    [{ picture: `https://pictures.example/${'x'.repeat(2048)}` }, {}],
  ])('%j give %j', (claims, expected) => {
    expect(readProfile(claims, hosts)).toEqual({ ...nobody, ...expected });
  });
});

describe('a person who signs in', () => {
  const provider = new FakeProvider();
  let server: TestServer;
  beforeAll(async () => {
    const issuer = await provider.listen();
    const OIDC = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET };
    const environment = { ...OIDC, FIRST_ADMIN_EMAIL: 'ada@rooms.example', SEED: '', IMG_SRC: hosts.join(' ') };
    server = await startTestServer({ environment });
  });
  afterAll(async () => {
    await server.stop();
    provider.close();
  });
  beforeEach(() => provider.behave());

  const ada = { sub: 'ada-1', email: 'ada@rooms.example', email_verified: true };
  const signIn = async (claims: object, userInfo: { status: number; json: object } | null = null) => {
    provider.behave({ claims: { ...ada, ...claims }, userInfo });
    const client = server.newClient();
    await client.navigate('/api/login');
    return (await client.request('/api/auth/user')).json();
  };

  const stored = async () => (await server.ports.store.read((tx) => tx.users.by('email', ada.email)))[0];
  const change = async (fields: Partial<UserRecord>) => {
    const row = await stored();
    await server.ports.store.transact((tx) => tx.users.put({ ...row!, ...fields }));
  };

  it('is shown as the provider shows them, from userinfo where the ID token is silent', async () => {
    await signIn({});
    await change({ firstName: null, lastName: null, profileImageUrl: null });
    const json = { ...ada, given_name: 'Ada', family_name: 'Lindqvist', picture: `${hosts[0]}/ada.png` };
    expect(await signIn({}, { status: 200, json })).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lindqvist',
      profileImageUrl: 'https://pictures.example/ada.png',
    });
  });

  it('keeps the name by which they are known here, and has the picture of today', async () => {
    await signIn({});
    await change({ firstName: 'Ada', lastName: null, profileImageUrl: `${hosts[0]}/old.png` });
    const shown = await signIn({ given_name: 'Augusta', family_name: 'King', picture: `${hosts[0]}/new.png` });
    expect(shown).toMatchObject({ firstName: 'Ada', lastName: null, profileImageUrl: `${hosts[0]}/new.png` });
    expect(await signIn({ name: 'Ada', picture: '' })).toMatchObject({ profileImageUrl: null });
  });

  it('is not taken for the person of another e-mail that userinfo has, as if the ID token had verified it', async () => {
    await signIn({});
    const row = await stored();
    const grace = { ...row!, id: 'user-grace', email: 'grace@rooms.example', identity: null };
    await server.ports.store.transact((tx) => tx.users.put(grace));
    const mallory = { sub: 'mallory', email: 'mallory@rooms.example', email_verified: true };
    const json = { sub: 'mallory', email: 'grace@rooms.example', name: 'Mallory' };
    expect(await signIn(mallory, { status: 200, json })).toMatchObject({ status: 401 });
    expect((await server.auditLog())[0]?.description).toContain('mallory@rooms.example');
  });

  it('signs in without a name, and when userinfo is unavailable', async () => {
    expect(await signIn({}, { status: 500, json: {} })).toMatchObject({ email: 'ada@rooms.example' });
  });
});
