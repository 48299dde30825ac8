// Deliveries under way when the approved version changes: versions never approved break off, and approved ones
// continue.
import { beforeEach, describe, expect, it } from 'vitest';
import { readZip } from '../../testing/read-zip.ts';
import { openRoom } from '../room/room.ts';
import type { CoreOperationId } from '../call/operation.ts';
import type { ByteSource } from '../ports/objects.ts';
import { collect } from '../store/memory-objects.ts';
import { type TestCall, testRequest } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { MARCUS } from './testing/approval-calls.ts';
import { Stage } from './testing/approval-stage.ts';

const as = 'user-viewer';
let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ level: 'public' });
  comesInPieces(stage);
});

/** Every file and every watermarked file is sent in two pieces. */
function comesInPieces({ room: { ports } }: Stage): void {
  const { objects, watermarker } = ports;
  const open = objects.open.bind(objects);
  objects.open = async (key, range) => inPieces(await open(key, range));
  ports.watermarker = {
    async watermark(object, mark, signal) {
      const made = await watermarker.watermark(object, mark, signal);
      return made && { ...made, open: async (range) => inPieces(await made.open(range)) };
    },
  };
}

async function* inPieces(source: ByteSource): ByteSource {
  const whole = await collect(source);
  yield whole.subarray(0, 12);
  yield whole.subarray(12);
}

interface Came {
  text: string;
  bytes: Uint8Array;
  isWhole: boolean;
}

/** Reads until the text appears, runs an action, and reads on. */
async function during(call: CoreOperationId, params: TestCall['params'], mark: string, act: () => Promise<unknown>) {
  const { room } = stage;
  const answered = await openRoom(room.ports, room.memory).answer(testRequest(call, { as, params: params ?? {} }));
  const { status, body } = answered;
  if (status !== 200 || body === null || body instanceof Uint8Array) throw new Error(`The answer is ${status}`);
  const pieces: Uint8Array[] = [];
  const cameWith = (isWhole: boolean): Came => {
    const bytes = new Uint8Array(pieces.flatMap((piece) => [...piece]));
    return { text: new TextDecoder().decode(bytes), bytes, isWhole };
  };
  let isDone = false;
  try {
    for await (const piece of body) {
      pieces.push(piece);
      if (isDone || !cameWith(true).text.includes(mark)) continue;
      isDone = true;
      await act();
    }
  } catch {
    return cameWith(false);
  }
  expect(isDone).toBe(true);
  return cameWith(true);
}

const delivered = (call: 'downloadDocument' | 'previewDocument' | number, act: () => Promise<unknown>) =>
  typeof call === 'number'
    ? during('downloadDocumentVersion', { id: stage.id, version: String(call) }, '%PDF', act)
    : during(call, { id: stage.id }, '%PDF', act);

const both = ['downloadDocument', 'previewDocument'] as const;

describe.each(both)('%s', (call) => {
  it('breaks off when the folder begins to require approval and nothing was approved', async () => {
    await stage.require(false);
    const { text, isWhole } = await delivered(call, () => stage.require(true));
    expect(isWhole).toBe(false);
    expect(text).not.toContain('bytes-1');
  });

  it('breaks off when the document is moved to a folder in which no version is approved', async () => {
    await stage.move('elsewhere');
    const { isWhole } = await delivered(call, () => stage.move('back'));
    expect(isWhole).toBe(false);
  });

  it('breaks off when the version was never approved, and an earlier one was', async () => {
    await stage.approve();
    await stage.require(false);
    await stage.upload(2);
    const { text, isWhole } = await delivered(call, () => stage.require(true));
    expect(isWhole).toBe(false);
    expect(text).not.toContain('bytes-2');
  });

  it('continues when the version is approved', async () => {
    await stage.approve();
    await stage.require(false);
    const { text, isWhole } = await delivered(call, () => stage.require(true));
    expect(isWhole).toBe(true);
    expect(text).toContain('bytes-1');
  });

  it('continues when a later version is added, rejected or approved', async () => {
    await stage.approve();
    const { text, isWhole } = await delivered(call, async () => {
      await stage.rename(2);
      await stage.upload(2);
      await stage.reject();
      await stage.approve();
    });
    expect(isWhole).toBe(true);
    expect(text).toContain('bytes-1');
  });
});

it('the delivery of an earlier version continues if it was ever approved, and breaks off otherwise', async () => {
  await stage.approve();
  await stage.upload(2);
  await stage.upload(3);
  await stage.approve();
  await stage.require(false);
  expect((await delivered(1, () => stage.require(true))).isWhole).toBe(true);
  await stage.require(false);
  expect((await delivered(2, () => stage.require(true))).isWhole).toBe(false);
});

it('the rest of a file that has been replaced is the whole new file', async () => {
  await stage.approve();
  const params = { id: stage.id };
  const part = await stage.room.call('downloadDocument', { as, params, headers: { range: 'bytes=0-8' } });
  await stage.upload(2);
  const fetchRest = () => {
    const headers = { range: 'bytes=9-15', 'if-range': part.headers['ETag'] ?? '' };
    return stage.room.call('downloadDocument', { as, params, headers });
  };
  expect(await fetchRest()).toMatchObject({ status: 206, text: 'bytes-1' });
  await stage.approve();
  expect(await fetchRest()).toMatchObject({ status: 200, text: '%PDF-1.4 bytes-2..' });
});

describe('an archive', () => {
  const another = (name: string) =>
    upload(stage.room, {
      as: MARCUS,
      name,
      folderId: stage.folderId,
      accessLevel: 'public',
      bytes: `bytes of ${name}`,
    });

  async function prepare() {
    const json = { documentIds: [], folderIds: [stage.folderId] };
    const { json: prepared } = await stage.room.call('prepareArchive', { as, json });
    return prepared as { id: string; files: number; size: number; leftOut: number };
  }

  it('leaves out, without a name, what the folder begins to hide before its turn comes', async () => {
    await stage.approve();
    await stage.require(false);
    await another('secret-plan.pdf');
    const { id, files } = await prepare();
    expect(files).toBe(2);
    const { bytes, isWhole } = await during('downloadArchive', { id }, '%PDF', () => stage.require(true));
    expect(isWhole).toBe(true);
    const entries = (await readZip(bytes)).map(({ path, bytes: own }) => [path, new TextDecoder().decode(own)]);
    expect(entries.map(([path]) => path)).toEqual([
      'requiring/',
      'requiring/between/',
      'requiring/between/within/',
      'requiring/name-1.pdf',
      'NOT-INCLUDED.txt',
    ]);
    expect(entries.at(-1)?.[1]).toContain('One document was there when the archive was asked for');
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('breaks off within a document that is hidden meanwhile', async () => {
    await stage.require(false);
    const { id } = await prepare();
    const { text, isWhole } = await during('downloadArchive', { id }, '%PDF', () => stage.require(true));
    expect(isWhole).toBe(false);
    expect(text).not.toContain('bytes-1');
  });

  it('contains what is approved when it is downloaded, whatever was approved when it was prepared', async () => {
    await another('hidden.pdf');
    await stage.approve();
    const { id, ...amount } = await prepare();
    expect(amount).toMatchObject({ files: 1, size: 17, leftOut: 0 });
    await stage.rename(2);
    await stage.upload(2);
    const paths = async () => {
      const { bytes } = await during('downloadArchive', { id }, '%PDF', () => Promise.resolve());
      return (await readZip(bytes)).map(({ path, bytes: own }) => `${path} ${new TextDecoder().decode(own)}`).at(-1);
    };
    expect(await paths()).toBe('requiring/name-1.pdf %PDF-1.4 bytes-1.');
    await stage.approve();
    expect(await paths()).toBe('requiring/name-2.pdf %PDF-1.4 bytes-2..');
  });

  it('of documents that were never approved is 404, and counts none', async () => {
    const [own, unknown] = await Promise.all(
      [stage.id, 'document-none'].map((id) =>
        stage.room.call('prepareArchive', { as, json: { documentIds: [id], folderIds: [] } }),
      ),
    );
    expect(own).toEqual(unknown);
    expect(own?.status).toBe(404);
    expect(await prepare()).toMatchObject({ files: 0, size: 0, leftOut: 0 });
  });
});
