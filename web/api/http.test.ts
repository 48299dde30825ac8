import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isUnauthorized, serverMessage } from './api-error.ts';
import { holdChanges, releaseChanges } from './held-changes.ts';
import { http, httpResponse } from './http.ts';
import { serverNow } from './server-time.ts';

/** Answers every call with this, and records the requests. */
function answer(body: string | null, init: ResponseInit & { type?: string } = {}) {
  const headers = init.type === undefined ? {} : { 'Content-Type': init.type };
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(body, { ...init, headers })),
  );
  vi.stubGlobal('fetch', fetched);
  return {
    sent: () => fetched.mock.calls[0]![1],
    headers: () => new Headers(fetched.mock.calls[0]![1].headers),
    count: () => fetched.mock.calls.length,
  };
}

const failed = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a read sends cookies and bypasses the cache', async () => {
  const { sent, headers } = answer('[]', { type: 'application/json' });
  expect(await http('/api/documents')).toEqual([]);
  expect(sent()).toMatchObject({ credentials: 'include', cache: 'no-store' });
  expect(headers().get('Cache-Control')).toBe('no-cache');
  expect(headers().get('Pragma')).toBe('no-cache');
  expect(headers().get('Content-Type')).toBeNull();
});

test('a long list that comes again unchanged is the very same list, and a changed one is another', async () => {
  const list = (last: string) => JSON.stringify([...Array.from({ length: 9000 }, (_, at) => `Document ${at}`), last]);
  answer(list('a'), { type: 'application/json' });
  const first = await http('/api/documents');
  answer(list('a'), { type: 'application/json' });
  expect(await http('/api/documents')).toBe(first);
  answer(list('b'), { type: 'application/json' });
  expect(await http('/api/documents')).toEqual(JSON.parse(list('b')));
});

test.each([
  [86_400_000, 86_400_000],
  [-86_400_000, -86_400_000],
  [-5_000, 0],
])('of a server %i ms ahead of this clock the time is its own', async (ahead, taken) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 15));
  const date = new Date(Date.now() + ahead).toUTCString();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { Date: date } })));
  await http('/api/documents');
  expect(serverNow()).toBe(Date.now() + taken);
});

test('a change without a body has no content type, and one with a body keeps its own', async () => {
  const empty = answer(null, { status: 204 });
  await http('/api/logout', { method: 'POST' });
  expect(empty.headers().get('Content-Type')).toBeNull();
  expect(empty.sent().body).toBeUndefined();
  const full = answer('{}', { status: 201, type: 'application/json' });
  await http('/api/folders', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
  expect(full.headers().get('Content-Type')).toBe('application/json');
  expect(full.headers().get('Cache-Control')).toBeNull();
});

test.each([
  ['the message of a JSON body', '{"message":"No room","error":"x"}', 'application/problem+json', 'No room'],
  ['its error, where there is no message', '{"error":"Busy"}', 'application/json', 'Busy'],
  ['plain text', 'Out of order', 'text/plain', 'Out of order'],
  ['the status text for a page of HTML', '<!doctype html><h1>502</h1>', 'text/html', 'Bad Gateway'],
  ['the status text for an empty body', '', 'text/plain', 'Bad Gateway'],
  ['the status text for JSON without a message', '{"message":42}', 'application/json', 'Bad Gateway'],
])('a refusal carries %s', async (_title, body, type, message) => {
  answer(body, { status: 502, statusText: 'Bad Gateway', type });
  const error = await failed(http('/api/documents'));
  expect(error).toMatchObject({ message, status: 502 });
});

test('a refusal carries the data of its body', async () => {
  answer('{"message":"Not empty","canCascade":true}', { status: 409, type: 'application/problem+json' });
  const error = await failed(http('/api/folders/1', { method: 'DELETE' }));
  expect(error.data).toEqual({ message: 'Not empty', canCascade: true });
});

test.each([
  ['cut JSON', '[{"id":', 'application/json'],
  ['a page of HTML', '<!doctype html>', 'text/html'],
  ['nothing', '', 'application/json'],
])('a read that succeeds with %s is an error', async (_title, body, type) => {
  answer(body, { status: 200, type });
  expect((await failed(http('/api/documents'))).status).toBe(200);
});

test.each([
  [200, 'OK', 'text/plain'],
  [201, '', 'application/json'],
  [204, null, undefined],
])('a change that succeeds with %d and no JSON is a success', async (status, body, type) => {
  answer(body, { status, ...(type && { type }) });
  expect(await http('/api/documents', { method: 'PUT' })).toBeUndefined();
});

test('a 401 is an error, or null for a read that requests that', async () => {
  answer('{"message":"Sign in"}', { status: 401, type: 'application/json' });
  expect(isUnauthorized(await failed(http('/api/auth/user')))).toBe(true);
  expect(await http('/api/auth/user', { on401: 'null' })).toBeNull();
});

test('a file is returned as the response itself, and its refusal as an ApiError', async () => {
  answer('bytes', { status: 200, type: 'application/pdf' });
  expect(await (await httpResponse('/api/documents/1/download')).text()).toBe('bytes');
  answer('{"message":"No"}', { status: 403, type: 'application/json' });
  expect(await failed(httpResponse('/api/documents/1/download'))).toMatchObject({ status: 403, message: 'No' });
});

test('an error with the text 401: Unauthorized ends the session too', () => {
  expect(isUnauthorized(new Error('401: Unauthorized'))).toBe(true);
  expect(isUnauthorized(new Error('Unauthorized'))).toBe(false);
  expect(isUnauthorized(new Error('401: no'))).toBe(false);
  expect(isUnauthorized(new ApiError('x', 403))).toBe(false);
});

test('only the server has a message to show', () => {
  expect(serverMessage(new ApiError('Taken', 409, { message: 'Taken' }))).toBe('Taken');
  expect(serverMessage(new ApiError('Taken', 409, 'Taken'))).toBe('Taken');
  // The status text is used when the body contains no message.
  for (const body of ['', '<h1>Bad Gateway</h1>', {}, { message: '' }])
    expect(serverMessage(new ApiError('Bad Gateway', 502, body))).toBeUndefined();
  expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
});

/** A page that was just opened: early answers are used only in its first seconds. */
const openPage = () => vi.spyOn(performance, 'now').mockReturnValue(500);

test('a read uses the answer that was requested while the code was loading, once; later reads make their own calls', async () => {
  openPage();
  const { sent } = answer('["new"]', { type: 'application/json' });
  const json = { headers: { 'Content-Type': 'application/json' } };
  globalThis.earlyAnswers = new Map([['/api/documents', Promise.resolve(new Response('["early"]', json))]]);
  expect(await http('/api/documents')).toEqual(['early']);
  expect(await http('/api/documents')).toEqual(['new']);
  expect(sent()).toMatchObject({ credentials: 'include', cache: 'no-store' });
  globalThis.earlyAnswers = undefined;
});

test('an early answer is not for a change, and fails like any other', async () => {
  openPage();
  answer('{}', { type: 'application/json' });
  globalThis.earlyAnswers = new Map([['/api/folders', Promise.reject(new TypeError('Failed to fetch'))]]);
  expect(await http('/api/folders', { method: 'POST', body: '{}' })).toEqual({});
  await expect(http('/api/folders')).rejects.toThrow('Failed to fetch');
  globalThis.earlyAnswers = undefined;
});

test('a change waits while another tab signs in, and goes on for the same user', async () => {
  const { count } = answer('{}', { type: 'application/json' });
  let answered: (isSame: boolean) => void = () => undefined;
  const held = holdChanges(new Promise((resolve) => (answered = resolve)));
  const change = http('/api/folders', { method: 'POST' });
  await http('/api/folders');
  expect(count()).toBe(1);
  answered(true);
  await change;
  await held;
  await http('/api/folders', { method: 'POST' });
  expect(count()).toBe(3);
});

test('it is refused if another user signed in, until nothing of the one before is left', async () => {
  const { count } = answer('{}', { type: 'application/json' });
  await holdChanges(Promise.resolve(false));
  expect((await failed(http('/api/folders', { method: 'POST' }))).status).toBe(403);
  releaseChanges();
  await http('/api/folders', { method: 'POST' });
  expect(count()).toBe(1);
});
