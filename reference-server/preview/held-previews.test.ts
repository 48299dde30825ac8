// Previews beside other work: while all watermarking processes are busy, lists, changes and downloads are answered;
// purging a document removes its previews.
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import type { TestClient } from '#server/testing/client.ts';
import { descendantsOf, programOf } from '#server/testing/process-tree.ts';
import * as room from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
let manager: TestClient;
let readers: TestClient[];

beforeAll(async () => {
  server = await startTestServer({ environment: { PREVIEW_PROCESSES: '4', PREVIEW_SECONDS: '600' } });
  const everybody = await server.signInEverybody();
  manager = everybody.manager;
  readers = Object.values(everybody);
}, 60_000);

afterAll(() => server.stop());

const watermarkers = () => descendantsOf(process.pid).filter((pid) => programOf(pid).includes('worker.mjs'));

it.runIf(isDeep && os.platform() === 'linux')(
  'pictures that are being watermarked delay neither lists nor changes nor downloads',
  async () => {
    const small = await room.addDocument(manager, { name: 'Small.txt', mimeType: 'text/plain' }, 'bytes');
    const pictures = await Promise.all(readers.map((_, index) => picture(index)));
    // Each reader opens one preview, and another that waits for it.
    const opened = readers.flatMap((reader, index) =>
      [pictures[index], pictures[(index + 1) % 4]].map((id) => reader.request(`/api/documents/${id}/preview`)),
    );
    let isAnyAnswered = false;
    for (const one of opened) void one.then(() => (isAnyAnswered = true));
    await expect.poll(() => watermarkers().length, { timeout: 60_000 }).toBe(4);
    const held = watermarkers();
    for (const pid of held) process.kill(pid, 'SIGSTOP');
    try {
      const wasAnswered = isAnyAnswered;
      for (let at = 0; at < 20; at++) {
        expect((await manager.request('/api/folders', { json: { name: `Folder ${at}` } })).status).toBe(201);
        expect((await manager.request('/api/documents')).status).toBe(200);
        const download = await manager.request(`/api/documents/${small.id}/download`);
        expect(download.text).toBe('bytes');
      }
      expect(isAnyAnswered).toBe(wasAnswered);
    } finally {
      for (const pid of held) process.kill(pid, 'SIGCONT');
    }
    const answers = await Promise.all(opened);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  },
  120_000,
);

it('what is purged leaves no preview on the disk', async () => {
  const kept = () => readdir(path.join(server.dataDir, 'previews'));
  const before = await kept();
  const html = { name: 'Plan.html', mimeType: 'text/html', downloadRestricted: true };
  const { id } = await room.addDocument(manager, html, '<p>Plan</p>');
  expect((await readers[0]?.request(`/api/documents/${id}/preview`))?.status).toBe(200);
  expect(await kept()).toHaveLength(before.length + 1);
  await manager.request(`/api/documents/${id}`, { method: 'DELETE' });
  expect(await kept()).toHaveLength(before.length + 1);
  expect((await manager.request(`/api/deleted-items/${id}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(kept).toEqual(before);
});

it('a preview that was made when its document was gone already is deleted soon', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const own = await startTestServer();
  try {
    const kept = () => readdir(path.join(own.dataDir, 'previews'));
    const admin = await own.signInAs('admin');
    const { id } = await room.addDocument(admin, { name: 'Plan.html', mimeType: 'text/html' }, '<p>Plan</p>');
    expect((await admin.request(`/api/documents/${id}/preview`)).status).toBe(200);
    await own.ports.store.transact(async (tx) => {
      for (const version of await tx.versions.by('document', id)) await tx.versions.delete(version.id);
    });
    expect(await kept()).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    await expect.poll(kept).toEqual([]);
  } finally {
    vi.useRealTimers();
    await own.stop();
  }
}, 60_000);

async function picture(seed: number): Promise<string> {
  const background = { r: seed * 60, g: 80, b: 120 };
  const bytes = await sharp({ create: { width: 1500, height: 1500, channels: 3, background } })
    .png()
    .toBuffer();
  const { id } = await room.addDocument(manager, { name: `Picture ${seed}.png`, mimeType: 'image/png' }, bytes);
  return id;
}
