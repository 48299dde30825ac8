import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '#web/api/http.ts';
import { dataOfFirstRender, takeEarlyRead } from './early-answers.ts';

const user = '/api/auth/user';
const json = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
  );
const setEarlyAnswers = (answers: Record<string, Promise<Response>>) => {
  globalThis.earlyAnswers = new Map(Object.entries(answers));
};
const first = (screen: Promise<void> = Promise.resolve()) => dataOfFirstRender(user, http, screen);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('asked again')));
});
afterEach(() => {
  for (const url of [user, '/api/documents']) void takeEarlyRead(url);
  globalThis.earlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the first render has the early answers, and the first read of each returns the same without a call', async () => {
  setEarlyAnswers({ [user]: json({ id: 'ada' }), '/api/documents': json([{ id: 'one' }]) });
  const data = await first();
  expect(Object.fromEntries(data)).toEqual({ [user]: { id: 'ada' }, '/api/documents': [{ id: 'one' }] });
  expect(await http('/api/documents')).toBe(data.get('/api/documents'));
  await expect(http('/api/documents')).rejects.toThrow('asked again');
});

test('it also has the lists that are requested once the user is known', async () => {
  const answer = json({ id: 'ada' });
  setEarlyAnswers({ [user]: answer });
  void answer.then(() => globalThis.earlyAnswers?.set('/api/documents', json([])));
  expect([...(await first()).keys()]).toEqual([user, '/api/documents']);
});

test.each([
  ['a visitor', { [user]: json({ message: 'Unauthorized' }, 401), '/api/documents': json([]) }],
  ['no user', { [user]: json(null), '/api/documents': json([]) }],
  ['a list that fails', { [user]: json({ id: 'ada' }), '/api/documents': json({ message: 'Broken' }, 500) }],
  ['nothing requested', {}],
])('it has nothing with %s', async (_, answers) => {
  setEarlyAnswers(answers);
  expect((await first()).size).toBe(0);
});

test('the first read rejects with an early failure', async () => {
  setEarlyAnswers({ [user]: json({ message: 'Unauthorized' }, 401) });
  await first();
  await expect(http(user)).rejects.toMatchObject({ status: 401 });
});

test('a list that failed early is requested again', async () => {
  setEarlyAnswers({ [user]: json({ id: 'ada' }), '/api/documents': json({ message: 'Broken' }, 500) });
  await first();
  await expect(http('/api/documents')).rejects.toThrow('asked again');
});

test('another address makes its own request', async () => {
  vi.stubGlobal('location', { pathname: '/audit' });
  setEarlyAnswers({ [user]: json({ id: 'ada' }), '/api/documents': json([]) });
  await first();
  vi.stubGlobal('location', { pathname: '/documents' });
  await expect(http('/api/documents')).rejects.toThrow('asked again');
});

test.each([
  ['a list', { [user]: json({ id: 'ada' }), '/api/documents': new Promise<Response>(() => undefined) }, undefined],
  ['the code of the screen', { [user]: json({ id: 'ada' }) }, new Promise<void>(() => undefined)],
])('it does not wait longer than a moment for %s', async (_, answers, screen) => {
  setEarlyAnswers(answers);
  const rendered = first(screen);
  await vi.advanceTimersByTimeAsync(150);
  expect((await rendered).size).toBe(0);
});
