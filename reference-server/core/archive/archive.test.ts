import { beforeEach, describe, expect, it } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import { collect, once } from '../store/memory-objects.ts';
import { readZip, type UnzippedEntry } from '../../testing/read-zip.ts';
import { openTestRoom, testRequest, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { openRoom } from '../room/room.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { ReadTx, Store } from '../ports/store.ts';

interface Prepared {
  id: string;
  fileName: string;
  files: number;
  size: number;
  leftOut: number;
}
type Wanted = Partial<{ documentIds: string[]; folderIds: string[] }>;

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

async function folder(name: string, parentId: string | null = null, accessLevel = 'public'): Promise<string> {
  const { json } = await room.call('createFolder', { as: 'user-admin', json: { name, parentId, accessLevel } });
  return (json as { id: string }).id;
}

const request = (as: string, wanted: Wanted) =>
  room.call('prepareArchive', { as, json: { documentIds: [], folderIds: [], ...wanted } });

async function prepare(as: string, wanted: Wanted): Promise<Prepared> {
  const { status, json, text } = await request(as, wanted);
  if (status !== 201) throw new Error(text);
  return json as Prepared;
}

/** An answer whose bytes are not read yet. */
function begin(as: string, id: string) {
  return openRoom(room.ports, room.memory).answer(testRequest('downloadArchive', { as, params: { id } }));
}

async function bodyOf(as: string, id: string): Promise<ByteSource> {
  const { status, body } = await begin(as, id);
  if (status !== 200 || body === null) throw new Error(`The answer is ${status}`);
  return body instanceof Uint8Array ? once(body) : body;
}

const download = async (as: string, id: string) => readZip(await collect(await bodyOf(as, id)));
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const texts = (entries: readonly UnzippedEntry[]) => entries.map(({ path, bytes }) => [path, textOf(bytes)]);
const logged = async (type: string) => (await room.entries()).filter(({ activityType }) => activityType === type);

/** Reads until the text appears, runs an action, and reads on. @returns the bytes, and the error that ended them */
async function interrupted(source: ByteSource, mark: string, act: () => Promise<unknown>) {
  const pieces: Uint8Array[] = [];
  let isDone = false;
  try {
    for await (const piece of source) {
      pieces.push(piece);
      if (isDone || !textOf(piece).includes(mark)) continue;
      isDone = true;
      await act();
    }
  } catch (error) {
    return { pieces, error };
  }
  return { pieces, error: null };
}

async function wholeOf(pieces: readonly Uint8Array[]): Promise<UnzippedEntry[]> {
  async function* each(): ByteSource {
    await Promise.resolve();
    yield* pieces;
  }
  return readZip(await collect(each()));
}

const seal = (id: string) =>
  room.call('updateDocumentSettings', {
    as: 'user-admin',
    params: { id },
    json: { accessLevel: 'public', downloadRestricted: true, printingRestricted: false },
  });

describe('an archive', () => {
  it('contains a folder as in the tree, byte for byte, with empty folders', async () => {
    const reports = await folder('Reports');
    const inner = await folder('2025', reports);
    await folder('Empty', reports);
    await upload(room, { name: 'b.txt', folderId: reports, bytes: 'two' });
    await upload(room, { name: 'a.txt', folderId: inner, bytes: 'one' });
    await upload(room, { name: 'elsewhere.txt', bytes: 'other' });
    const prepared = await prepare('user-viewer', { folderIds: [reports] });
    expect(prepared).toEqual({ id: 'archive-1', fileName: 'Reports.zip', files: 2, size: 6, leftOut: 0 });
    expect(texts(await download('user-viewer', prepared.id))).toEqual([
      ['Reports/', ''],
      ['Reports/2025/', ''],
      ['Reports/2025/a.txt', 'one'],
      ['Reports/Empty/', ''],
      ['Reports/b.txt', 'two'],
    ]);
  });

  it('is sent as a download of unknown size', async () => {
    const { id: document } = await upload(room);
    const { id } = await prepare('user-viewer', { documentIds: [document] });
    const { headers } = await begin('user-viewer', id);
    expect(headers).toMatchObject({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="Documents.zip"; filename*=UTF-8''Documents.zip`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    });
    expect(headers).not.toHaveProperty('Content-Length');
  });

  it('contains each document once, however often and through which folder it was selected', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer);
    const { id } = await upload(room, { name: 'a.txt', folderId: inner, bytes: 'one' });
    const prepared = await prepare('user-admin', { documentIds: [id, id], folderIds: [inner, outer, outer] });
    expect(prepared).toMatchObject({ files: 1, fileName: 'Documents.zip' });
    expect(texts(await download('user-admin', prepared.id))).toEqual([
      ['Outer/', ''],
      ['Outer/Inner/', ''],
      ['Outer/Inner/a.txt', 'one'],
    ]);
  });

  it('puts the selected items side by side, each name once', async () => {
    const here = await folder('Here');
    const one = await upload(room, { name: 'Same.txt', bytes: 'one' });
    const two = await upload(room, { name: 'same.TXT', bytes: 'two', folderId: here });
    const three = await upload(room, { name: 'not-included.txt', bytes: 'three' });
    const { id } = await prepare('user-admin', { documentIds: [one.id, two.id, three.id] });
    expect(texts(await download('user-admin', id))).toEqual([
      ['same.TXT', 'two'],
      ['not-included (2).txt', 'three'],
      ['Same (2).txt', 'one'],
    ]);
  });

  it('audits the download of each file, with its own time, before its first byte', async () => {
    const one = await upload(room, { name: 'one.txt', bytes: 'first' });
    const two = await upload(room, { name: 'two.txt', bytes: 'second' });
    const { id } = await prepare('user-viewer', { documentIds: [one.id, two.id] });
    expect(await logged('document_download')).toHaveLength(0);
    const { error } = await interrupted(await bodyOf('user-viewer', id), 'first', async () => {
      expect((await logged('document_download')).map(({ resourceId }) => resourceId)).toEqual([one.id]);
      room.ports.clock.advance({ hours: 1 });
    });
    expect(error).toBeNull();
    const [second, first] = await logged('document_download');
    expect(first).toMatchObject({
      description: 'Downloaded "one.txt" (version 1)',
      userId: 'user-viewer',
      ipAddress: '10.0.0.7',
      createdAt: '2026-01-15T10:00:00.000Z',
    });
    expect(second).toMatchObject({ resourceId: two.id, createdAt: '2026-01-15T11:00:00.000Z' });
  });

  it('can be requested by HEAD, which leaves no trace', async () => {
    const { id: document } = await upload(room);
    const { id } = await prepare('user-viewer', { documentIds: [document] });
    const answer = await room.call('downloadArchive', { as: 'user-viewer', params: { id }, isHead: true });
    expect(answer).toMatchObject({ status: 200, text: '', type: 'application/zip' });
    expect(await logged('document_download')).toHaveLength(0);
  });
});

describe('what may not be downloaded', () => {
  it('is counted, left out, audited as blocked and named at the end with the reason', async () => {
    const reports = await folder('Reports');
    const sealed = await upload(room, { name: 'sealed.pdf', folderId: reports, downloadRestricted: true });
    const shown = await upload(room, { name: 'shown.pdf', folderId: reports, accessLevel: 'confidential' });
    const grant = { documentId: shown.id, userId: 'user-viewer', canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: 'user-admin', json: grant });
    await upload(room, { name: 'free.txt', folderId: reports, bytes: 'free' });
    const prepared = await prepare('user-viewer', { folderIds: [reports] });
    expect(prepared).toMatchObject({ files: 1, size: 4, leftOut: 2 });
    const entries = await download('user-viewer', prepared.id);
    expect(entries.map(({ path }) => path)).toEqual(['Reports/', 'Reports/free.txt', 'NOT-INCLUDED.txt']);
    expect(textOf(entries.at(-1)?.bytes).split('\r\n')).toEqual([
      'These documents are not in this archive:',
      '',
      'Reports/sealed.pdf',
      '    Downloading it is restricted.',
      'Reports/shown.pdf',
      '    You do not have permission to download it.',
      '',
    ]);
    expect((await logged('blocked_download')).map(({ description, resourceId }) => [description, resourceId])).toEqual([
      ['Blocked a download of "shown.pdf"', shown.id],
      ['Blocked a download of "sealed.pdf"', sealed.id],
    ]);
    expect(await logged('document_download')).toHaveLength(1);
  });

  it('may be the whole selection', async () => {
    const { id } = await upload(room, { name: 'sealed.pdf', downloadRestricted: true });
    const prepared = await prepare('user-viewer', { documentIds: [id] });
    expect(prepared).toMatchObject({ files: 0, size: 0, leftOut: 1 });
    expect((await download('user-viewer', prepared.id)).map(({ path }) => path)).toEqual(['NOT-INCLUDED.txt']);
  });

  it('is not listed where it may not be seen, and neither are its folders', async () => {
    const open = await folder('Open');
    const closed = await folder('Closed', open, 'restricted');
    await upload(room, { name: 'hidden.txt', folderId: closed, bytes: 'hidden' });
    await upload(room, { name: 'confidential.txt', folderId: open, accessLevel: 'confidential', bytes: 'secret' });
    await upload(room, { name: 'open.txt', folderId: open, bytes: 'open' });
    const prepared = await prepare('user-viewer', { folderIds: [open] });
    expect(prepared).toMatchObject({ files: 1, leftOut: 0 });
    expect(texts(await download('user-viewer', prepared.id))).toEqual([
      ['Open/', ''],
      ['Open/open.txt', 'open'],
    ]);
    expect(await logged('blocked_download')).toHaveLength(0);
  });

  it.each([
    [
      'a document that is hidden',
      async () => ({ documentIds: [(await upload(room, { accessLevel: 'confidential' })).id] }),
    ],
    ['a folder that is hidden', async () => ({ folderIds: [await folder('Closed', null, 'restricted')] })],
    ['a document that is not there', () => Promise.resolve({ documentIds: ['nothing'] })],
    ['a folder that is not there', () => Promise.resolve({ folderIds: ['nothing'] })],
  ])('is not found where it is %s', async (_what, wanted) => {
    const { status, text } = await request('user-viewer', await wanted());
    expect([status, text]).toEqual([404, (await request('user-viewer', { documentIds: ['none'] })).text]);
  });
});

describe('a prepared archive', () => {
  it('has to name something', async () => {
    expect(await request('user-viewer', {})).toMatchObject({ status: 400, json: { code: 'invalid-request' } });
    expect((await room.call('prepareArchive', { as: null, json: {} })).status).toBe(401);
  });

  it('is available for five minutes, in the session that prepared it, any number of times', async () => {
    const { id: document } = await upload(room);
    const { id } = await prepare('user-viewer', { documentIds: [document] });
    const get = (call: object) => room.call('downloadArchive', { as: 'user-viewer', params: { id }, ...call });
    expect((await get({})).status).toBe(200);
    expect((await get({ session: 'another' })).status).toBe(404);
    expect((await get({ as: 'user-analyst' })).status).toBe(404);
    expect((await get({ params: { id: 'nothing' } })).status).toBe(404);
    expect((await get({ as: null })).status).toBe(401);
    room.ports.clock.advance({ minutes: 4, seconds: 59 });
    expect((await get({})).status).toBe(200);
    room.ports.clock.advance({ seconds: 1 });
    expect((await get({})).status).toBe(404);
  });

  it('is displaced by later ones of the same user, never by those of others', async () => {
    const { id: document } = await upload(room);
    const first = await prepare('user-viewer', { documentIds: [document] });
    for (let at = 0; at < 5; at += 1) await prepare('user-analyst', { documentIds: [document] });
    const get = () => room.call('downloadArchive', { as: 'user-viewer', params: { id: first.id } });
    expect((await get()).status).toBe(200);
    for (let at = 0; at < 5; at += 1) await prepare('user-viewer', { documentIds: [document] });
    expect((await get()).status).toBe(404);
  });
});

describe('what changes between asking and downloading', () => {
  it('is current: deleted documents are counted and not named', async () => {
    const reports = await folder('Reports');
    const gone = await upload(room, { name: 'gone.txt', folderId: reports });
    const sealed = await upload(room, { name: 'sealed.txt', folderId: reports });
    const { id } = await prepare('user-viewer', { folderIds: [reports] });
    await room.call('deleteDocument', { as: 'user-admin', params: { id: gone.id } });
    await seal(sealed.id);
    const entries = await download('user-viewer', id);
    const text = textOf(entries.at(-1)?.bytes);
    expect(entries.map(({ path }) => path)).toEqual(['Reports/', 'NOT-INCLUDED.txt']);
    expect(text).toContain('Reports/sealed.txt\r\n    Downloading it is restricted.');
    expect(text).toContain('One further document was there when the archive was asked for and is not any more.');
    expect(text).not.toContain('gone.txt');
  });

  it('is audited as blocked where it is not seen any more by then', async () => {
    const { id: documentId } = await upload(room, { name: 'Secret.pdf', accessLevel: 'confidential' });
    const grant = { documentId, userId: 'user-viewer', canRead: true, canDownload: true };
    await room.call('grantDocumentPermission', { as: 'user-admin', json: grant });
    const { id } = await prepare('user-viewer', { documentIds: [documentId] });
    await room.call('revokeDocumentPermission', { as: 'user-admin', params: { documentId, userId: 'user-viewer' } });
    const entries = await download('user-viewer', id);
    expect(entries.map(({ path }) => path)).toEqual(['NOT-INCLUDED.txt']);
    expect(await logged('blocked_download')).toMatchObject([{ userId: 'user-viewer', resourceId: documentId }]);
  });

  it('during the download leaves out the remaining files, and names those still visible', async () => {
    const [one, two, three] = [
      await upload(room, { name: '1.txt', bytes: 'first' }),
      await upload(room, { name: '2.txt', bytes: 'second' }),
      await upload(room, { name: '3.txt', bytes: 'third' }),
    ];
    const { id } = await prepare('user-viewer', { documentIds: [one.id, two.id, three.id] });
    const { pieces, error } = await interrupted(await bodyOf('user-viewer', id), 'first', async () => {
      await seal(two.id);
      const json = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
      await room.call('updateDocumentSettings', { as: 'user-admin', params: { id: three.id }, json });
    });
    expect(error).toBeNull();
    const entries = await wholeOf(pieces);
    expect(entries.map(({ path }) => path)).toEqual(['1.txt', 'NOT-INCLUDED.txt']);
    expect(textOf(entries.at(-1)?.bytes)).toContain('2.txt');
    expect(textOf(entries.at(-1)?.bytes)).not.toContain('3.txt');
    expect(await logged('blocked_download')).toHaveLength(2);
  });

  it('names no folder that is hidden or deleted when its turn comes', async () => {
    const deals = await folder('Deals', null, 'restricted');
    const first = await folder('A', deals, 'restricted');
    await upload(room, { name: 'one.txt', folderId: first, bytes: 'first' });
    const falcon = await folder('Project Falcon', deals, 'restricted');
    const osprey = await folder('Project Osprey', deals, 'restricted');
    for (const folderId of [deals, falcon, osprey]) {
      const json = { folderId, userId: 'user-viewer', canRead: true, canWrite: false };
      await room.call('setFolderPermission', { as: 'user-admin', json });
    }
    const { id } = await prepare('user-viewer', { folderIds: [deals] });
    const { pieces, error } = await interrupted(await bodyOf('user-viewer', id), 'first', async () => {
      await room.call('deleteFolder', { as: 'user-admin', params: { id: osprey } });
      for (const folderId of [deals, falcon]) {
        const params = { folderId, userId: 'user-viewer' };
        await room.call('revokeFolderPermission', { as: 'user-admin', params });
      }
    });
    expect(error).toBeNull();
    const paths = (await wholeOf(pieces)).map(({ path }) => path);
    expect(paths).toEqual(['Deals/', 'Deals/A/', 'Deals/A/one.txt']);
  });
});

it('an archive that takes longer than the idle limit completes', async () => {
  const factorRoom = await openFactorRoom();
  room = factorRoom;
  const viewer = await factorRoom.person('user-viewer');
  await factorRoom.setPolicy({ idleMinutes: 5 });
  const documentIds: string[] = [];
  for (const name of ['1.txt', '2.txt', '3.txt']) documentIds.push((await upload(room, { name, bytes: name })).id);
  const { json } = await viewer.call('prepareArchive', { json: { documentIds, folderIds: [] } });
  const { id } = json as Prepared;
  const request = testRequest('downloadArchive', { as: viewer.id, session: viewer.session, params: { id } });
  const { body } = await openRoom(room.ports, room.memory).answer(request);
  const pieces: Uint8Array[] = [];
  for await (const piece of body as ByteSource) {
    pieces.push(piece);
    if (['1.txt', '2.txt', '3.txt'].includes(textOf(piece))) room.ports.clock.advance({ minutes: 4 });
  }
  expect((await wholeOf(pieces)).map(({ path }) => path)).toEqual(['1.txt', '2.txt', '3.txt']);
});

describe('an archive of a folder is whole', () => {
  it('however deep the folder is', async () => {
    const chain: string[] = [];
    for (let level = 0; level < 122; level += 1) chain.push(await folder(`L${level}`, chain.at(-1) ?? null));
    await upload(room, { name: 'deep.txt', folderId: chain.at(-1), bytes: 'deep' });
    const prepared = await prepare('user-admin', { folderIds: [chain[1] ?? ''] });
    expect(prepared).toMatchObject({ files: 1, leftOut: 0 });
    expect(texts(await download('user-admin', prepared.id)).at(-1)?.[1]).toBe('deep');
  });

  it('where old rows run in a circle, and takes nothing that lies outside it', async () => {
    const [one, two, other] = [await folder('One'), await folder('Two'), await folder('Other')];
    await room.ports.store.transact(async (tx) => {
      for (const [id, parentId] of [[one, two] as const, [two, one] as const]) {
        const row = await tx.folders.get(id);
        if (row) await tx.folders.put({ ...row, parentId });
      }
    });
    await upload(room, { name: '1.txt', folderId: one, bytes: 'first' });
    await upload(room, { name: '2.txt', folderId: two, bytes: 'second' });
    await upload(room, { name: '3.txt', folderId: other, bytes: 'third' });
    for (const id of [one, two]) expect(await prepare('user-admin', { folderIds: [id] })).toMatchObject({ files: 2 });
  });
});

/** Two pieces with an action in between. */
function inTwoPieces(between: () => Promise<unknown>): void {
  const open = room.ports.objects.open.bind(room.ports.objects);
  room.ports.objects.open = async (...args) => {
    const bytes = await collect(await open(...args));
    async function* pieces(): ByteSource {
      await Promise.resolve();
      yield bytes.subarray(0, 3);
      await between();
      yield bytes.subarray(3);
    }
    return pieces();
  };
}

describe('an archive breaks off', () => {
  const ends: readonly [what: string, end: (document: string) => Promise<unknown>][] = [
    [
      'its reader is deactivated',
      () => room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } }),
    ],
    [
      'the role of its reader changes',
      () => room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-viewer' }, json: { role: 'analyst' } }),
    ],
    ['the file that is leaving may not be downloaded any more', (document) => seal(document)],
  ];

  it.each(ends)('as %s, and never looks whole', async (_what, end) => {
    const one = await upload(room, { name: '1.txt', bytes: 'first' });
    const two = await upload(room, { name: '2.txt', bytes: 'second' });
    const { id } = await prepare('user-viewer', { documentIds: [one.id, two.id] });
    inTwoPieces(() => Promise.resolve());
    const { pieces, error } = await interrupted(await bodyOf('user-viewer', id), 'fir', () => end(one.id));
    expect(error).not.toBeNull();
    await expect(wholeOf(pieces)).rejects.toThrow();
    expect(textOf(pieces.at(-1))).not.toContain('second');
    expect((await logged('document_download')).map(({ resourceId }) => resourceId)).toEqual([one.id]);
  });

  it('where its last file has left and only the directory is missing', async () => {
    const { id: document } = await upload(room, { name: '1.txt', bytes: 'first' });
    const { id } = await prepare('user-viewer', { documentIds: [document] });
    const { pieces, error } = await interrupted(await bodyOf('user-viewer', id), 'first', () =>
      room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-viewer' } }),
    );
    expect(error).toMatchObject({ status: 401 });
    await expect(wholeOf(pieces)).rejects.toThrow();
  });

  it('where stored bytes turn out damaged in the middle, which is audited', async () => {
    const { id: document } = await upload(room, { name: '1.txt', bytes: 'first' });
    const { id } = await prepare('user-viewer', { documentIds: [document] });
    inTwoPieces(() => Promise.reject(new Error('It is rotten')));
    const { pieces, error } = await interrupted(await bodyOf('user-viewer', id), 'none', () => Promise.resolve());
    expect(error).toMatchObject({ message: 'It is rotten' });
    await expect(wholeOf(pieces)).rejects.toThrow();
    expect(await logged('failed_download')).toHaveLength(1);
  });
});

it('what is damaged before its first byte is left out, named and audited as failed', async () => {
  const one = await upload(room, { name: '1.txt', bytes: 'first' });
  const two = await upload(room, { name: '2.txt', bytes: 'second' });
  const faults: unknown[] = [];
  room.ports.reportFault = (fault) => faults.push(fault);
  const open = room.ports.objects.open.bind(room.ports.objects);
  let isFirst = true;
  room.ports.objects.open = (...args) => {
    const isRotten = isFirst;
    isFirst = false;
    return isRotten ? Promise.reject(new Error('It is rotten')) : open(...args);
  };
  const { id } = await prepare('user-viewer', { documentIds: [one.id, two.id] });
  const entries = await download('user-viewer', id);
  expect(entries.map(({ path }) => path)).toEqual(['2.txt', 'NOT-INCLUDED.txt']);
  expect(textOf(entries.at(-1)?.bytes)).toContain('1.txt\r\n    What is stored of it is damaged or missing.');
  expect(await logged('failed_download')).toHaveLength(1);
  expect(faults).toHaveLength(1);
});

it('a client that disconnects leaves nothing open', async () => {
  let open = 0;
  const opened = room.ports.objects.open.bind(room.ports.objects);
  room.ports.objects.open = async (...args) => {
    const bytes = await opened(...args);
    open += 1;
    return Object.assign(bytes, { destroy: () => void (open -= 1) });
  };
  const { id: document } = await upload(room, { name: '1.txt', bytes: 'first' });
  const { id } = await prepare('user-viewer', { documentIds: [document] });
  const reading = (await bodyOf('user-viewer', id))[Symbol.asyncIterator]();
  await reading.next();
  await reading.next();
  expect(open).toBe(1);
  await reading.return?.();
  expect(open).toBeLessThan(1);
});

it('looks up no document but those that were selected or lie beneath', async () => {
  const { ports } = room;
  const { store } = ports;
  const folderId = await folder('Beneath');
  await upload(room, { name: 'in.txt', folderId, bytes: 'in' });
  const { id } = await upload(room, { name: 'one.txt', bytes: 'one' });
  await upload(room, { name: 'other.txt', bytes: 'other' });
  let lists = 0;
  const counting: Store = {
    transact: (...work) => store.transact(...work),
    read: (work) =>
      store.read((tx) => {
        const documents: ReadTx['documents'] = {
          get: (one) => tx.documents.get(one),
          by: (index, key) => tx.documents.by(index, key),
          list: () => ((lists += 1), tx.documents.list()),
        };
        return work(Object.assign(Object.create(tx) as ReadTx, { documents }));
      }),
  };
  ports.store = counting as typeof store;
  const prepared = await prepare('user-viewer', { documentIds: [id], folderIds: [folderId] });
  expect(prepared.files).toBe(2);
  expect((await begin('user-viewer', prepared.id)).status).toBe(200);
  expect(lists).toBe(0);
});
