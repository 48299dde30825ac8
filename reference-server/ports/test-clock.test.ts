import { afterEach, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../settings/env.ts';
import { CLOCK_ADDRESS } from '../testing/launch-server.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openClock, type OpenClock } from './test-clock.ts';

const open: Pick<OpenClock, 'close'>[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function clock(): Promise<OpenClock & { url: string }> {
  const opened = await openClock({ testClockPort: 0 });
  open.push(opened);
  return { ...opened, url: opened.url ?? '' };
}

// `+ 0` turns -0 into 0.
const minutesAhead = (clock: OpenClock) => Math.round((clock.now().getTime() - Date.now()) / 60_000) + 0;

it('the clock is moved by a query or by JSON, forward alone', async () => {
  const moved = await clock();
  const answer = await fetch(`${moved.url}?seconds=900`, { method: 'POST' });
  expect([answer.status, minutesAhead(moved)]).toEqual([200, 15]);
  expect(await answer.json()).toEqual({ now: expect.stringMatching(/^\d{4}-.*Z$/) as string });
  await fetch(moved.url, { method: 'POST', body: JSON.stringify({ advanceSeconds: 60 }) });
  expect(minutesAhead(moved)).toBe(16);
});

it.each([
  ['backwards', { method: 'POST', body: '{"advanceSeconds":-60}' }],
  ['by nothing', { method: 'POST', body: '{"advanceSeconds":0}' }],
  ['by more than a year', { method: 'POST', body: '{"advanceSeconds":99999999}' }],
  ['by words', { method: 'POST', body: 'tomorrow' }],
  ['by more than anybody means', { method: 'POST', body: `{"advanceSeconds":60,"x":"${'x'.repeat(2000)}"}` }],
  ['by reading it', { method: 'GET' }],
  [
    'by a page of another site',
    { method: 'POST', body: '{"advanceSeconds":60}', headers: { origin: 'http://a.example' } },
  ],
])('the clock is not moved %s', async (_how, request: RequestInit) => {
  const moved = await clock();
  expect((await fetch(moved.url, request)).status).toBe(400);
  expect(minutesAhead(moved)).toBe(0);
});

it('a server whose clock is moved by 16 minutes refuses earlier upload links, and keeps its sessions', async () => {
  const server: TestServer = await startTestServer({ environment: { TEST_CLOCK_PORT: '0' } });
  open.push({ close: () => server.stop() });
  const [, url = ''] = CLOCK_ADDRESS.exec(server.warnings.join('\n')) ?? [];
  const admin = await server.signInAs('admin');
  const ticket = (await admin.request('/api/objects/upload', { method: 'POST' })).json() as { uploadURL: string };
  expect((await fetch(`${url}?seconds=960`, { method: 'POST' })).status).toBe(200);
  const late = await admin.request(ticket.uploadURL, { method: 'PUT', body: 'late' });
  expect([late.status, (late.json() as { code: string }).code]).toEqual([403, 'ticket-invalid']);
  expect((await admin.request('/api/auth/user')).status).toBe(200);
});

it('a sign-in after the clock was moved is a recent one, and a silent one later is not', async () => {
  const server: TestServer = await startTestServer({ environment: { TEST_CLOCK_PORT: '0' } });
  open.push({ close: () => server.stop() });
  const [, url = ''] = CLOCK_ADDRESS.exec(server.warnings.join('\n')) ?? [];
  const move = () => fetch(`${url}?seconds=960`, { method: 'POST' });
  await move();
  const viewer = await server.signInAs('viewer');
  const begin = async () => (await viewer.request('/api/account/totp', { method: 'POST' })).status;
  expect(await begin()).toBe(201);
  await move();
  await viewer.navigate('/api/login');
  expect(await begin()).toBe(403);
});

it.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://rooms.example' }],
  ['TRUSTED_PROXY', { TRUSTED_PROXY: '10.0.0.0/8' }],
])('a server that others can reach by %s has no clock that is moved', (name, environment) => {
  expect(() => readSettings({ ...environment, TEST_CLOCK_PORT: '0' })).toThrow(
    new SettingsError(
      `TEST_CLOCK_PORT moves the clock of this server, and ${name} lets others reach it: leave one of the two out`,
    ),
  );
  expect(readSettings(environment).testClockPort).toBeNull();
});

it('a server without the setting has the time of its machine', async () => {
  const still = await openClock({ testClockPort: null });
  expect(still.url).toBeNull();
  expect(minutesAhead(still)).toBe(0);
});

it('a port that is taken stops the start and is named', async () => {
  const { url } = await clock();
  const port = Number(new URL(url).port);
  await expect(openClock({ testClockPort: port })).rejects.toThrow(`TEST_CLOCK_PORT ${port} cannot be had`);
});
