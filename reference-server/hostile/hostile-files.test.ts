// Hostile uploads, registrations and names over HTTP. Labels continue the table of hostile-requests.test.ts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ClientResponse, TestClient } from '../testing/client.ts';
import { casesOf } from '../testing/deep.ts';
import { naughtyStrings } from '../testing/naughty-strings.ts';
import * as room from '../testing/room.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let folder: string;
let laterMs = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-web-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Strongroom</title>');
  server = await startTestServer({
    ports: { clock: { now: () => new Date(Date.now() + laterMs) } },
    environment: { WEB_DIR: folder },
  });
  admin = await server.signInAs('admin');
  manager = await server.signInAs('manager');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
  await rm(folder, { recursive: true });
});

const codeOf = (response: ClientResponse) => room.problemSchema.parse(response.json()).code;
const documents = async () => z.array(room.documentSchema).parse((await admin.request('/api/documents')).json());

describe('A34 a ticket and its time', () => {
  it.each([
    ['14 minutes later', 14 * 60_000, 200],
    ['15 minutes later', 15 * 60_000, 403],
    ['a day later', 24 * 60 * 60_000, 403],
  ])('used %s', async (_, wait, status) => {
    const uploadUrl = await room.ticketFor(admin);
    laterMs = wait;
    try {
      expect(await room.store(admin, uploadUrl, 'bytes')).toBe(status);
    } finally {
      laterMs = 0;
    }
  });
});

describe('A35 a second PUT', () => {
  it('of other bytes is 409 and of the same bytes 200; the first bytes stay', async () => {
    const uploadUrl = await room.ticketFor(admin);
    const tries = [];
    for (const bytes of ['first', 'other', 'first', 'firs', '']) tries.push(await room.store(admin, uploadUrl, bytes));
    expect(tries).toEqual([200, 409, 200, 409, 409]);
    const registered = await room.register(admin, room.withoutQuery(uploadUrl), { name: 'Stored once' });
    const { id } = room.documentSchema.parse(registered.json());
    expect((await admin.request(`/api/documents/${id}/download`)).text).toBe('first');
    for (const bytes of ['first', 'other']) expect(await room.store(admin, uploadUrl, bytes)).toBe(409);
    expect((await admin.request(`/api/documents/${id}/download`)).text).toBe('first');
  });

  it('at the same moment with other bytes: one is stored', async () => {
    const uploadUrl = await room.ticketFor(admin);
    const tries = await Promise.all(['one', 'two', 'three'].map((bytes) => room.store(admin, uploadUrl, bytes)));
    expect(tries.sort()).toEqual([200, 409, 409]);
  });
});

describe('A36 a document URL of somewhere else', () => {
  let trap: Server;
  let requests = 0;
  let trapped: string;
  beforeAll(async () => {
    trap = createServer((_, response) => {
      requests += 1;
      response.end('caught');
    }).listen(0, '127.0.0.1');
    await once(trap, 'listening');
    trapped = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
  });
  afterAll(() => trap.close());
  beforeEach(() => {
    requests = 0;
  });

  it.each<[string, (own: string, key: string) => string]>([
    ['the metadata address of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['the same with a key', (_, key) => `http://169.254.169.254/api/objects/${key}`],
    ['a file', () => 'file:///etc/passwd'],
    ['another origin with a key that exists', (_, key) => `http://${trapped}/api/objects/${key}`],
    ['another origin by name', (_, key) => `http://localhost:${trapped.split(':')[1]!}/api/objects/${key}`],
    ['another origin without a scheme', (_, key) => `//${trapped}/api/objects/${key}`],
    ['our origin as the user of another', (own, key) => `${own}@${trapped}/api/objects/${key}`],
    ['our origin as the beginning of another', (own, key) => `${own}.${trapped}/api/objects/${key}`],
    ['another origin in the path', (own) => `${own}/api/objects/http://${trapped}/`],
    ['another scheme', (own, key) => `${own.replace('http', 'https')}/api/objects/${key}`],
    ['a path with dots', (own, key) => `${own}/api/objects/../objects/${key}`],
    ['an escaped path', (own, key) => `${own}/api/objects/%2e%2e/${key}`],
    ['a path below the key', (own, key) => `${own}/api/objects/${key}/x`],
    ['a query', (own, key) => `${own}/api/objects/${key}?signature=x`],
    ['a fragment', (own, key) => `${own}/api/objects/${key}#x`],
    ['no origin', (_, key) => `/api/objects/${key}`],
    ['only a key', (_, key) => key],
    ['a line break', (own, key) => `${own}/api/objects/${key}\r\nHost: ${trapped}`],
    ['a script', () => 'javascript:alert(1)'],
    ['data', () => 'data:text/plain,x'],
    ['gopher', () => `gopher://${trapped}/_x`],
  ])('%s: 400, and nothing is requested', async (_, urlOf) => {
    const documentURL = await room.stored(admin, 'bytes');
    const key = documentURL.split('/').at(-1)!;
    const response = await room.register(admin, urlOf(server.url, key), { name: 'Fetched' });
    expect(response.status).toBe(400);
    expect(codeOf(response)).toBe('invalid-request');
    expect(requests).toBe(0);
    // The key itself was valid.
    expect((await room.register(admin, documentURL, { name: 'Not fetched' })).status).toBeLessThan(300);
  });

  it('the trap counts every connection', async () => {
    await (await fetch(`http://${trapped}/`)).text();
    expect(requests).toBe(1);
  });
});

describe('registering', () => {
  it("A37 another person's upload is 404, as one that never was", async () => {
    const documentURL = await room.stored(admin, 'bytes');
    const foreign = await room.register(manager, documentURL, { name: 'Taken' });
    const unknown = await room.register(manager, `${server.url}/api/objects/never-issued`, { name: 'Taken' });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
    expect((await room.register(admin, documentURL, { name: 'Kept' })).status).toBe(201);
  });

  it('a ticket whose bytes never came is 404', async () => {
    const documentURL = room.withoutQuery(await room.ticketFor(admin));
    expect((await room.register(admin, documentURL, { name: 'Without bytes' })).status).toBe(404);
  });

  it.each([
    ['one after the other', false],
    ['twenty at once', true],
  ])('A38 twice, %s: 409, and one document in one version', async (how, isAtOnce) => {
    const documentURL = await room.stored(admin, 'bytes');
    const name = `Registered ${how}`;
    const call = () => room.register(admin, documentURL, { name });
    const answers = isAtOnce ? await Promise.all(Array.from({ length: 20 }, call)) : [await call(), await call()];
    const [first, ...others] = answers.map(({ status }) => status).sort();
    expect(first).toBe(201);
    expect(new Set(others)).toEqual(new Set([409]));
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toContain('already-registered');
    expect((await documents()).filter((one) => one.name === name)).toMatchObject([{ version: 1 }]);
  });

  it.each([0, 4, 6, 9_007_199_254_740_991])('A39 five bytes declared as %d are five bytes', async (declared) => {
    const name = `Declared ${declared}`;
    const response = await room.register(admin, await room.stored(admin, 'bytes'), { name }, declared);
    const { id, size } = room.documentSchema.parse(response.json());
    expect(size).toBe(5);
    const download = await admin.request(`/api/documents/${id}/download`);
    expect([download.headers.get('content-length'), download.text]).toEqual(['5', 'bytes']);
  });

  it.each([
    'application/pdf',
    'image/png',
    'image/svg+xml',
    'application/pdf; x=text/html',
    'text/plain',
    'text/html\u0009x',
  ])(
    'A40 a page with a script declared as %j is registered, never shown, and downloaded as an attachment',
    async (mimeType) => {
      const page = '<!doctype html><script>alert(document.cookie)</script>';
      const documentURL = await room.stored(admin, page);
      const response = await room.register(admin, documentURL, { name: `As ${JSON.stringify(mimeType)}`, mimeType });
      expect([200, 201]).toContain(response.status);
      const { id } = room.documentSchema.parse(response.json());
      const preview = await admin.request(`/api/documents/${id}/preview`);
      expect(preview.status).toBe(415);
      expect(codeOf(preview)).toBe('preview-not-available');
      expect(preview.text).not.toContain('<script');
      const download = await admin.request(`/api/documents/${id}/download`);
      expect(download.status).toBe(200);
      expect(download.text).toBe(page);
      expect(download.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(download.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

/** Characters that names must not contain; descriptions may have tabs and line breaks. */
const control = /\p{Cc}/u;
const controlButLines = /[^\P{Cc}\t\n\r]/u;
const deceiving = /[\u202a-\u202e]|\p{Cs}/u;
const isolates = /[\u2066-\u2069]/;
/** The limits count code points, in requests and in stored names. */
const isShort = (text: string, max: number) => Array.from(text).length <= max;
const isFit = (text: string, max: number) =>
  !deceiving.test(text) && isShort(text, max) && isShort(text.normalize('NFC'), max);
/** Any visible character. */
const visible = /[^\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;
const isName = (text: string) =>
  isFit(text, 255) && !isolates.test(text) && !control.test(text) && !/[\u2028\u2029]/.test(text) && visible.test(text);
const isDescription = (text: string) => isFit(text, 2000) && !controlButLines.test(text);

describe('A43 naughty strings', () => {
  const schema = z.object({ name: z.string(), description: z.string().nullable() });
  const expectKept = (response: ClientResponse, isGood: boolean, sent: { name: string; description: string }) => {
    if (!isGood) {
      expect([response.status, codeOf(response), JSON.stringify(sent)]).toEqual([
        400,
        'invalid-request',
        JSON.stringify(sent),
      ]);
      return;
    }
    expect([response.status, schema.parse(response.json())]).toEqual([
      201,
      { name: sent.name.normalize('NFC'), description: sent.description.normalize('NFC') },
    ]);
  };

  it('are a few hundred, fit and unfit', () => {
    expect(naughtyStrings.length).toBeGreaterThan(300);
    expect(new Set(naughtyStrings).size).toBe(naughtyStrings.length);
    expect(naughtyStrings.filter(isName).length).toBeGreaterThan(150);
    expect(naughtyStrings.filter((text) => !isName(text)).length).toBeGreaterThan(60);
  });

  const batches = Array.from(
    { length: 8 },
    (_, at) => [at + 1, naughtyStrings.filter((_, index) => index % 8 === at)] as const,
  );

  it.each(casesOf(batches, 3))('as the name of a folder come back or are 400 (%d of 8)', async (_, texts) => {
    for (const text of texts) {
      const sent = { name: text, description: 'plain' };
      expectKept(await admin.request('/api/folders', { json: sent }), isName(text), sent);
    }
  });

  it.each(casesOf(batches, 3))('as the description of a folder come back or are 400 (%d of 8)', async (_, texts) => {
    for (const text of texts) {
      const sent = { name: 'plain', description: text };
      expectKept(await admin.request('/api/folders', { json: sent }), isDescription(text), sent);
    }
  });

  it.each(casesOf(batches, 3))(
    'as name and description of a document come back or are 400 (%d of 8)',
    async (at, texts) => {
      const folderId = await room.addFolder(admin, { name: `Naughty ${at}` });
      const seen = new Set<string>();
      const kept: string[] = [];
      const spare: string[] = [];
      for (const text of texts) {
        const sent = { name: text, description: text };
        const isNew = !seen.has(text.normalize('NFC'));
        if (!isNew) continue;
        seen.add(text.normalize('NFC'));
        const documentURL = spare.pop() ?? (await room.stored(admin, ''));
        const response = await room.register(admin, documentURL, { ...sent, folderId });
        expectKept(response, isName(text) && isDescription(text), sent);
        if (response.status === 400) spare.push(documentURL);
        else kept.push(text.normalize('NFC'));
      }
      const names = (await documents()).filter((one) => one.folderId === folderId).map(({ name }) => name);
      expect(names.sort()).toEqual(kept.sort());
    },
  );

  it.each(casesOf(batches, 3))('as the new name of a document come back or are 400 (%d of 8)', async (at, texts) => {
    const { id } = await room.addDocument(admin, {
      name: `Renamed ${at}`,
      folderId: await room.addFolder(admin, { name: 'Own' }),
    });
    for (const text of texts) {
      const response = await admin.request(`/api/documents/${id}`, { method: 'PUT', json: { name: text } });
      expect([text, response.status]).toEqual([text, isName(text) ? 200 : 400]);
      if (response.status === 200) expect(room.documentSchema.parse(response.json()).name).toBe(text.normalize('NFC'));
    }
  });

  it.each(casesOf(batches, 3))('as ids find nothing: 404 (%d of 8)', async (_, texts) => {
    for (const text of texts.filter((one) => !/\p{Cs}/u.test(one) && encodeURIComponent(one).length < 8000)) {
      const segment = encodeURIComponent(text);
      // Browsers remove these from a path.
      if (/^\.{0,2}$/.test(text)) continue;
      expect([text, (await admin.request(`/api/documents/${segment}/preview`)).status]).toEqual([text, 404]);
      const removed = await admin.request(`/api/users/${segment}`, { method: 'DELETE' });
      expect([text, removed.status]).toEqual([text, 404]);
    }
  });
});

describe('A44 names in the header of a download', () => {
  const long = 'x'.repeat(5000);
  it.each([
    ['CRLF', 'a\r\nSet-Cookie: x=1.pdf'],
    ['a line feed', 'a\nb.pdf'],
    ['a zero', 'a\u0000.pdf'],
    ['U+202E', 'invoice\u202Efdp.exe'],
    ['an isolate', 'a\u2066b.pdf'],
    ['a lone surrogate', 'a\ud800b.pdf'],
    ['5,000 characters', `${long}.pdf`],
    ['256 characters', 'x'.repeat(256)],
  ])('%s: 400', async (_, name) => {
    expect((await room.register(admin, await room.stored(admin, ''), { name })).status).toBe(400);
  });

  it.each([
    ['quotes', `"quo'ted".pdf`, '_quo_ted_.pdf'],
    ['slashes', '../../etc/pass\\wd', '_.._etc_pass_wd'],
    ['a percent sign', '100%.pdf', '100%.pdf'],
    ['another parameter', 'a"; filename="b.exe', 'a__ filename=_b.exe', /a_; filename=_b\.exe/],
    ['letters beyond ASCII', 'Prüfbericht – 2026 ✓.pdf', 'Prüfbericht – 2026 ✓.pdf'],
    ['an emoji', '👩‍👩‍👧 family.pdf', null],
    ['dots alone', '...', 'document'],
    ['a drive', 'C:\\x.pdf', 'C__x.pdf'],
    ['255 emoji units', `${'😀'.repeat(125)}.pdf`, null],
    ['tilde, star and parentheses', "a*(b)~!'.pdf", 'a_(b)~!_.pdf'],
  ])('%s: accepted, with a whole header and a file name that is safe', async (_, name, file, pattern?: RegExp) => {
    const { id } = await room.addDocument(admin, { name }, 'bytes');
    const { status, headers, text } = await admin.request(`/api/documents/${id}/download`);
    expect([status, text]).toEqual([200, 'bytes']);
    const header = headers.get('content-disposition') ?? '';
    const whole =
      /^attachment; filename="([\x20-\x21\x23-\x5b\x5d-\x7e]*)"; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+)$/;
    expect(header).toMatch(whole);
    expect(header.length).toBeLessThan(4000);
    const [, ascii = '', encoded = ''] = whole.exec(header) ?? [];
    const real = decodeURIComponent(encoded);
    for (const one of [ascii, real]) expect(one).not.toMatch(/[/\\"\p{Cc}\u202a-\u202e\u2066-\u2069]|^\./u);
    if (pattern) expect(real).toMatch(pattern);
    else if (file !== null) expect(real).toBe(file);
    if (name.endsWith('.pdf')) expect(real).toMatch(/\.pdf$/);
  });
});

describe('A48 pages and frames', () => {
  it.each(['/', '/documents', '/index.html', '/no-such-page'])('%s may not be framed', async (at) => {
    const { headers } = await server.newClient().request(at);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
});
