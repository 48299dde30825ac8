import { mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/server.ts';

let folder: string;
let server: TestServer;
const script = 'export const answer = 42;';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-web-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), '{"for":"tools"}');
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Strongroom</title>');
  await writeFile(path.join(folder, 'assets', 'main-abc.js'), script);
  await writeFile(path.join(folder, 'assets', 'main-abc.js.gz'), gzipSync(script));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestServer({ environment: { WEB_DIR: folder, IMG_SRC: 'https://pictures.example' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function raw(
  at: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${at}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

describe('the web application', () => {
  it.each(['/', '/documents', '/documents?folder=x', '/no/such/page', '/index.html', '/apis', '/%'])(
    'answers %s with its page, its policy, and no session read',
    async (at) => {
      const client = server.newClient();
      client.setCookie('strongroom_session', 'unknown');
      const response = await client.request(at);
      expect(response.status).toBe(200);
      expect(response.text).toContain('<title>Strongroom</title>');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://pictures.example; " +
          "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
      expect(client.cookie('strongroom_session')).toBe('unknown');
    },
  );

  it('has the policy of the contract when no picture host is set', async () => {
    const own = await startTestServer({ environment: { WEB_DIR: folder } });
    const { headers } = await own.newClient().request('/');
    await own.stop();
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('is listed again after a file could not be read', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'strongroom-web-'));
    const tooLarge = path.join(other, 'large.js');
    await writeFile(path.join(other, 'index.html'), '<!doctype html><title>Strongroom</title>');
    await writeFile(tooLarge, '');
    await truncate(tooLarge, 3 * 2 ** 30);
    const own = await startTestServer({ environment: { WEB_DIR: other } });
    expect((await own.newClient().request('/')).status).toBe(500);
    await rm(tooLarge);
    expect((await own.newClient().request('/')).status).toBe(200);
    await own.stop();
    await rm(other, { recursive: true });
  });

  it('is served as a later build has left it, without a restart of the server', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'strongroom-web-'));
    const page = (asset: string) =>
      `<!doctype html><title>Strongroom</title><script src="/assets/${asset}.js"></script>`;
    await mkdir(path.join(other, 'assets'));
    const index = path.join(other, 'index.html');
    await writeFile(index, page('old'));
    // As in a package, whose files all have one time.
    await utimes(index, 1, 1);
    const own = await startTestServer({ environment: { WEB_DIR: other } });
    const client = own.newClient();
    const { headers } = await client.request('/');
    await writeFile(path.join(other, 'assets', 'new.js'), script);
    await writeFile(index, page('a-new-and-longer-one'));
    await utimes(index, 1, 1);
    const again = await client.request('/', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([200, page('a-new-and-longer-one')]);
    expect((await client.request('/assets/new.js')).text).toBe(script);
    await own.stop();
    await rm(other, { recursive: true });
  });

  it('keeps hashed files for a year and sends them compressed to those who can read that', async () => {
    const plain = await raw('/assets/main-abc.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    const packed = await raw('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    expect(packed.body.equals(gzipSync(script))).toBe(true);
  });

  it('answers 304 to a browser that has the page already', async () => {
    const client = server.newClient();
    const etag = (await client.request('/')).headers.get('etag') ?? '';
    const again = await raw('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('answers 404 for a missing asset, instead of sending a page as a script', async () => {
    expect((await server.newClient().request('/assets/gone-def.js')).status).toBe(404);
  });

  it.each(['/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2f..%2fetc/passwd', '/assets/..%5c..%5cx'])(
    'never leaves its folder: %s',
    async (at) => {
      const { body } = await raw(at, {});
      expect(body.toString()).not.toContain('strongroom"');
      expect(body.toString()).not.toContain('root:');
    },
  );

  it('serves no files that the build left for tools', async () => {
    const { headers, body } = await raw('/.vite/manifest.json', {});
    expect(headers['content-type']).toContain('text/html');
    expect(body.toString()).not.toContain('tools');
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const client = server.newClient();
    const head = await client.request('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    const put = await client.request('/', { method: 'PUT' });
    expect(put.status).toBe(405);
    expect(put.headers.get('allow')).toBe('GET, HEAD');
  });

  it('shows what to do when it has not been built', async () => {
    const own = await startTestServer();
    const response = await own.newClient().request('/');
    await own.stop();
    expect(response.status).toBe(503);
    expect(response.text).toContain('npm run build');
  });
});
