import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, open, readdir, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, type TestClient } from '#server/testing/client.ts';
import { addDocument } from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let ada: TestClient;

let uploads = 0;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signInAs('admin');
});

beforeEach(() => {
  server.faults.splice(0);
  large = randomBytes(3_000_000);
});

afterAll(() => server.stop());

const SMALL = Buffer.from('the minutes of the meeting\n'.repeat(40));
/** New for each test, since damage to what was read before under the same hash is noticed later. */
let large: Buffer;

/** A document and the file with its bytes. */
async function uploaded(bytes: Buffer, mimeType = 'text/plain'): Promise<{ id: string; file: string; path: string }> {
  const folder = path.join(server.dataDir, 'objects');
  const before = new Set(await readdir(folder));
  const { id } = await addDocument(ada, { name: `File ${++uploads}`, mimeType }, bytes);
  const [key = ''] = (await readdir(folder)).filter((name) => !before.has(name));
  return { id, file: path.join(folder, key), path: `/api/documents/${id}/download` };
}

/** All bytes received, and whether the transfer was complete. */
async function download(url: string, headers: Record<string, string> = {}) {
  const cookie = `${SESSION_COOKIE}=${ada.cookie(SESSION_COOKIE) ?? ''}`;
  const request = http.get(`${server.ownAddress}${url}`, { headers: { ...headers, cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  await new Promise((resolve) => response.once('close', resolve));
  return { status: response.statusCode, isComplete: response.complete, bytes: Buffer.concat(parts) };
}

async function flipBit(file: string, place: number): Promise<void> {
  const handle = await open(file, 'r+');
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 4]), 0, 1, place);
  await handle.close();
}

const trail = async (id: string) =>
  (await server.auditLog()).filter((entry) => entry.resourceId === id).map((entry) => entry.activityType);

describe('a preview of what was damaged on the disk', () => {
  it('shows nothing, whatever is in the place of the file, and is audited as failed', async () => {
    const page = Buffer.from('<!doctype html><title>Minutes</title><p>Minutes of the meeting</p>');
    const damages: ((file: string) => Promise<unknown>)[] = [
      (file) => flipBit(file, 20),
      (file) => rm(file),
      (file) => rm(file).then(() => symlink('/etc/hostname', file)),
      (file) => rm(file).then(() => execFileSync('mkfifo', [file])),
    ];
    for (const damage of damages) {
      const { id, file } = await uploaded(page, 'text/html');
      await damage(file);
      expect((await download(`/api/documents/${id}/preview`)).status).toBe(500);
      expect(await trail(id)).toEqual(['failed_view', 'document_upload']);
    }
  });
});

describe('a download of what was damaged on the disk', () => {
  const damages: [string, (file: string) => Promise<unknown>][] = [
    ['has a flipped bit', (file) => flipBit(file, 17)],
    ['has a flipped bit at its end', async (file) => flipBit(file, (await stat(file)).size - 1)],
    ['is longer than it was', (file) => appendFile(file, 'x')],
    ['is shorter than it was', (file) => truncate(file, 20)],
    ['is empty', (file) => truncate(file)],
    ['is gone', (file) => rm(file)],
    ['is a link to something else', (file) => rm(file).then(() => symlink('/etc/hostname', file))],
  ];

  it.each(damages)('that %s is a fault before its first byte, and is reported as one', async (_, damage) => {
    for (const original of [SMALL, large]) {
      const { id, file, path } = await uploaded(original);
      await damage(file);
      for (const headers of [{}, { range: 'bytes=0-9' }, { range: 'bytes=5-' }, { 'if-range': '"x"' }]) {
        const answer = await download(path, headers);
        expect([answer.status, answer.isComplete]).toEqual([500, true]);
        expect(answer.bytes.toString()).toContain('damaged or missing');
        expect(answer.bytes.toString()).not.toContain(server.dataDir);
      }
      // Two complete downloads and the parts together.
      const failed = Array<string>(3).fill('failed_download');
      expect(await trail(id)).toEqual([...failed, 'document_upload']);
      expect(server.faults.splice(0)).toHaveLength(4);
    }
  });

  it('that rots after it was read once is cut before the wrong bytes, and audited as failed', async () => {
    const { id, file, path } = await uploaded(large);
    expect((await download(path)).bytes.equals(large)).toBe(true);
    await flipBit(file, 2_900_000);
    const cut = await download(path);
    expect([cut.status, cut.isComplete]).toEqual([200, false]);
    expect(large.subarray(0, cut.bytes.length).equals(cut.bytes)).toBe(true);
    expect((await trail(id)).slice(0, 2)).toEqual(['failed_download', 'document_download']);
    expect((await server.auditLog()).at(0)?.description).toContain('broke off');
    expect(server.faults).toHaveLength(1);
    expect((await download(path)).status).toBe(500);
  });

  it('is whole again when the file is put back', async () => {
    const { file, path } = await uploaded(large);
    await flipBit(file, 1_000_000);
    expect((await download(path)).status).toBe(500);
    await writeFile(`${file}.new`, large);
    await rename(`${file}.new`, file);
    expect((await download(path)).bytes.equals(large)).toBe(true);
    expect((await download(path, { range: 'bytes=2999999-' })).bytes).toEqual(large.subarray(-1));
  });

  it('leaves the other documents as they are', async () => {
    const [rotten, whole] = [await uploaded(SMALL), await uploaded(large)];
    await flipBit(rotten.file, 0);
    const [bad, good] = await Promise.all([download(rotten.path), download(whole.path)]);
    expect([bad.status, good.status, good.bytes.equals(large)]).toEqual([500, 200, true]);
  });
});
