import { describe, expect, it, vi } from 'vitest';
import type { CreateFolderRequest, Document, Folder, RegisterDocumentRequest } from '#contract/types.ts';
import { folderAt } from '../files/folder-paths.ts';
import { takenNames } from '../document/next-version.ts';
import { type ProcessJob, processUploads } from './process-uploads.ts';
import { PauseGate } from './pause-gate.ts';
import { advance, type UploadItem } from './upload-item.ts';

const folder = (id: string, name: string, parentId: string | null = null): Folder => ({
  id,
  name,
  parentId,
  description: null,
  accessLevel: 'public',
  createdAt: '2026-01-01T00:00:00Z',
});

const ready = (id: string, name: string, folders: string[] = []): UploadItem => ({
  id,
  url: `https://storage.test/objects/${id}`,
  name,
  folders,
  size: 10,
  type: 'text/plain',
  status: 'uploaded',
  error: null,
  activity: 'sending',
  bytesSent: 10,
  speed: null,
  setback: null,
});

function job(items: UploadItem[], more: Partial<ProcessJob> = {}) {
  const state = new Map(items.map((item) => [item.id, item]));
  const created: CreateFolderRequest[] = [];
  const registered: RegisterDocumentRequest[] = [];
  const run: ProcessJob = {
    items,
    directories: [],
    folderId: 'target',
    settings: { accessLevel: 'restricted', downloadRestricted: true },
    folders: [],
    createFolder(request) {
      created.push(request);
      return Promise.resolve(folder(`new-${request.name}`, request.name, request.parentId ?? null));
    },
    register(request) {
      registered.push(request);
      return Promise.resolve();
    },
    report: (id, event) => state.set(id, advance(state.get(id)!, event)),
    isSessionOver: (error) => error instanceof Error && error.message === '401',
    mayGoOn: () => Promise.resolve(true),
    ...more,
  };
  return { run, created, registered, statuses: () => [...state.values()].map((item) => item.status) };
}

describe('processing uploads', () => {
  it('registers each file in the target folder with the shared level and flag, and sends no description', async () => {
    const { run, registered, statuses } = job([ready('1', 'a.txt'), ready('2', 'b.txt')]);
    expect(await processUploads(run)).toEqual({
      processed: 2,
      failed: 0,
      foldersFailed: 0,
      isSessionOver: false,
      isStopped: false,
    });
    expect(registered[0]).toEqual({
      documentURL: 'https://storage.test/objects/1',
      name: 'a.txt',
      folderId: 'target',
      mimeType: 'text/plain',
      size: 10,
      accessLevel: 'restricted',
      downloadRestricted: true,
    });
    expect(statuses()).toEqual(['completed', 'completed']);
  });

  it('makes the dropped folders first, parents before children, empty ones too, and reuses names that exist', async () => {
    const { run, created, registered } = job([ready('1', 'a.txt', ['Deal', '01'])], {
      directories: [['Deal'], ['Deal', '01'], ['Deal', 'empty']],
      folders: [folder('deal', 'Deal', 'target')],
    });
    await processUploads(run);
    expect(created).toEqual([
      { name: '01', parentId: 'deal', accessLevel: 'restricted' },
      { name: 'empty', parentId: 'deal', accessLevel: 'restricted' },
    ]);
    expect(registered[0]!.folderId).toBe('new-01');
  });

  it('leaves the parent out of a folder in the root', async () => {
    const { run, created } = job([ready('1', 'a.txt', ['Deal'])], { folderId: null });
    await processUploads(run);
    expect(created).toEqual([{ name: 'Deal', accessLevel: 'restricted' }]);
  });

  it('fails only the files whose folder could not be made', async () => {
    const { run, registered, statuses } = job([ready('1', 'a.txt', ['Bad', 'deep']), ready('2', 'b.txt')], {
      createFolder: () => Promise.reject(new Error('400')),
    });
    expect(await processUploads(run)).toMatchObject({ processed: 1, failed: 1, foldersFailed: 1 });
    expect(registered.map(({ name }) => name)).toEqual(['b.txt']);
    expect(statuses()).toEqual(['failed', 'completed']);
  });

  it('continues after a registration that failed', async () => {
    const { run, statuses } = job([ready('1', 'a.txt'), ready('2', 'b.txt'), ready('3', 'c.txt')], {
      register: ({ name }) => (name === 'b.txt' ? Promise.reject(new Error('500')) : Promise.resolve()),
    });
    expect(await processUploads(run)).toMatchObject({ processed: 2, failed: 1, isSessionOver: false });
    expect(statuses()).toEqual(['completed', 'failed', 'completed']);
  });

  it('stops sending when the session is over and puts back what was not done', async () => {
    let calls = 0;
    const items = Array.from({ length: 10 }, (_, index) => ready(String(index), `${index}.txt`));
    const { run, statuses } = job(items, {
      register() {
        calls += 1;
        return Promise.reject(new Error('401'));
      },
    });
    expect(await processUploads(run)).toMatchObject({ processed: 0, isSessionOver: true });
    expect(calls).toBeLessThanOrEqual(3);
    expect(statuses().filter((status) => status === 'uploaded').length).toBe(10 - calls);
  });

  it('sends nothing more once it is stopped, finishes running calls and returns the rest', async () => {
    const answers: (() => void)[] = [];
    const gate = new PauseGate();
    const items = Array.from({ length: 10 }, (_, index) => ready(String(index), `${index}.txt`));
    const { run, statuses } = job(items, {
      register: () => new Promise<void>((resolve) => answers.push(resolve)),
      mayGoOn: gate.mayGoOn,
    });
    const ended = processUploads(run);
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    gate.stop();
    for (const answer of answers) answer();
    expect(await ended).toMatchObject({ processed: 3, failed: 0, isStopped: true });
    expect(answers).toHaveLength(3);
    expect(statuses().filter((status) => status === 'uploaded')).toHaveLength(7);
  });

  it('makes no folder once it is stopped', async () => {
    const gate = new PauseGate();
    const { run, created, registered } = job([ready('1', 'a.txt', ['Deal', '01'])], { mayGoOn: gate.mayGoOn });
    gate.stop();
    expect(await processUploads(run)).toMatchObject({ processed: 0, failed: 0, foldersFailed: 0, isStopped: true });
    expect([created, registered]).toEqual([[], []]);
  });

  it('pauses on request, and continues where it was', async () => {
    const gate = new PauseGate();
    const { run, registered, statuses } = job([ready('1', 'a.txt'), ready('2', 'b.txt')], { mayGoOn: gate.mayGoOn });
    gate.hold();
    const ended = processUploads(run);
    await new Promise((resolve) => setImmediate(resolve));
    expect(registered).toEqual([]);
    expect(statuses()).toEqual(['processing', 'processing']);
    gate.release();
    expect(await ended).toMatchObject({ processed: 2, isStopped: false });
  });

  it('registers two files of one name in one folder strictly one after the other', async () => {
    const log: string[] = [];
    const { run } = job([ready('1', 'a.txt'), ready('2', 'a.txt')], {
      async register({ documentURL }) {
        log.push(`start ${documentURL.at(-1)}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`end ${documentURL.at(-1)}`);
      },
    });
    await processUploads(run);
    expect(log).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
  });
});

describe('what an upload becomes', () => {
  const document = (name: string, folderId: string | null, version: number) =>
    ({ id: name, name, folderId, version }) as Document;

  it('is the next version of a document of the same name in the same folder, and new anywhere else', () => {
    const taken = takenNames([document('Zoë.pdf', null, 6), document('a.pdf', 'f', 1)]);
    expect(taken(null, 'Zoe\u0308.pdf')?.version).toBe(6);
    expect(taken('f', 'a.pdf')?.version).toBe(1);
    expect(taken(null, 'a.pdf')).toBeUndefined();
    expect(taken('f', 'A.pdf')).toBeUndefined();
  });

  it('is looked for where the dropped path leads', () => {
    const folders = [folder('deal', 'Deal'), folder('one', '01', 'deal')];
    expect(folderAt(folders, null, ['Deal', '01'])).toBe('one');
    expect(folderAt(folders, null, [])).toBeNull();
    expect(folderAt(folders, null, ['Deal', '02'])).toBeUndefined();
  });
});
