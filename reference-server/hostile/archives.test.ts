// Archives over a real socket: complete, broken off when a right ends, and released when the client disconnects.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readZip } from '../testing/read-zip.ts';
import { SESSION_COOKIE, type TestClient } from '../testing/client.ts';
import { addDocument, addFolder } from '../testing/room.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let people: Awaited<ReturnType<TestServer['signInEverybody']>>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInEverybody();
});
afterAll(() => server.stop());

const large = () => randomBytes(12 * 1024 * 1024);

async function prepare(client: TestClient, json: object): Promise<string> {
  const response = await client.request('/api/archives', { json: { documentIds: [], folderIds: [], ...json } });
  expect(response.status).toBe(201);
  return `/api/archives/${z.object({ id: z.string() }).parse(response.json()).id}`;
}

/** Reads the head of the answer and leaves its bytes in the socket. */
async function begin(client: TestClient, target: string): Promise<IncomingMessage> {
  const headers = { Cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}` };
  const outgoing = request(`${server.url}${target}`, { headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return response;
}

/** Reads the rest of the answer, and whether it ended properly. */
async function rest(response: IncomingMessage): Promise<{ bytes: Buffer; isComplete: boolean }> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of response) pieces.push(piece as Buffer);
  } catch {
    // The connection was closed early.
  }
  return { bytes: Buffer.concat(pieces), isComplete: response.complete };
}

const openObjects = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.startsWith(`${server.dataDir}/objects/`) ? [file] : [];
    } catch {
      return [];
    }
  });

describe('an archive over HTTP', () => {
  it('is sent in pieces without a length, and contains what was uploaded', async () => {
    const folderId = await addFolder(people.manager, { name: 'Reports' });
    const bytes = large();
    await addDocument(people.manager, { name: 'Large.bin', mimeType: 'text/plain', folderId }, bytes);
    const target = await prepare(people.viewer, { folderIds: [folderId] });
    const head = await people.viewer.request(target, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, null, 0]);
    const response = await begin(people.viewer, target);
    expect(response.headers).toMatchObject({ 'transfer-encoding': 'chunked', 'content-type': 'application/zip' });
    expect(response.headers).not.toHaveProperty('content-length');
    const answer = await rest(response);
    expect(answer.isComplete).toBe(true);
    const entries = await readZip(answer.bytes);
    expect(entries.map(({ path }) => path)).toEqual(['Reports/', 'Reports/Large.bin']);
    expect(Buffer.compare(entries.at(-1)?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);
  });

  it('breaks off when the session ends on its way', async () => {
    const { id } = await addDocument(people.manager, { name: 'a.bin', mimeType: 'text/plain' }, large());
    const leaving = await server.signInAs('viewer');
    const target = await prepare(leaving, { documentIds: [id] });
    const response = await begin(leaving, target);
    expect((await leaving.request('/api/logout', { method: 'POST' })).status).toBeLessThan(400);
    const { bytes, isComplete } = await rest(response);
    expect(isComplete).toBe(false);
    await expect(readZip(bytes)).rejects.toThrow();
  });

  it.skipIf(process.platform !== 'linux')('leaves no file open where the caller disconnects', async () => {
    const { id } = await addDocument(people.manager, { name: 'b.bin', mimeType: 'text/plain' }, large());
    const response = await begin(people.viewer, await prepare(people.viewer, { documentIds: [id] }));
    await vi.waitFor(() => expect(openObjects()).toHaveLength(1));
    response.destroy();
    await vi.waitFor(() => expect(openObjects()).toEqual([]));
    expect(server.faults).toEqual([]);
  });
});
