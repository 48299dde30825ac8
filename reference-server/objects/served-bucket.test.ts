import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { TestClient } from '#server/testing/client.ts';
import { addDocument, register, store, stored, ticketFor } from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { startFaultProxy, type FaultProxy } from './testing/fault-proxy.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

let bucket: S3Server;
let network: FaultProxy;
let server: TestServer;
let ada: TestClient;

beforeAll(async () => {
  bucket = await startS3Server('rooms/');
  network = await startFaultProxy(bucket.endpoint);
  for (const [name, value] of Object.entries(bucket.environment)) vi.stubEnv(name, value);
  const url = `s3://strongroom?endpoint=${network.endpoint}&prefix=rooms`;
  server = await startTestServer({ environment: { OBJECTS_URL: url } });
  ada = await server.signInAs('admin');
});

afterAll(async () => {
  await server.stop();
  await network.close();
  await bucket.close();
  vi.unstubAllEnvs();
});

const rooms = () => path.join(bucket.folder, 'strongroom/rooms');
/** Empty before the first upload. */
const names = () => readdir(rooms()).catch(() => []);
const inBucket = async () => (await names()).filter((name) => name.endsWith('_object')).length;
const page = (text: string) => `<!doctype html><title>Minutes</title><p>${text}</p>`;

describe('a data room with its files in a bucket', () => {
  it('takes and gives files of every size, whole and in ranges', { timeout: 120_000 }, async () => {
    for (const size of [0, 10, 3_000_000, 20_000_000]) {
      const bytes = randomBytes(size);
      const { id } = await addDocument(ada, { name: `${size} bytes`, mimeType: 'application/octet-stream' }, bytes);
      const whole = await ada.request(`/api/documents/${id}/download`);
      expect([whole.status, Buffer.compare(whole.bytes, bytes)]).toEqual([200, 0]);
      if (size < 100) continue;
      const headers = { Range: 'bytes=1000000-1000009' };
      const part = await ada.request(`/api/documents/${id}/download`, { headers });
      expect([part.status, Buffer.from(part.bytes)]).toEqual([206, bytes.subarray(1_000_000, 1_000_010)]);
    }
    expect(await readdir(server.dataDir)).not.toContain('objects');
  });

  it.runIf(isDeep)('shows them, and compares their versions', { timeout: 120_000 }, async () => {
    const { id } = await addDocument(ada, { name: 'Minutes' }, page('All agreed'));
    const again = await register(ada, await stored(ada, page('Nobody agreed')), { name: 'Minutes' });
    expect(again.json()).toMatchObject({ id, version: 2 });
    const shown = await ada.request(`/api/documents/${id}/preview`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Nobody agreed');
    const compared = await ada.request(`/api/documents/${id}/compare?from=1&to=2`);
    expect(compared.json()).toMatchObject({ content: { kind: 'text', changes: 1 } });
    // The copy is kept for the next reader.
    const copies = await readdir(path.join(server.dataDir, 'copies'));
    expect(copies).toHaveLength(2);
  });

  it('removes purged files, and accepts the same bytes twice under one link', async () => {
    const before = await inBucket();
    const url = await ticketFor(ada);
    expect(await store(ada, url, 'bytes')).toBe(200);
    expect(await store(ada, url, 'bytes')).toBe(200);
    expect(await store(ada, url, 'others')).toBe(409);
    const { id } = await addDocument(ada, { name: 'Short-lived' }, page('x'));
    expect(await inBucket()).toBe(before + 2);
    expect((await ada.request(`/api/documents/${id}`, { method: 'DELETE' })).status).toBeLessThan(300);
    expect(await inBucket()).toBe(before + 2);
    expect((await ada.request(`/api/deleted-items/${id}`, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(inBucket).toBe(before + 1);
  });

  it('shows nothing of damaged files', async () => {
    const before = new Set(await names());
    const { id } = await addDocument(ada, { name: 'Lost' }, page('lost'));
    for (const name of await names()) if (!before.has(name)) await rm(path.join(rooms(), name));
    server.faults.splice(0);
    expect((await ada.request(`/api/documents/${id}/download`)).status).toBe(500);
    expect((await ada.request(`/api/documents/${id}/preview`)).status).toBe(500);
    expect(server.faults).toHaveLength(2);
  });

  it('reports that the bucket is unreachable, does the rest, and recovers once it is back', async () => {
    const bytes = randomBytes(2_000_000);
    const { id } = await addDocument(ada, { name: 'Far away' }, bytes);
    const url = await ticketFor(ada);
    await network.goAway();
    const download = await ada.request(`/api/documents/${id}/download`);
    expect([download.status, download.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await store(ada, url, bytes)).toBe(503);
    expect((await ada.request(`/api/documents/${id}/preview`)).status).not.toBe(200);
    const ready = await ada.request('/readyz');
    expect([ready.status, ready.json()]).toEqual([503, { status: 'unavailable', reason: 'objects-away' }]);
    expect((await ada.request('/api/documents')).text).toContain(id);
    await network.comeBack();
    expect((await ada.request('/readyz')).status).toBe(200);
    expect((await ada.request(`/api/documents/${id}/download`)).bytes).toHaveLength(bytes.length);
    expect(await store(ada, url, bytes)).toBe(200);
  });
});
