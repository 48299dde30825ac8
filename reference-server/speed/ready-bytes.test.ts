import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '#server/testing/room.ts';
import type { TestClient } from '#server/testing/client.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

describe('lists on the wire', () => {
  let server: TestServer;
  let admin: TestClient;
  let viewer: TestClient;

  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.signInAs('admin');
    viewer = await server.signInAs('viewer');
    for (let at = 0; at < 8; at += 1)
      await addDocument(admin, { name: `Zürich ${at}.html`, accessLevel: 'confidential' });
  });

  afterAll(() => server.stop());

  const list = (encoding: string, method = 'GET') =>
    admin.request('/api/documents', { method, headers: { 'Accept-Encoding': encoding } });

  it('are compressed for clients that accept it, with the same content, and a length from the second request on', async () => {
    await addDocument(admin, { name: 'Only just.html', accessLevel: 'confidential' });
    const plain = await list('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Number(plain.headers.get('content-length'))).toBe(plain.bytes.length);
    expect(plain.text).toContain('Zürich 7.html');
    const first = await list('gzip');
    const again = await list('gzip');
    for (const { headers, text } of [first, again])
      expect([headers.get('content-encoding'), text]).toEqual(['gzip', plain.text]);
    expect(first.headers.get('content-length')).toBeNull();
    expect(Number(again.headers.get('content-length'))).toBeLessThan(plain.bytes.length / 2);
  });

  it('vary by the encoding that the client accepts, and are never stored', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await list(encoding);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('answer HEAD with the length of the same GET', async () => {
    await list('gzip');
    const head = await list('gzip', 'HEAD');
    expect(head.headers.get('content-length')).toBe((await list('gzip')).headers.get('content-length'));
    expect(head.bytes).toHaveLength(0);
  });

  it('are never those of another reader', async () => {
    await list('gzip');
    const seen = await viewer.request('/api/documents', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(seen.json()).toEqual([]);
  });

  it('show a change in the next answer, compressed or not', async () => {
    await list('gzip');
    await addDocument(admin, { name: 'Newest.html', accessLevel: 'confidential' });
    for (const encoding of ['gzip', 'identity']) expect((await list(encoding)).text).toContain('Newest.html');
  });

  it('include what groups were given of folders, with the tag that a change names', async () => {
    const post = async (path: string, json: object) => (await admin.request(path, { json })).json() as { id: string };
    const { id: groupId } = await post('/api/groups', { name: 'Bidders', memberIds: [] });
    for (let at = 0; at < 12; at += 1) {
      const { id: folderId } = await post('/api/folders', {
        name: `Folder ${at}`,
        parentId: null,
        accessLevel: 'public',
      });
      await post('/api/permissions/folder', { folderId, groupId, canRead: true, canWrite: false });
    }
    const read = (encoding: string) =>
      admin.request('/api/permissions/folder', { headers: { 'Accept-Encoding': encoding } });
    const [plain, packed] = [await read('identity'), await read('gzip')];
    expect([packed.headers.get('content-encoding'), packed.text]).toEqual(['gzip', plain.text]);
    expect(plain.headers.get('etag')).toBe(packed.headers.get('etag'));
    expect(plain.json()).toHaveLength(12);
  });
});
