// All calls to the server: with credentials, without caches, toasts or retries; they throw an ApiError.
import { ApiError, isNetworkRefused, isUnauthorized, problemCode, wordsOf } from './api-error.ts';
import { sameUser } from './held-changes.ts';
import { noteServerTime } from './server-time.ts';
import { refuseNetwork } from '#web/session/network-refused.ts';
import { takeEarlyAnswer, takeEarlyRead } from '#web/speed/early-answers.ts';
import { rememberAnswer, sameAnswer } from '#web/speed/unchanged-answers.ts';

export interface HttpOptions extends RequestInit {
  /** Returns null for a 401, for reads where this means "no user". */
  on401?: 'throw' | 'null';
  /** After a confirmation, which can take a minute; throws if the call should not be repeated. Null asks for none. */
  onConfirmed?: (() => void) | null;
}

/** The error type of every generated hook. */
export type ErrorType<_Body> = ApiError;

/** A call that answers JSON or nothing. @throws ApiError */
export async function http<T>(url: string, { on401 = 'throw', ...init }: HttpOptions = {}): Promise<T> {
  const early = isReading(init) ? takeEarlyRead(url) : undefined;
  if (early) return (await early.catch(rethrowEarly)) as T;
  const response = await httpResponse(url, init).catch((error: unknown) => {
    if (on401 === 'null' && isUnauthorized(error)) return null;
    throw error;
  });
  // T includes null only for callers that opt in, and undefined where the contract has no body.
  if (response === null) return null as T;
  return (await (isReading(init) ? readAgain(url, response) : readJson(response, await response.text(), false))) as T;
}

/** A refusal before the first render is over when the app begins. */
function rethrowEarly(error: unknown): never {
  if (error instanceof ApiError && isNetworkRefused(error)) refuseNetwork(error.message);
  throw error;
}

/** Waits until the user confirms their identity; throws if they do not. */
type Confirm = (refusal: ApiError, sentAt: number, init: HttpOptions) => Promise<void>;

/** Called once, when the confirmation dialog's code is loaded; it is not part of the first load. */
export let confirmBy: (confirm: Confirm) => void;
const confirm = new Promise<Confirm>((resolve) => (confirmBy = resolve));

/** Answers a file. A confirmed call is not confirmed again. @throws ApiError */
export async function httpResponse(url: string, init: RequestInit = {}, isConfirmed?: boolean): Promise<Response> {
  const sentAt = performance.now();
  const response = await request(url, init);
  noteServerTime(response);
  if (response.ok) return response;
  const refusal = await failure(response);
  if (isConfirmed || problemCode(refusal) !== 'second-factor-required') throw refusal;
  await (
    await confirm
  )(refusal, sentAt, init);
  return httpResponse(url, init, true);
}

const isReading = ({ method = 'GET' }: RequestInit) => method === 'GET';

async function request(url: string, init: RequestInit): Promise<Response> {
  const isRead = isReading(init);
  const early = isRead ? takeEarlyAnswer(url) : undefined;
  if (early) return early;
  if (!isRead) await sameUser();
  const headers = new Headers(init.headers);
  if (isRead) for (const name of ['Cache-Control', 'Pragma']) headers.set(name, 'no-cache');
  return fetch(url, { ...init, headers, credentials: 'include', cache: 'no-store' });
}

/** The message is the body's `message` or `error`, else its plain text, else the status text. */
async function failure(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const data = parsed(text) ?? text;
  const { status, statusText, headers } = response;
  const error = new ApiError(wordsOf(data) ?? statusText, status, data, headers.get('Retry-After'));
  if (isNetworkRefused(error)) refuseNetwork(error.message);
  return error;
}

/** Returns the same data for an identical answer. */
async function readAgain(url: string, response: Response): Promise<unknown> {
  const bytes = await response.arrayBuffer();
  const known = sameAnswer(url, bytes);
  if (known) return known;
  const data = readJson(response, new TextDecoder().decode(bytes), true);
  rememberAnswer(url, bytes, data);
  return data;
}

/** A read must be JSON. The answer to a change may be empty or unused text. */
function readJson(response: Response, text: string, isRead: boolean): unknown {
  if (response.status === 204) return undefined;
  if (text.trim() === '' && !isRead) return undefined;
  const data = parsed(text);
  if (data === undefined && (isRead || response.headers.get('Content-Type')?.includes('json')))
    throw new ApiError('The answer of the server could not be read.', response.status, text);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
