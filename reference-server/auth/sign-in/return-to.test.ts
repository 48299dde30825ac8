import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

describe('a whole sign-in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['/documents?folder=x', '/documents?folder=x'],
    ['//evil.example', '/documents'],
    ['/\\evil.example', '/documents'],
    ['javascript:alert(1)', '/documents'],
    ['/%2Fevil.example', '/documents'],
  ])('with the return path %s ends at %s', async (returnTo, expected) => {
    const client = server.newClient();
    const page = await client.navigate(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    const back = await client.submit(page, credentialsOf('viewer'), '/auth/callback');
    const landing = await client.request(back.headers.get('location') ?? '');
    expect(landing.headers.get('location')).toBe(expected);
  });

  it('begun twice with a long return path ends there, and its cookie is not too long for browsers', async () => {
    const client = server.newClient();
    const returnTo = `/documents?search=${'x'.repeat(2000)}`;
    const begin = () => client.request(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    await begin();
    const { headers } = await begin();
    const cookie = headers.getSetCookie().find((one) => one.startsWith('strongroom_login_'));
    expect(cookie?.split(';')[0]?.length).toBeLessThanOrEqual(4096);
    const page = await client.navigate(headers.get('location') ?? '');
    const back = await client.submit(page, credentialsOf('viewer'), '/auth/callback');
    const landing = await client.request(back.headers.get('location') ?? '');
    expect(landing.headers.get('location')).toBe(returnTo);
  });

  it.each([
    ['admin', '/'],
    ['manager', '/'],
    ['analyst', '/documents'],
    ['viewer', '/documents'],
  ] as const)('of %s without a requested page ends at the first screen of that role, %s', async (role, expected) => {
    const client = server.newClient();
    const landed = await client.submit(await client.navigate('/api/login'), credentialsOf(role));
    expect(landed.url).toBe(`${server.url}${expected}`);
  });

  it('of a viewer who requested the dashboard ends there', async () => {
    const client = server.newClient();
    const page = await client.navigate('/api/login?returnTo=/');
    expect((await client.submit(page, credentialsOf('viewer'))).url).toBe(`${server.url}/`);
  });
});
