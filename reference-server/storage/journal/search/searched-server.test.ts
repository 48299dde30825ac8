// Search and checks of the log on a running server whose files are altered meanwhile.
import { open, readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { segmentFile } from '../journal-reader.ts';

const integrity = z.object({
  state: z.string(),
  entries: z.number(),
  head: z.object({ seq: z.number(), hash: z.string() }),
  checkedAt: z.string().nullable(),
  isChecking: z.boolean(),
  brokenAt: z.object({ seq: z.number(), reason: z.string() }).nullable(),
});
const found = z.object({ entries: z.array(z.object({ description: z.string() })), matched: z.number().nullable() });

let now: Date;
let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  now = new Date();
  server = await startTestServer({ ports: { clock: { now: () => now } } });
  admin = await server.signInAs('admin');
});
afterEach(() => server.stop());

const readIntegrity = async () => integrity.parse((await admin.request('/api/audit-logs/integrity')).json());

/** The result of a check that began after this moment. */
async function checked() {
  now = new Date(now.getTime() + 61_000);
  await readIntegrity();
  return vi.waitUntil(async () => {
    const result = await readIntegrity();
    return result.checkedAt === now.toISOString() && result;
  });
}

/** The server appends to the same file. */
async function putByte(file: string, place: number, byte: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(byte, place, 'latin1');
  await handle.close();
}

it('a byte that was changed in a log that was looked at already turns it to broken, and back', async () => {
  const whole = await checked();
  expect(whole).toMatchObject({ state: 'intact', brokenAt: null, isChecking: false });
  expect(whole.head.seq).toBeGreaterThan(0);
  const file = segmentFile(server.dataDir, 1);
  const bytes = await readFile(file);
  const place = bytes.indexOf('"description":"') + 20;
  const seq = bytes.subarray(0, place).toString('latin1').split('\n').length;
  await putByte(file, place, '~');
  expect(await checked()).toMatchObject({
    state: 'broken',
    brokenAt: { seq, reason: 'the entry does not match its hash' },
  });
  await putByte(file, place, bytes.toString('latin1', place, place + 1));
  expect(await checked()).toMatchObject({ state: 'intact', brokenAt: null });
});

it('a search is answered out of the log, and refused to readers', async () => {
  await admin.request('/api/folders', { json: { name: 'Quality of earnings' } });
  const answer = await admin.request('/api/audit-logs/search?text=QUALITY%20of&person=user-admin');
  expect(found.parse(answer.json())).toMatchObject({
    matched: 1,
    entries: [{ description: expect.stringContaining('Quality of earnings') as string }],
  });
  const viewer = await server.signInAs('viewer');
  expect((await viewer.request('/api/audit-logs/search')).status).toBe(403);
  expect((await viewer.request('/api/audit-logs/integrity')).status).toBe(403);
  expect(server.faults).toEqual([]);
});
