// Behaviour of the mock that needs a browser: upload progress, a network that goes offline, and a world that survives
// its page.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { startAfresh, openDatabase, type Database } from '#mock/world/database.ts';
import { fault } from '#mock/world/fault.ts';
import { createKeptObjects } from '#mock/world/kept-objects.ts';
import { createKeptStore } from '#mock/world/kept-store.ts';
import { calm } from '#mock/world/situation.ts';
import { sha256 } from '#core/testing/web-crypto.ts';
import { collect, MemoryObjects, once } from '#core/store/memory-objects.ts';
import { setStage, type Scene, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(() => {
  stage?.leave();
  stage = null;
});

async function enter(scene: Scene): Promise<Stage> {
  return (stage = await setStage({ scenario: 'empty', ...scene }));
}

async function uploadURL(): Promise<string> {
  const answer = await fetch('/api/objects/upload', { method: 'POST' });
  return ((await answer.json()) as { uploadURL: string }).uploadURL;
}

interface Upload {
  request: XMLHttpRequest;
  loaded: number[];
  outcome: Promise<string>;
}

function upload(url: string, size: number): Upload {
  const request = new XMLHttpRequest();
  const loaded: number[] = [];
  request.upload.addEventListener('progress', (event) => loaded.push(event.loaded));
  const outcome = new Promise<string>((resolve) => {
    request.addEventListener('load', () => resolve(`load ${request.status}`));
    request.addEventListener('error', () => resolve('error'));
    request.addEventListener('abort', () => resolve('abort'));
  });
  request.open('PUT', url);
  request.send(new Blob([new Uint8Array(size)]));
  return { request, loaded, outcome };
}

test.runIf(isDeep)('an upload advances in steps and arrives', async () => {
  await enter({ uploadMs: 400 });
  const { loaded, outcome } = upload(await uploadURL(), 1000);
  expect(await outcome).toBe('load 200');
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded).toEqual([...loaded].sort((one, other) => one - other));
  expect(loaded.at(-1)).toBe(1000);
});

test('an upload can fail at 60 %', async () => {
  await enter({ uploadMs: 400, faults: [fault('storeObject', { status: 'offline', at: 0.6 })] });
  const { loaded, outcome } = upload(await uploadURL(), 1000);
  expect(await outcome).toBe('error');
  expect(loaded.at(-1)).toBe(600);
});

test('an upload that is cancelled on its way reports it and never arrives', async () => {
  const { world } = await enter({ uploadMs: 60_000 });
  const { request, loaded, outcome } = upload(await uploadURL(), 1000);
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  request.abort();
  expect(await outcome).toBe('abort');
  expect(world.calls.all.map(({ operationId }) => operationId)).toEqual(['createUploadTicket']);
});

test('without a network the page is offline and every call fails', async () => {
  await enter({ isOffline: true });
  expect(navigator.onLine).toBe(false);
  await expect(fetch('/api/folders')).rejects.toThrow(TypeError);
});

test('the next scene is online again', async () => {
  await enter({});
  expect(navigator.onLine).toBe(true);
  expect((await fetch('/api/folders')).status).toBe(200);
});

test('a sandboxed frame gets its page, which is no step back for the browser', async () => {
  await enter({ persona: 'admin' });
  const before: unknown = window.history.state;
  window.history.pushState('a step', '');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', '');
  frame.setAttribute('src', '/api/documents');
  let loaded = '';
  frame.addEventListener('load', () => (loaded = frame.srcdoc));
  document.body.append(frame);
  await expect.poll(() => loaded).toBe('[]');
  expect(frame.getAttribute('src')).toBe('/api/documents');
  window.history.back();
  await expect.poll(() => window.history.state as unknown).toEqual(before);
  frame.remove();
});

test('an HTML error page is sent unchanged', async () => {
  await enter({
    faults: [fault('listFolders', { undocumented: { status: 502, body: '<h1>Bad Gateway</h1>', type: 'text/html' } })],
  });
  const answer = await fetch('/api/folders');
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    502,
    'text/html',
    '<h1>Bad Gateway</h1>',
  ]);
});

let database: Database;
const name = 'strongroom-mock-of-a-test';
const lock = 'strongroom-mock-of-a-test';

beforeEach(async () => {
  database = await openDatabase(name);
  const situation = { ...calm, scenario: 'empty', persona: 'admin' };
  await startAfresh(database, { scenario: 'empty', fingerprint: '', startedAt: '2026-01-15T10:00:00Z', situation });
});
afterEach(() => database.close());

const folder = (id: string) => ({
  id,
  name: id,
  description: null,
  parentId: null,
  accessLevel: 'public' as const,
  createdAt: '2026-01-15T10:00:00.000Z',
});

async function openTab() {
  const tab = createKeptStore(database, lock, () => undefined);
  await tab.goLive();
  const names = () => tab.engine.read(async ({ folders }) => (await folders.list()).map(({ id }) => id).sort());
  return { ...tab, names };
}

test('what one tab commits, the other sees, and a page that opens later too', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.engine.transact((tx) => tx.folders.put(folder('a')));
  await other.sync();
  expect(await other.names()).toEqual(['a']);
  expect(await (await openTab()).names()).toEqual(['a']);
});

test('two tabs that change at the same time lose nothing, and each decides by what the other did', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const claim = (tab: typeof one, id: string) =>
    tab.engine.transact(async (tx) => {
      const count = (await tx.folders.list()).length;
      await tx.folders.put(folder(`${count}-${id}`));
    });
  await Promise.all([claim(one, 'x'), claim(other, 'x'), claim(one, 'y'), claim(other, 'y')]);
  await Promise.all([one.sync(), other.sync()]);
  expect(await one.names()).toEqual(await other.names());
  expect((await one.names()).map((id) => id[0])).toEqual(['0', '1', '2', '3']);
});

test('a failed transaction leaves nothing behind', async () => {
  const tab = await openTab();
  const failed = tab.engine.transact(async (tx) => {
    await tx.folders.put(folder('a'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await (await openTab()).names()).toEqual([]);
});

test('an uploaded file outlives the page, and its key is given once', async () => {
  const bytes = new TextEncoder().encode('0123456789');
  const objects = createKeptObjects(database, new MemoryObjects(sha256));
  expect(await (await objects.stage('key', once(bytes), 100)).commit()).toBe(true);
  const later = createKeptObjects(database, new MemoryObjects(sha256));
  expect(await (await later.stage('key', once(bytes), 100)).commit()).toBe(false);
  expect(await later.size('key')).toBe(10);
  expect(new TextDecoder().decode(await collect(await later.open('key', { start: 2, end: 4 })))).toBe('234');
  await expect(later.stage('key', once(bytes), 9)).rejects.toMatchObject({ status: 413 });
});
