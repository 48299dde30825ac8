import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Folder, RegisterDocumentRequest } from '#contract/types.ts';
import { ApiError } from '#web/api/api-error.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import { UploadBatch } from './upload-batch.ts';

const worlds: UploadBatch[] = [];
let toastsBefore = 0;

beforeEach(() => {
  toastsBefore = toastStore.get().length;
});

afterEach(() => {
  for (const batch of worlds.splice(0)) batch.discard();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const settings = { accessLevel: 'restricted', downloadRestricted: false } as const;
const file = (name: string) => new File([name], name, { type: 'text/plain' });
const picked = (...paths: string[]) =>
  paths.map((path) => ({ file: file(path.split('/').at(-1) ?? ''), folders: path.split('/').slice(0, -1) }));

/** Lets all pending promises continue. */
const idle = () => new Promise<void>((resolve) => setTimeout(resolve));

const toasts = () =>
  toastStore
    .get()
    .slice(toastsBefore)
    .map(({ title, message }) => `${title}: ${message ?? ''}`);

/** A batch with a storage and a server that answer on demand. */
function world() {
  const stored: { name: string; answer: (status?: number) => void }[] = [];
  const registered: RegisterDocumentRequest[] = [];
  /** Registered, but the answer is lost. */
  const lost = new Set<string>();
  const folders: Folder[] = [];
  const state = {
    registering: Promise.resolve(),
    refetches: 0,
    refused: null as Error | null,
    isFolderListBroken: false,
    refusedTicket: null as Error | null,
    lostAnswers: 0,
    lostAs: new TypeError('Failed to fetch'),
    /** Of folders that were made. */
    lostFolders: 0,
    /** Frames that the test draws itself. */
    frames: null as (() => void)[] | null,
  };
  const batch = new UploadBatch('target', {
    engine: {
      createTicket: (): Promise<string> =>
        state.refusedTicket === null
          ? Promise.resolve('https://storage.test/object?s')
          : Promise.reject(state.refusedTicket),
      transport: ({ body, signal }) =>
        new Promise((resolve, reject) => {
          const { name } = body as File;
          stored.push({ name, answer: (status = 200) => resolve({ status, statusText: 'Told', retryAfter: null }) });
          signal.addEventListener('abort', () => reject(new Error('gone')));
        }),
      connection: { isOnline: () => true, subscribe: () => () => undefined },
      now: () => 0,
      sleep: () => Promise.resolve(),
      isSessionOver: (error) => error.cause instanceof Error && error.cause.message === '401',
    },
    listFolders: () => (state.isFolderListBroken ? Promise.reject(new Error('500')) : Promise.resolve(folders)),
    createFolder({ name, parentId = null }) {
      const row: Folder = {
        id: `made-${name}`,
        name,
        parentId,
        description: null,
        accessLevel: 'public',
        createdAt: '2026-01-01T00:00:00Z',
      };
      folders.push(row);
      return state.lostFolders-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(row);
    },
    async register(request) {
      await state.registering;
      if (state.refused) throw state.refused;
      if (lost.delete(request.name)) throw new ApiError('Conflict', 409, { code: 'already-registered' });
      registered.push(request);
      if (state.lostAnswers-- <= 0) return;
      lost.add(request.name);
      throw state.lostAs;
    },
    refetch: () => void (state.refetches += 1),
    nextFrame(render) {
      if (state.frames === null) queueMicrotask(render);
      else state.frames.push(render);
    },
    isSessionOver: (error) => error instanceof Error && error.message === '401',
  });
  worlds.push(batch);
  const answer = async (name: string, status?: number) => {
    stored.find((one) => one.name === name)!.answer(status);
    await idle();
  };
  return {
    batch,
    stored,
    registered,
    folders,
    state,
    answer,
    statuses: () => batch.engine.items().map(({ status }) => status),
  };
}

test('a batch that was handed over registers each file as soon as it is stored', async () => {
  const { batch, registered, answer, statuses } = world();
  batch.engine.add(picked('a.txt', 'b.txt'));
  batch.handOver(settings);
  await idle();
  await answer('b.txt');
  expect(registered.map(({ name }) => name)).toEqual(['b.txt']);
  expect(batch.state.get().isProcessing).toBe(true);
  await answer('a.txt');
  expect(registered).toHaveLength(2);
  expect(registered[0]).toMatchObject({ folderId: 'target', accessLevel: 'restricted' });
  expect(statuses()).toEqual(['completed', 'completed']);
  expect(batch.state.get().isProcessing).toBe(false);
  expect(toasts()).toEqual(['Success: 2 document(s) processed successfully']);
});

test('a folder that was made and never answered is made once', async () => {
  const { batch, folders, state } = world();
  state.lostFolders = 1;
  batch.addDirectories([['Legal']]);
  expect(await batch.process(settings)).toBe(true);
  expect(folders.map(({ name }) => name)).toEqual(['Legal']);
});

test('a file whose registration was done and never answered is in once, and has not failed', async () => {
  const { batch, registered, answer, statuses, state } = world();
  state.lostAnswers = 1;
  batch.engine.add(picked('a.txt', 'b.txt'));
  await idle();
  await answer('a.txt');
  await answer('b.txt');
  expect(await batch.process(settings)).toBe(true);
  expect(registered.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
  expect(statuses()).toEqual(['completed', 'completed']);
});

test('a file that is retried by hand after its answer was lost is in once, and has not failed', async () => {
  const { batch, registered, answer, statuses, state } = world();
  state.lostAnswers = 1;
  state.lostAs = new ApiError('Internal Server Error', 500);
  batch.engine.add(picked('a.txt'));
  await idle();
  await answer('a.txt');
  expect(await batch.process(settings)).toBe(false);
  expect(statuses()).toEqual(['failed']);
  batch.retry(batch.engine.items()[0]!.id);
  expect(await batch.process(settings)).toBe(true);
  expect(registered.map(({ name }) => name)).toEqual(['a.txt']);
});

test('nothing is registered of a batch without a chosen level', async () => {
  const { batch, registered, answer } = world();
  batch.engine.add(picked('a.txt'));
  batch.handOver();
  await idle();
  await answer('a.txt');
  expect(registered).toEqual([]);
  expect(batch.state.get().isHandedOver).toBe(false);
  expect(batch.isWorthKeeping()).toBe(true);
});

test('two files of one name in one folder are registered in their order, whichever is stored first', async () => {
  const { batch, registered, stored } = world();
  batch.engine.add([...picked('Deal/a.txt'), { file: new File(['longer'], 'a.txt'), folders: ['Deal'] }]);
  batch.handOver(settings);
  await idle();
  stored[1]!.answer();
  await idle();
  expect(registered).toEqual([]);
  stored[0]!.answer();
  await idle();
  expect(registered.map(({ size }) => size)).toEqual([5, 6]);
});

test('folders are made once for all waves, before the first file is in', async () => {
  const { batch, folders, registered, answer } = world();
  batch.addDirectories([['Deal'], ['Deal', 'Empty']]);
  batch.engine.add(picked('Deal/a.txt', 'Deal/b.txt'));
  batch.handOver(settings);
  await idle();
  expect(folders.map(({ name }) => name)).toEqual(['Deal', 'Empty']);
  await answer('a.txt');
  await answer('b.txt');
  expect(folders).toHaveLength(2);
  expect(registered.map(({ folderId }) => folderId)).toEqual(['made-Deal', 'made-Deal']);
});

test('the lists are read again in waves, and not after every file', async () => {
  const { batch, state, stored, registered } = world();
  batch.engine.add(picked(...Array.from({ length: 60 }, (_, index) => `${index}.txt`)));
  batch.handOver(settings);
  await idle();
  for (let next = 0; next < 60; next += 1) {
    stored[next]!.answer();
    await idle();
    if (next === 23) expect(state.refetches).toBe(0);
    if (next === 24) expect(state.refetches).toBe(1);
  }
  expect(registered).toHaveLength(60);
  expect(state.refetches).toBe(3);
});

test('a file that failed is tried again alone, and registered with the level of its batch', async () => {
  const { batch, registered, answer, stored, statuses } = world();
  batch.engine.add(picked('a.txt', 'b.txt'));
  batch.handOver(settings);
  await idle();
  await answer('a.txt', 403);
  await answer('b.txt');
  expect(statuses()).toEqual(['failed', 'completed']);
  expect(batch.state.get().isProcessing).toBe(false);
  batch.retry(batch.engine.items()[0]!.id);
  await idle();
  stored[2]!.answer();
  await idle();
  expect(registered.map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
  expect(statuses()).toEqual(['completed', 'completed']);
});

test('discarding keeps what is in, drops the rest, and reports both with numbers', async () => {
  const { batch, registered, answer, stored } = world();
  batch.engine.add(picked('a.txt', 'b.txt', 'c.txt'));
  batch.handOver(settings);
  await idle();
  await answer('a.txt');
  batch.discard();
  stored[1]!.answer();
  await idle();
  expect(registered.map(({ name }) => name)).toEqual(['a.txt']);
  expect(batch.engine.items().map(({ name }) => name)).toEqual(['a.txt']);
  expect(batch.isWorthKeeping()).toBe(false);
  expect(toasts()).toEqual(['Upload Stopped: 1 of 3 files is in. The rest was discarded.']);
});

test('discarding while the last file is being registered takes nothing back, and reports that it is in', async () => {
  const { batch, state, registered, answer } = world();
  batch.engine.add(picked('a.txt'));
  await idle();
  await answer('a.txt');
  let goOn = (): void => undefined;
  state.registering = new Promise((resolve) => {
    goOn = resolve;
  });
  void batch.process(settings);
  await idle();
  batch.discard();
  goOn();
  await idle();
  expect(registered).toHaveLength(1);
  expect(toasts()).toEqual(['Success: 1 document(s) processed successfully']);
});

test('a session that ends pauses everything, and all of it continues after the next sign-in', async () => {
  const { batch, state, stored, registered, answer, statuses } = world();
  batch.engine.add(picked('a.txt', 'b.txt'));
  batch.handOver(settings);
  await idle();
  state.refused = new Error('401');
  await answer('a.txt');
  expect(batch.state.get()).toMatchObject({ isSignedOut: true, isProcessing: false });
  await answer('b.txt');
  expect(registered).toEqual([]);
  expect(toasts()).toEqual([]);
  state.refused = null;
  batch.retryFailed();
  await idle();
  expect(stored).toHaveLength(2);
  expect(statuses()).toEqual(['completed', 'completed']);
  expect(batch.state.get().isSignedOut).toBe(false);
});

test('a session that ends while tickets are requested pauses the waiting files, too', async () => {
  const { batch, state, stored } = world();
  state.refusedTicket = new Error('401');
  batch.engine.add(picked('a.txt', 'b.txt'));
  batch.handOver(settings);
  await idle();
  expect(batch.state.get()).toMatchObject({ isSignedOut: true, isProcessing: false });
  expect(stored).toEqual([]);
  state.refusedTicket = null;
  batch.retryFailed();
  await idle();
  expect(stored).toHaveLength(2);
});

test('processing that breaks by itself is reported, and can be tried again', async () => {
  const { batch, state, answer, registered } = world();
  batch.engine.add(picked('Deal/a.txt'));
  await idle();
  await answer('a.txt');
  state.isFolderListBroken = true;
  expect(await batch.process(settings)).toBe(false);
  expect(toasts()).toEqual(['Error: Failed to process documents']);
  expect(batch.state.get().isProcessing).toBe(false);
  state.isFolderListBroken = false;
  expect(await batch.process(settings)).toBe(true);
  expect(registered).toHaveLength(1);
});

test('a burst of changes costs one render', async () => {
  const { batch, state, stored } = world();
  const frames: (() => void)[] = (state.frames = []);
  let renders = 0;
  batch.state.subscribe(() => (renders += 1));
  batch.engine.add(picked(...Array.from({ length: 60 }, (_, index) => `${index}.txt`)));
  for (let next = 0; next < 60; next += 1) {
    if (stored[next] === undefined) await idle();
    stored[next]!.answer();
  }
  await idle();
  expect([frames.length, renders]).toEqual([1, 0]);
  frames.pop()!();
  expect(renders).toBe(1);
  expect(batch.state.get().items.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 'uploaded'));
});

test('several batches share the places for transfers', async () => {
  const first = world();
  const second = world();
  first.batch.engine.add(picked(...Array.from({ length: 6 }, (_, index) => `${index}.txt`)));
  second.batch.engine.add(picked('z.txt'));
  await idle();
  expect(first.stored).toHaveLength(6);
  expect(second.stored).toHaveLength(0);
  await first.answer('0.txt');
  expect(second.stored).toHaveLength(1);
});

test('a batch of many files leaves the next free place to another batch', async () => {
  const first = world();
  const second = world();
  first.batch.engine.add(picked(...Array.from({ length: 60 }, (_, index) => `${index}.txt`)));
  second.batch.engine.add(picked('z.txt'));
  await idle();
  await first.answer('0.txt');
  expect([first.stored.length, second.stored.length]).toEqual([6, 1]);
});

test.each<[when: string, before: (made: ReturnType<typeof world>) => Promise<unknown>]>([
  ['no file was there yet', ({ batch }) => batch.process({ ...settings, accessLevel: 'public' })],
  [
    'the first try failed',
    async ({ batch, answer, state }) => {
      batch.engine.add(picked('first.txt'));
      await idle();
      await answer('first.txt');
      state.refused = new Error('503');
      await batch.process({ ...settings, accessLevel: 'public' });
      state.refused = null;
    },
  ],
])('a level chosen after a first try, when %s, is the one that counts after Back', async (_when, before) => {
  const made = world();
  const { batch, registered, answer } = made;
  await before(made);
  batch.keepDraft({ kind: 'files', values: { ...settings, accessLevel: 'confidential' } });
  batch.engine.add(picked('a.txt'));
  await idle();
  await answer('a.txt');
  batch.handOver();
  batch.retryFailed();
  await idle();
  expect(registered).toEqual([]);
  expect(batch.state.get().isHandedOver).toBe(false);
});

test('a batch that was processed with no file has no chosen level', async () => {
  const { batch, registered, answer } = world();
  await batch.process(settings);
  batch.engine.add(picked('a.txt'));
  await idle();
  await answer('a.txt');
  batch.handOver();
  await idle();
  expect(registered).toEqual([]);
});
