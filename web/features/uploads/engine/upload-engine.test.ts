import { describe, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { type StorageAnswer, type StorageRequest } from './transport.ts';
import { type EnginePorts, type SettledUploads, UploadEngine } from './upload-engine.ts';
import { relativePath } from './upload-item.ts';
import { ApiError } from '#web/api/api-error.ts';
import { TICKET_FRESH_MS } from './upload-limits.ts';

const ok: StorageAnswer = { status: 200, statusText: 'OK', retryAfter: null };
const status = (code: number, statusText: string, retryAfter: string | null = null) => ({
  status: code,
  statusText,
  retryAfter,
});

interface Sent {
  request: StorageRequest;
  answer: (answer: StorageAnswer) => void;
  break: () => void;
}

/** Fakes: a storage that answers on demand, a clock and a network controlled by the test. */
function world() {
  const sent: Sent[] = [];
  const sleeps: number[] = [];
  const settled: SettledUploads[] = [];
  const watchers = new Set<() => void>();
  const state = { now: 0, tickets: 0, isOnline: true, refusals: [] as Error[], withholdTickets: false };
  const connection: Connection = {
    isOnline: () => state.isOnline,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const ports: EnginePorts = {
    createTicket() {
      const refusal = state.refusals.shift();
      if (refusal) return Promise.reject(refusal);
      state.tickets += 1;
      if (state.withholdTickets) return new Promise<string>(() => undefined);
      return Promise.resolve(`https://storage.test/objects/${state.tickets}?signature=s`);
    },
    transport: (request) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('gone'));
        request.signal.addEventListener('abort', fail);
        sent.push({ request, answer: resolve, break: fail });
      }),
    connection,
    now: () => state.now,
    sleep(milliseconds) {
      sleeps.push(milliseconds);
      return Promise.resolve();
    },
    isSessionOver: (error) => error.cause instanceof Error && error.cause.message === 'signed out',
  };
  const engine = new UploadEngine(ports, () => undefined);
  engine.whenSettled((result) => settled.push(result));
  return {
    engine,
    sent,
    sleeps,
    settled,
    state,
    goOnline: (isOnline: boolean) => {
      state.isOnline = isOnline;
      for (const watcher of [...watchers]) watcher();
    },
  };
}

const file = (name: string, size = 4, type = 'text/plain') => new File(['x'.repeat(size)], name, { type });
const picked = (...names: string[]) => names.map((name) => ({ file: file(name), folders: [] }));

/** Lets all pending promises continue. */
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the upload engine', () => {
  it('requests a ticket, sends the raw file to its address and keeps the URL without its query', async () => {
    const { engine, sent } = world();
    engine.add([{ file: file('Q3.pdf', 4, 'application/pdf'), folders: [] }]);
    await idle();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.request).toMatchObject({
      url: 'https://storage.test/objects/1?signature=s',
      contentType: 'application/pdf',
    });
    expect(sent[0]!.request.body).toBeInstanceOf(File);
    sent[0]!.answer(ok);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploaded', url: 'https://storage.test/objects/1', error: null });
  });

  it('declares bytes of unknown kind as application/octet-stream', async () => {
    const { engine, sent } = world();
    engine.add([{ file: file('LICENCE', 4, ''), folders: [] }]);
    await idle();
    expect(sent[0]!.request.contentType).toBe('application/octet-stream');
    expect(engine.items()[0]!.type).toBe('application/octet-stream');
  });

  it('stores an empty file', async () => {
    const { engine, sent } = world();
    engine.add([{ file: file('empty.txt', 0), folders: [] }]);
    await idle();
    sent[0]!.answer(ok);
    await idle();
    expect(engine.items()[0]!.status).toBe('uploaded');
  });

  it('says plainly where a file has changed on the computer, and does not try that again', async () => {
    const { engine, sent, sleeps } = world();
    const changed = file('Q3.pdf');
    changed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadable')) });
    engine.add([{ file: changed, folders: [] }]);
    await idle();
    sent[0]!.break();
    await idle();
    const error = 'Upload failed: the file has changed or is gone on this computer. Remove it, and pick it again.';
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error });
    expect([sent.length, sleeps]).toEqual([1, []]);
  });

  it('sends six at once and requests the next ticket only when a place is free', async () => {
    const { engine, sent, state } = world();
    engine.add(picked(...Array.from({ length: 9 }, (_, index) => `${index}.txt`)));
    await idle();
    expect(sent).toHaveLength(6);
    expect(state.tickets).toBe(6);
    sent[2]!.answer(ok);
    await idle();
    expect(sent).toHaveLength(7);
    expect(state.tickets).toBe(7);
  });

  it('passes a thousand files through', async () => {
    const { engine, sent, settled } = world();
    engine.add(picked(...Array.from({ length: 1_000 }, (_, index) => `${index}.txt`)));
    for (let done = 0; done < 1_000; done += 1) {
      if (sent[done] === undefined) await idle();
      sent[done]!.request.onProgress(2);
      sent[done]!.answer(ok);
    }
    await idle();
    expect(engine.items().every((item) => item.status === 'uploaded')).toBe(true);
    expect(settled).toHaveLength(1);
    expect(settled[0]!.stored).toHaveLength(1_000);
  });

  it('lists and sends by path, and what is added later in its place', async () => {
    const { engine, sent } = world();
    engine.add(picked('8.txt', '10.txt', '9.txt', '7.txt', '6.txt', '5.txt', '4.txt'));
    await idle();
    const begun = sent.map(({ request }) => (request.body as File).name);
    expect(begun).toEqual(['4.txt', '5.txt', '6.txt', '7.txt', '8.txt', '9.txt']);
    engine.add(picked('11.txt', '1.txt'));
    expect(engine.items().map(({ name }) => name)).toEqual(['1.txt', ...begun, '10.txt', '11.txt']);
    sent[0]!.answer(ok);
    await idle();
    expect((sent[6]!.request.body as File).name).toBe('1.txt');
  });

  it('keeps two picks of one file as two uploads', async () => {
    const { engine, sent } = world();
    const same = file('a.txt');
    engine.add([
      { file: same, folders: [] },
      { file: same, folders: [] },
    ]);
    await idle();
    expect(sent).toHaveLength(2);
  });

  it('fails a 4xx at once with its status', async () => {
    const { engine, sent, sleeps } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(403, 'Forbidden'));
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error: 'Upload failed: 403 Forbidden' });
    expect(sleeps).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('shows the usual words for a status that came without any', async () => {
    const { engine, sent } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(413, ''));
    await idle();
    expect(engine.items()[0]!.error).toBe('Upload failed: 413 Payload Too Large');
  });

  it.each([
    ['a broken storage', status(503, 'Service Unavailable'), 'Upload failed: 503 Service Unavailable'],
    ['a busy storage', status(429, 'Too Many Requests'), 'Upload failed: 429 Too Many Requests'],
    ['a failing connection', null, 'Upload failed: the connection was lost'],
  ])('retries %s ten times with growing pauses, then fails', async (_, answer, error) => {
    const { engine, sent, sleeps, state } = world();
    engine.add(picked('a.txt'));
    for (let tries = 0; tries < 11; tries += 1) {
      await idle();
      expect(sent).toHaveLength(tries + 1);
      if (answer) sent[tries]!.answer(answer);
      else sent[tries]!.break();
    }
    await idle();
    expect(sleeps).toEqual([0, 1_000, 3_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error });
    expect(state.tickets).toBe(1);
  });

  it('waits as long as a busy storage requires', async () => {
    const { engine, sent, sleeps } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(429, 'Too Many Requests', '7'));
    await idle();
    expect(sleeps).toEqual([7_000]);
    expect(engine.items()[0]).toMatchObject({ status: 'uploading', setback: '429 Too Many Requests' });
    sent[1]!.answer(ok);
    await idle();
    expect(engine.items()[0]!.status).toBe('uploaded');
  });

  it('waits until the time that a busy storage names', async () => {
    vi.setSystemTime('2026-03-02T09:00:00Z');
    const { engine, sent, sleeps } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(503, 'Service Unavailable', 'Mon, 02 Mar 2026 09:00:12 GMT'));
    await idle();
    vi.useRealTimers();
    expect(sleeps).toEqual([12_000]);
  });

  it('pauses when the network goes and sends the file once more when it is back, without using up a retry', async () => {
    const { engine, sent, sleeps, goOnline, settled } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.request.onProgress(3);
    goOnline(false);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploading', activity: 'paused' });
    expect(sent[0]!.request.signal.aborted).toBe(true);
    goOnline(true);
    await idle();
    expect(sent).toHaveLength(2);
    sent[1]!.answer(ok);
    await idle();
    expect(engine.items()[0]!.status).toBe('uploaded');
    expect(sleeps).toEqual([]);
    expect(settled).toHaveLength(1);
  });

  it('makes no request while offline', async () => {
    const { engine, sent, state, goOnline } = world();
    goOnline(false);
    engine.add(picked('a.txt'));
    await idle();
    expect(state.tickets).toBe(0);
    expect(sent).toHaveLength(0);
    goOnline(true);
    await idle();
    expect(sent).toHaveLength(1);
  });

  it('pauses when the network goes while the ticket comes, and sends under it when it is back', async () => {
    const { engine, sent, state, goOnline } = world();
    engine.add(picked('a.txt'));
    goOnline(false);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploading', activity: 'paused' });
    expect(sent).toHaveLength(0);
    goOnline(true);
    await idle();
    expect([state.tickets, sent.length]).toEqual([1, 1]);
  });

  it('replaces a ticket that grew old in waiting, also while the computer slept', async () => {
    const { engine, sent, state, goOnline } = world();
    engine.add(picked('a.txt'));
    await idle();
    goOnline(false);
    await idle();
    vi.setSystemTime(Date.now() + TICKET_FRESH_MS);
    goOnline(true);
    await idle();
    vi.useRealTimers();
    expect(state.tickets).toBe(2);
    expect(sent[1]!.request.url).toContain('/objects/2');
  });

  it('reports that the upload URL could not be fetched, and sends nothing', async () => {
    const { engine, sent, settled, state } = world();
    state.refusals = [new ApiError('Internal Server Error', 500)];
    engine.add(picked('a.txt'));
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error: 'Failed to get upload URL' });
    expect(sent).toHaveLength(0);
    expect(settled[0]!.failed).toHaveLength(1);
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['a server that restarts', new ApiError('The data room cannot be reached right now', 503, null, '10')],
  ])('asks again for the upload URL after %s, and fails no file', async (_, refusal) => {
    const { engine, sent, sleeps, state } = world();
    state.refusals = Array.from({ length: 9 }, () => refusal);
    engine.add(picked(...Array.from({ length: 8 }, (_, index) => `${index}.txt`)));
    await idle();
    expect(engine.items().map(({ status }) => status)).toEqual(Array(8).fill('uploading'));
    expect(sent).toHaveLength(6);
    expect(sleeps).toHaveLength(9);
  });

  it('shows that it asks again, pauses while offline, and gives up in the end', async () => {
    const { engine, state, goOnline } = world();
    state.refusals = [new TypeError('Failed to fetch')];
    state.withholdTickets = true;
    engine.add(picked('a.txt'));
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploading', activity: 'retrying' });
    engine.clear();
    state.withholdTickets = false;
    state.refusals = Array.from({ length: 11 }, () => new TypeError('Failed to fetch'));
    engine.add(picked('b.txt'));
    goOnline(false);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploading', activity: 'paused' });
    state.refusals.push(new TypeError('Failed to fetch'));
    goOnline(true);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error: 'Failed to get upload URL' });
  });

  it('stops sending and stays silent once the user is signed out', async () => {
    const { engine, sent, settled, state } = world();
    state.refusals = Array.from({ length: 20 }, () => new ApiError('signed out', 401));
    engine.add(picked(...Array.from({ length: 20 }, (_, index) => `${index}.txt`)));
    await idle();
    expect(sent).toHaveLength(0);
    expect(engine.items().every((item) => item.status === 'failed')).toBe(true);
    expect(settled).toEqual([]);
  });

  it('cancels a transfer, starts the next one and does not count it', async () => {
    const { engine, sent, settled } = world();
    engine.add(picked('a.txt', 'b.txt'));
    await idle();
    engine.cancel(engine.items()[0]!.id);
    await idle();
    expect(sent[0]!.request.signal.aborted).toBe(true);
    expect(engine.items()[0]).toMatchObject({ status: 'failed', error: 'Upload cancelled' });
    sent[1]!.answer(ok);
    await idle();
    expect(settled).toHaveLength(1);
    expect(settled[0]).toMatchObject({ stored: [{ name: 'b.txt' }], failed: [] });
  });

  it('sends nothing for a file cancelled while its ticket was on its way', async () => {
    const { engine, sent, state } = world();
    engine.add(picked('a.txt'));
    await Promise.resolve();
    engine.cancel(engine.items()[0]!.id);
    await idle();
    expect(state.tickets).toBe(1);
    expect(sent).toHaveLength(0);
  });

  it('gives the place of a cancelled file to the next, however long its ticket takes', async () => {
    const { engine, sent, state } = world();
    state.withholdTickets = true;
    engine.add(picked(...Array.from({ length: 7 }, (_, index) => `${index}.txt`)));
    await idle();
    state.withholdTickets = false;
    engine.cancel(engine.items()[0]!.id);
    await idle();
    expect(sent.map(({ request }) => (request.body as File).name)).toEqual(['6.txt']);
  });

  it('never requests a ticket for a file that was cancelled while waiting', async () => {
    const { engine, sent, state } = world();
    engine.add(picked(...Array.from({ length: 7 }, (_, index) => `${index}.txt`)));
    await idle();
    engine.cancel(engine.items()[6]!.id);
    for (const transfer of sent) transfer.answer(ok);
    await idle();
    expect(state.tickets).toBe(6);
  });

  it('uploads a failed file again under a new ticket', async () => {
    const { engine, sent, settled } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(400, 'Bad Request'));
    await idle();
    engine.retry(engine.items()[0]!.id);
    await idle();
    expect(sent[1]!.request.url).toContain('/objects/2');
    sent[1]!.answer(ok);
    await idle();
    expect(engine.items()[0]).toMatchObject({ status: 'uploaded', error: null });
    expect(settled.map(({ stored, failed }) => [stored.length, failed.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('does not start over the failed ones when files are added', async () => {
    const { engine, sent } = world();
    engine.add(picked('a.txt'));
    await idle();
    sent[0]!.answer(status(400, 'Bad Request'));
    await idle();
    engine.add(picked('b.txt'));
    await idle();
    expect(sent).toHaveLength(2);
    expect(engine.items().map((item) => item.status)).toEqual(['failed', 'uploading']);
  });

  it('removes what is uploaded or failed, and nothing under way', async () => {
    const { engine, sent } = world();
    engine.add(picked('a.txt', 'b.txt', 'c.txt'));
    await idle();
    sent[0]!.answer(ok);
    sent[1]!.answer(status(400, 'Bad Request'));
    await idle();
    for (const item of engine.items()) engine.remove(item.id);
    expect(engine.items().map(relativePath)).toEqual(['c.txt']);
  });

  it('aborts everything when its dialog closes, and can be used again', async () => {
    const { engine, sent, settled } = world();
    engine.add(picked('a.txt', 'b.txt'));
    await idle();
    engine.clear();
    await idle();
    expect(sent.every(({ request }) => request.signal.aborted)).toBe(true);
    expect(engine.items()).toEqual([]);
    expect(settled).toEqual([]);
    engine.add(picked('c.txt'));
    await idle();
    expect(sent).toHaveLength(3);
  });

  it('sends nothing for files added and cleared at once', async () => {
    const { engine, state } = world();
    engine.add(picked('a.txt'));
    engine.clear();
    await idle();
    expect(state.tickets).toBe(0);
  });

  it('reports bytes and speed as they go', async () => {
    const { engine, sent, state } = world();
    engine.add([{ file: file('a.txt', 1_000), folders: [] }]);
    await idle();
    state.now = 500;
    sent[0]!.request.onProgress(250);
    expect(engine.items()[0]).toMatchObject({ bytesSent: 250, speed: 500 });
  });
});
