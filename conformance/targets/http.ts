// A target over HTTP, with headers for each caller.
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import {
  readAnswer,
  Unreachable,
  type Credentials,
  type Guest,
  type Invited,
  type Target,
  type Who,
  type WireAnswer,
  type WireRequest,
} from '../target.ts';
import { acceptTerms, byInvitation, Callers, signInByPassword, signInWithCode, type SignInMethod } from './callers.ts';

const longestWaitSeconds = 60;
/** How long one that was there is waited for while no connection can be made. */
const waitsForReturnMs = [500, 1500, 3000, 5000] as const;
const mostTries = 3;
const largeBody = 1_048_576;
const triesOfLargeBodies = 6;
/** A server that has not answered by then never will. */
const longestAnswerMs = 120_000;

/** Sends one request with the headers of its caller. */
export async function sendOverHttp(
  base: string,
  callers: Callers,
  { who, method, path, headers, body }: WireRequest,
  longestMs = longestAnswerMs,
): Promise<WireAnswer> {
  try {
    const answer = fetch(new URL(path, base), {
      method,
      headers: { ...callers.headersOf(who), ...headers },
      redirect: 'manual',
      ...(body === null ? {} : { body }),
    });
    return await inTime(base, longestMs, answer.then(readAnswer));
  } catch (error) {
    throw withAddress(error, base);
  }
}

class BrokenOff extends Error {}
class NeverAnswered extends Error {}

/** `fetch` of Node 20 and 22 never settles where a body cannot be decoded, and a request has no limit of its own. */
async function inTime<T>(base: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = `${base} sent no whole answer within ${ms / 1000} seconds, or one that cannot be decoded`;
    timer = setTimeout(() => reject(new NeverAnswered(message)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The server may have closed a kept connection; then the request is sent again on a new one. A server that refuses a
 * large body closes the connection while it is sent, and its answer may get lost; such a request is sent a few times.
 */
async function sendAgain(base: string, callers: Callers, request: WireRequest, longestMs: number): Promise<WireAnswer> {
  const isLarge = (request.body?.length ?? 0) > largeBody;
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendOverHttp(base, callers, request, longestMs);
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
      if (!isLarge) return inTime(base, longestMs, sendAfresh(base, callers, request));
      if (tries === triesOfLargeBodies) throw error;
    }
  }
}

/** Sends one request on a connection of its own. */
async function sendAfresh(base: string, callers: Callers, request: WireRequest): Promise<WireAnswer> {
  const url = new URL(request.path, base);
  const send = url.protocol === 'https:' ? https.request : http.request;
  const headers = { ...callers.headersOf(request.who), ...request.headers };
  try {
    const sent = send(url, { method: request.method, headers, agent: false });
    sent.end(request.body ?? undefined);
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage];
    const bytes = new Uint8Array(await buffer(answer));
    const encoding = answer.headers['content-encoding'];
    if (encoding !== undefined) throw new Error(`the encoding ${encoding} was not asked for`);
    const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return { status: answer.statusCode ?? 0, headers: new Headers(pairs), bytes };
  } catch (error) {
    throw withAddress(new Error('sent on a connection of its own', { cause: error }), base);
  }
}

/** Errors of a failed connection. */
const unmade =
  /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|\w+_CERT\w*|UNABLE_TO_\w+)\b/;

/** The error of a connection that could not be made; null for any other. */
export function unmadeAt(base: string, error: unknown): Unreachable | null {
  if (error instanceof Unreachable) return error;
  const { code = '' } = (error ?? {}) as { code?: string };
  if (!unmade.test(code)) return null;
  return new Unreachable(
    `${base} cannot be reached (${code}). Is the server running, and is this its address? A certificate of your own is ` +
      'named by NODE_EXTRA_CA_CERTS.',
  );
}

/** A server that starts anew refuses connections for a moment; nothing was sent then. */
const passing = /\b(?:ECONNREFUSED|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)\b/;

async function withRetries<T>(waitsMs: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const ms of waitsMs) {
    try {
      return await work();
    } catch (error) {
      const unmade = unmadeAt('', error) ?? unmadeAt('', (error as Error).cause);
      if (!passing.test(unmade?.message ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return work();
}

/** Adds the address and the reason, which `fetch` omits. */
function withAddress(error: unknown, base: string): Error {
  if (error instanceof NeverAnswered) return error;
  const cause: unknown = error instanceof Error ? error.cause : null;
  const { code = '', message = String(error) } = (cause ?? {}) as { code?: string; message?: string };
  return unmadeAt(base, cause) ?? new BrokenOff(`${base} broke the connection off (${code || message})`);
}

/** Retries when a busy server asks for it: after a limit of calls, or for a preview. */
export async function sendWithRetries(
  base: string,
  callers: Callers,
  request: WireRequest,
  longestMs = longestAnswerMs,
): Promise<WireAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendAgain(base, callers, request, longestMs);
    const isBusy = (answer.status === 429 && request.mayBeLimited !== true) || answer.status === 503;
    const wait = isBusy ? Number(answer.headers.get('retry-after')) : 0;
    if (!(wait > 0 && wait <= longestWaitSeconds) || tries === mostTries) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

export interface HttpTargetOptions {
  /** How invited users become callers; by default the link of their invitation. */
  signInMethod?: SignInMethod;
  /** The address that moves the server's clock, by a POST of `{"advanceSeconds": n}`. */
  clockUrl?: string | null;
  /** Leaves the security policy unchanged. */
  keepsPolicy?: boolean;
  /** How long an answer may take. */
  longestMs?: number;
  /** The times between tries to reach a server that was there. */
  waitsMs?: readonly number[];
}

/** Any server; faults cannot be injected. */
export function httpTarget(
  base: string,
  credentials: Credentials,
  {
    signInMethod = byInvitation,
    clockUrl = null,
    keepsPolicy = false,
    longestMs,
    waitsMs = waitsForReturnMs,
  }: HttpTargetOptions = {},
): Target {
  const callers = new Callers(credentials);
  const { comeAgain } = signInMethod;
  let isThere = false;
  return {
    name: new URL(base).host,
    address: base,
    async send(request) {
      const send = () => sendWithRetries(base, callers, request, longestMs);
      const answer = await withRetries(isThere ? waitsMs : [], send);
      isThere = true;
      return answer;
    },
    signIn: null,
    enter: (guest, person) =>
      callers.enter(
        guest,
        withRetries(waitsMs, () => signInMethod.enter(base, person)),
      ),
    comeAgain: comeAgain && ((guest, person) => callers.enter(guest, comeAgain(base, person))),
    followsLinks: signInMethod.isByLink,
    ...(signInMethod.isByLink && {
      comeAgainBy: (guest: Guest, person: Pick<Invited, 'email'>, userAgent: string) =>
        callers.enter(guest, signInByPassword(base, person, userAgent)),
      acceptTerms: (who: Who) => acceptTerms(base, callers.headersOf(who)),
      signInWithCode: (email: string, code: string) => signInWithCode(base, email, code),
    }),
    mayChangePolicy: !keepsPolicy,
    advance: clockUrl === null ? null : (seconds) => advance(clockUrl, seconds),
    fault: null,
    close: () => Promise.resolve(),
  };
}

async function advance(url: string, seconds: number): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: seconds }),
  });
  if (!response.ok) throw new Error(`The clock at ${url} answered ${response.status}`);
}
