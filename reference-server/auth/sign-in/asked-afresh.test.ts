import { afterEach, expect, it, vi } from 'vitest';
import { credentialsOf } from '#server/testing/client.ts';
import { startTestServer } from '#server/testing/server.ts';

afterEach(() => vi.useRealTimers());

it('a sign-in without a form makes no session younger, as the bundled provider states when it last asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = await startTestServer();
  try {
    const client = await server.signInAs('viewer');
    const begin = async () => (await client.request('/api/account/totp', { method: 'POST' })).status;
    expect(await begin()).toBe(201);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    expect((await client.navigate('/api/login')).url).toBe(`${server.url}/documents`);
    expect(await begin()).toBe(403);
    await client.submit(await client.navigate('/api/login?again=true'), credentialsOf('viewer'));
    expect(await begin()).toBe(201);
  } finally {
    await server.stop();
  }
});
