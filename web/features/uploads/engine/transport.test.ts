import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastUse } from '#web/session/last-use.ts';
import { xhrTransport } from './transport.ts';

/** A request that answers only on demand. */
class SilentRequest extends EventTarget {
  readonly upload = new EventTarget();
  isAborted = false;
  withCredentials = false;

  open(): void {
    requests.push(this);
  }
  setRequestHeader(): void {
    // Not used here.
  }
  send(): void {
    // There is no server.
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
}

let requests: SilentRequest[] = [];
const twoMinutes = 120_000;

function send() {
  const controller = new AbortController();
  const outcome = xhrTransport({
    url: 'https://storage.test/objects/1',
    body: new Blob(['x']),
    contentType: 'text/plain',
    signal: controller.signal,
    onProgress: () => undefined,
  }).catch((error: unknown) => error);
  return { outcome, controller, request: requests.at(-1)! };
}

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('location', { origin: 'https://room.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a storage request without a sign of life', () => {
  it('is a lost connection after two minutes, from its very start', async () => {
    const { outcome, request } = send();
    vi.advanceTimersByTime(twoMinutes - 1);
    expect(request.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.isAborted).toBe(true);
    expect(await outcome).toEqual(new Error('The connection was lost'));
  });

  it('has two more minutes after each byte that went out', async () => {
    const { outcome, request } = send();
    vi.advanceTimersByTime(twoMinutes - 1);
    request.upload.dispatchEvent(new Event('progress'));
    vi.advanceTimersByTime(twoMinutes - 1);
    expect(request.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual(new Error('The connection was lost'));
  });

  it('leaves no timer behind once it was given up', async () => {
    const { outcome, controller } = send();
    controller.abort();
    expect(await outcome).toEqual(new Error('The connection was lost'));
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('counts bytes on their way as a use of the session', () => {
  vi.setSystemTime(new Date('2026-01-14T09:00:00Z'));
  const { request } = send();
  vi.setSystemTime(new Date('2026-01-14T09:07:00Z'));
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1 }));
  expect(lastUse.at()).toBe(Date.parse('2026-01-14T09:07:00Z'));
});
