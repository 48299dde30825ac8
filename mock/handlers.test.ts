import { afterEach, expect, test, vi } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { fault } from './world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { signInAs } from './persona.ts';
import { openMock } from './testing/open-mock.ts';
import { rememberSessions } from './world/earlier-sessions.ts';
import { faultNamed } from './world/fault-mistakes.ts';
import { changeSituation } from './world/world.ts';

afterEach(() => vi.restoreAllMocks());

test('no user is signed in until a persona is chosen', async () => {
  const room = await openMock(empty, { persona: null });
  const answer = await room.fetch('/api/auth/user');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
});

test('a sign-in is sent to the page of personas, which links back to where one was', async () => {
  const room = await openMock(empty, { persona: null });
  const answer = await room.fetch('/api/login?returnTo=/documents');
  expect(answer.status).toBe(302);
  const page = await room.fetch(answer.headers.get('location') ?? '');
  expect(await page.text()).toContain('href="/documents?persona=user-viewer"');
});

test('the page of personas lists no user whose access has ended', async () => {
  const ended = { expiresAt: '2020-01-01T00:00:00.000Z' };
  const users = empty.users.map((user) => (user.id === 'user-viewer' ? { ...user, ...ended } : user));
  const room = await openMock({ ...empty, users }, { persona: null });
  const answer = await room.fetch('/api/login');
  const text = await (await room.fetch(answer.headers.get('location') ?? '')).text();
  expect(text).toContain('persona=user-analyst');
  expect(text).not.toContain('persona=user-viewer');
});

test('a sign-in without a requested page leads every role to its first screen', async () => {
  const room = await openMock(empty, { persona: null });
  const answer = await room.fetch('/api/login');
  const text = await (await room.fetch(answer.headers.get('location') ?? '')).text();
  for (const role of ['admin', 'manager']) expect(text).toContain(`href="/?persona=user-${role}"`);
  for (const role of ['analyst', 'viewer']) expect(text).toContain(`href="/documents?persona=user-${role}"`);
});

test('a sign-in never leads to another site', async () => {
  const room = await openMock(empty, { persona: null });
  const page = await room.fetch('/mock/sign-in?returnTo=/%09/evil.example');
  expect(await page.text()).not.toContain('evil.example');
});

test('the chosen persona must accept open terms, which are shown as text', async () => {
  const room = await openMock(empty);
  const json = { title: 'House rules', text: 'Tell <b>nobody</b>', groupIds: null };
  const headers = { 'content-type': 'application/json' };
  const made = await room.fetch('/api/terms', { method: 'POST', headers, body: JSON.stringify(json) });
  expect([made.status, (await room.fetch('/api/folders')).status]).toEqual([201, 401]);
  const linkOn = async (page: Response, words: RegExp) =>
    (words.exec(await page.text())?.[1] ?? '').replaceAll('&amp;', '&');
  const terms = await linkOn(
    await room.fetch('/mock/sign-in?returnTo=/security'),
    /href="([^"]*persona=user-admin[^"]*)"/,
  );
  const page = await room.fetch(terms);
  expect(await page.clone().text()).toContain('<pre tabindex="0">Tell &lt;b&gt;nobody&lt;/b&gt;</pre>');
  const landed = await room.fetch(await linkOn(page, /href="([^"]*answer=accept)"/));
  expect(landed.headers.get('location')).toBe('/security?persona=user-admin');
  expect((await room.fetch('/api/folders')).status).toBe(200);
  const viewer = await room.fetch('/mock/terms?persona=viewer');
  const refused = await room.fetch(await linkOn(viewer, /href="([^"]*answer=refuse)"/));
  expect(refused.headers.get('location')).toBe('/api/logout');
  const entries = await room.world.store.read((tx) => tx.audit.newest({ limit: 9 }));
  expect(entries.map(({ activityType }) => activityType)).toContain('terms_refused');
});

test.each(['POST', 'GET'])(
  'a sign-out before the terms are accepted ends the session, and is logged, by %s',
  async (method) => {
    const room = await openMock(empty);
    const headers = { 'content-type': 'application/json' };
    const json = { title: 'House rules', text: 'Be kind', groupIds: null };
    await room.fetch('/api/terms', { method: 'POST', headers, body: JSON.stringify(json) });
    await signInAs(room.world.ports, 'analyst', { ipAddress: null, userAgent: null });
    changeSituation(room.world, { persona: 'analyst' });
    expect((await room.fetch('/api/folders')).status).toBe(401);
    await room.fetch('/api/logout', { method });
    const [newest] = await room.world.store.read((tx) => tx.audit.newest({ limit: 1 }));
    expect(newest).toMatchObject({ activityType: 'logout', userId: 'user-analyst' });
    expect(await room.world.store.read((tx) => tx.sessions.list())).toEqual([]);
  },
);

test('the full-page sign-out ends the session and leads to the landing page', async () => {
  const room = await openMock(empty);
  const answer = await room.fetch('/api/logout');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  expect(room.world.situation.persona).toBeNull();
});

test('a fault in a tab of its own is shown as a page, and to a call as JSON', async () => {
  const room = await openMock(empty);
  changeSituation(room.world, { faults: [fault('downloadDocument', 503)] });
  const page = await room.fetch('/api/documents/any/download', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Not available right now');
  const call = await room.fetch('/api/documents/any/download', { headers: { accept: 'application/json' } });
  expect([call.status, call.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  changeSituation(room.world, { faults: [], failurePercent: 100 });
  const failed = await room.fetch('/api/documents/any/download', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
});

test('requests from another site are refused, and change nothing', async () => {
  const room = await openMock(empty);
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  const refused = await room.fetch('/api/folders', { method: 'POST', headers });
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'cross-site' })]);
  expect((await room.fetch('/api/documents', { headers })).status).toBe(200);
  const page = await room.fetch('/api/logout', { headers });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You are still signed in')]);
  expect(room.world.situation.persona).toBe('admin');
});

test('an invitation that has ended shows a page, and a valid one leads to the sign-in', async () => {
  const room = await openMock(empty);
  const ended = await room.fetch('/api/login?invitation=none');
  expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('no longer valid')]);
  const json = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@buyer.example', role: 'viewer' };
  const made = await room.fetch('/api/users', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  });
  const { invitation } = (await made.json()) as { invitation: { link: string } };
  expect((await room.fetch(`/api/login${new URL(invitation.link).search}`)).status).toBe(302);
});

test('a HEAD of the sign-out signs no user out', async () => {
  const room = await openMock(empty);
  expect((await room.fetch('/api/logout', { method: 'HEAD' })).status).toBe(302);
  expect(room.world.situation.persona).toBe('admin');
});

test('of the sessions of a persona the present one is that of the latest sign-in', async () => {
  const room = await openMock(empty);
  await rememberSessions(room.world.store, new Date(empty.now));
  const answer = await room.fetch('/api/account/sessions');
  const sessions = (await answer.json()) as { isCurrent: boolean; signedInAt: string }[];
  const [latest] = sessions.toSorted((one, other) => other.signedInAt.localeCompare(one.signedInAt));
  expect(latest?.isCurrent).toBe(true);
});

test('a call that the contract does not have fails loudly, naming method and path', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const room = await openMock(empty);
  expect((await room.fetch('/api/nothing', { method: 'POST' })).status).toBe(404);
  expect((await room.fetch('/api/documents', { method: 'PATCH' })).status).toBe(405);
  expect(error.mock.calls.flat()).toEqual([
    'The contract has no operation for POST /api/nothing',
    'The contract has no operation for PATCH /api/documents',
  ]);
});

test('every documented answer can be set as a fault', async () => {
  const room = await openMock(empty);
  for (const operationId of Object.keys(contractOperations) as OperationId[]) {
    const { method, path, statuses } = contractOperations[operationId];
    for (const status of statuses) {
      changeSituation(room.world, { faults: [faultNamed(fault(operationId, status))] });
      const answer = await room.fetch(path.replaceAll(/\{\w+\}/g, '1'), { method });
      expect([operationId, answer.status]).toEqual([operationId, status]);
      expect(answer.headers.get('x-request-id')).not.toBeNull();
      if (status === 429) expect(answer.headers.get('retry-after')).not.toBeNull();
    }
  }
});

test('a fault applies as often as it states, and the call log records the answers', async () => {
  const room = await openMock(empty, { persona: null, faults: [fault('getCurrentUser', { status: 503, times: 1 })] });
  await room.fetch('/api/auth/user');
  await room.fetch('/api/auth/user', { headers: { Pragma: 'no-cache' } });
  expect(room.world.calls.all.map(({ status }) => status)).toEqual([503, 401]);
  expect(room.world.calls.all[1]?.headers).toMatchObject({ pragma: 'no-cache' });
});

test('a delayed answer is sent when its fault is removed', async () => {
  const room = await openMock(empty, { faults: [fault('getCurrentUser', { delayMs: 'never' })] });
  const answer = room.fetch('/api/auth/user');
  await vi.waitFor(() => expect(room.world.calls.all).toHaveLength(1));
  expect(room.world.calls.all[0]?.status).toBeNull();
  changeSituation(room.world, { faults: [] });
  expect((await answer).status).toBe(200);
});

test('a delayed answer ends with its world, as a broken connection', async () => {
  const room = await openMock(empty, { faults: [fault('getCurrentUser', { delayMs: 'never' })] });
  const answer = room.fetch('/api/auth/user');
  await vi.waitFor(() => expect(room.world.calls.all).toHaveLength(1));
  room.world.end();
  expect((await answer).type).toBe('error');
});
