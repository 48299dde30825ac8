import { beforeEach, describe, expect, it } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import { UNSTAMPABLE } from '../testing/ports.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { getTicket, putBytes, register, upload } from '../testing/upload.ts';
import { sha256 } from '../testing/web-crypto.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const pdf = '%PDF-1.4 a test';
const views = async () => (await room.entries()).filter((entry) => entry.activityType === 'document_view').length;
const ofType = async (type: string) => (await room.entries()).filter((entry) => entry.activityType === type);

describe('a download', () => {
  it('is the original, byte for byte, with its name, type and fingerprint', async () => {
    const { id } = await upload(room, { name: 'Übersicht.pdf' });
    const answer = await room.call('downloadDocument', { as: 'user-viewer', params: { id } });
    expect(answer).toMatchObject({ status: 200, text: pdf, type: 'application/pdf' });
    expect(answer.headers).toMatchObject({
      ETag: `"${await sha256(new TextEncoder().encode(pdf))}"`,
      'Accept-Ranges': 'bytes',
      'Content-Disposition': `attachment; filename="_bersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  });

  it('reveals no type for unknown bytes', async () => {
    const { id } = await upload(room, { bytes: 'name;value', name: 'a.csv', mimeType: 'text/csv' });
    const answer = await room.call('downloadDocument', { as: 'user-admin', params: { id } });
    expect(answer.type).toBe('application/octet-stream');
  });

  it('is audited every time, with user, address and document', async () => {
    const { id } = await upload(room);
    await room.call('downloadDocument', { as: 'user-viewer', params: { id } });
    await room.call('downloadDocument', { as: 'user-viewer', params: { id } });
    expect(await ofType('document_download')).toHaveLength(2);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_download',
      description: 'Downloaded "File.pdf" (version 1)',
      userId: 'user-viewer',
      ipAddress: '10.0.0.7',
      userAgent: 'Test',
      resourceType: 'document',
      resourceId: id,
    });
  });

  it('that takes longer than the idle limit is whole', async () => {
    const factorRoom = await openFactorRoom();
    const viewer = await factorRoom.person('user-viewer');
    await factorRoom.setPolicy({ idleMinutes: 5 });
    const { id } = await upload(factorRoom, { bytes: pdf });
    const { clock, objects } = factorRoom.ports;
    async function* slowly() {
      for (const piece of [pdf.slice(0, 5), pdf.slice(5, 10), pdf.slice(10)]) {
        yield await Promise.resolve(new TextEncoder().encode(piece));
        clock.advance({ minutes: 4 });
      }
    }
    objects.open = () => Promise.resolve(slowly());
    expect((await viewer.call('downloadDocument', { params: { id } })).text).toBe(pdf);
  });

  it('in parts is one download', async () => {
    const { id } = await upload(room);
    const call = { as: 'user-viewer', params: { id } };
    const first = await room.call('downloadDocument', { ...call, headers: { range: 'bytes=0-3' } });
    expect(first).toMatchObject({ status: 206, text: '%PDF', headers: { 'Content-Range': 'bytes 0-3/15' } });
    const rest = await room.call('downloadDocument', { ...call, headers: { range: 'bytes=4-' } });
    expect(rest).toMatchObject({ status: 206, text: '-1.4 a test' });
    expect(await ofType('document_download')).toHaveLength(1);
  });

  it('of a range that is the whole file is one each time', async () => {
    const { id } = await upload(room);
    const whole = (range: string) =>
      room.call('downloadDocument', { as: 'user-viewer', params: { id }, headers: { range } });
    for (const range of ['bytes=0-', 'bytes=0-', 'bytes=0-14', 'bytes=-15'])
      expect(await whole(range)).toMatchObject({ status: 206, text: pdf });
    expect(await ofType('document_download')).toHaveLength(4);
  });

  it('starts again when the file has changed between two parts', async () => {
    const { id } = await upload(room);
    const headers = { range: 'bytes=0-3', 'if-range': '"another"' };
    const answer = await room.call('downloadDocument', { as: 'user-viewer', params: { id }, headers });
    expect(answer).toMatchObject({ status: 200, text: pdf });
  });

  it('outside the file is 416 and no download', async () => {
    const { id } = await upload(room);
    const call = { as: 'user-viewer', params: { id }, headers: { range: 'bytes=99-' } };
    expect(await room.call('downloadDocument', call)).toMatchObject({
      status: 416,
      headers: { 'Content-Range': 'bytes */15' },
    });
    expect(await ofType('document_download')).toHaveLength(0);
  });

  it('of an empty file is empty', async () => {
    const { id } = await upload(room, { bytes: '' });
    const call = { as: 'user-viewer', params: { id }, headers: { range: 'bytes=0-' } };
    expect(await room.call('downloadDocument', call)).toMatchObject({ status: 200, text: '' });
  });

  it('requested by HEAD has the headers and leaves no trace', async () => {
    const { id } = await upload(room);
    const answer = await room.call('downloadDocument', { as: 'user-viewer', params: { id }, isHead: true });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['ETag']).toBeDefined();
    expect(await ofType('document_download')).toHaveLength(0);
  });

  it('of an earlier version has its bytes', async () => {
    await upload(room, { bytes: '%PDF-1.4 one' });
    const { id } = await upload(room, { bytes: '%PDF-1.4 two' });
    const get = (version: string) =>
      room.call('downloadDocumentVersion', { as: 'user-admin', params: { id, version } });
    expect((await get('1')).text).toBe('%PDF-1.4 one');
    expect((await get('2')).text).toBe('%PDF-1.4 two');
    expect((await room.lastEntry())?.description).toBe('Downloaded "File.pdf" (version 2)');
    for (const version of ['3', '0', '-1', '1.0', '01', '1e0', 'x', ''])
      expect([version, (await get(version)).status]).toEqual([version, 404]);
  });
});

describe('a refused download', () => {
  it('of a visible document is 403 and audited', async () => {
    const { id } = await upload(room, { downloadRestricted: true });
    const answer = await room.call('downloadDocument', { as: 'user-viewer', params: { id } });
    expect(answer).toMatchObject({ status: 403, json: { code: 'download-restricted' } });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'blocked_download',
      description: 'Blocked a download of "File.pdf"',
      userId: 'user-viewer',
      resourceId: id,
    });
  });

  it('does not reveal which versions there are, and each is audited', async () => {
    const { id } = await upload(room, { downloadRestricted: true });
    for (const version of ['1', '2', 'x']) {
      const call = { as: 'user-viewer', params: { id, version } };
      expect((await room.call('downloadDocumentVersion', call)).status).toBe(403);
    }
    expect(await ofType('blocked_download')).toHaveLength(3);
  });

  it('of a hidden document is 404 and audited', async () => {
    const { id } = await upload(room, { accessLevel: 'confidential' });
    expect((await room.call('downloadDocument', { as: 'user-viewer', params: { id } })).status).toBe(404);
    expect(await room.lastEntry()).toMatchObject({ activityType: 'blocked_download', resourceId: id });
  });

  it.each(['document-unknown', 'x'.repeat(400), '../../etc/passwd', '\u0000'])('of %j is also audited', async (id) => {
    expect((await room.call('downloadDocument', { as: 'user-viewer', params: { id } })).status).toBe(404);
    expect(await ofType('blocked_download')).toHaveLength(1);
  });

  it('binds the administrator too when a document is confidential and restricted', async () => {
    const { id } = await upload(room, { accessLevel: 'confidential', downloadRestricted: true });
    expect((await room.call('downloadDocument', { as: 'user-admin', params: { id } })).status).toBe(403);
    expect((await room.lastEntry())?.activityType).toBe('blocked_download');
  });
});

describe('a preview', () => {
  it('is watermarked with the reader and the time to five minutes', async () => {
    const { id } = await upload(room);
    room.ports.clock.advance({ minutes: 7, seconds: 30 });
    const answer = await room.call('previewDocument', { as: 'user-viewer', params: { id } });
    expect(answer).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(answer.text).toBe(`${pdf}\n[ingrid@buyer.example 2026-01-15T10:05:00.000Z]`);
    expect(answer.headers).toMatchObject({
      'Content-Disposition': expect.stringMatching(/^inline; filename="File\.pdf"/) as unknown,
      ETag: `"${await sha256(new TextEncoder().encode(answer.text))}"`,
      'X-Watermark': 'stamped',
    });
  });

  it('of bytes that the watermarker shows as they are does not claim to be watermarked', async () => {
    const { id } = await upload(room);
    const { watermarker } = room.ports;
    room.ports.watermarker = {
      watermark: async (object, mark) => {
        const content = await watermarker.watermark(object, mark);
        return content && { ...content, isMarked: false };
      },
    };
    const answer = await room.call('previewDocument', { as: 'user-viewer', params: { id } });
    expect(answer).toMatchObject({ status: 200, headers: { 'X-Watermark': 'none' } });
  });

  it('has ranges of the watermarked bytes', async () => {
    const { id } = await upload(room);
    const headers = { range: 'bytes=-26' };
    const answer = await room.call('previewDocument', { as: 'user-viewer', params: { id }, headers });
    expect(answer).toMatchObject({
      status: 206,
      text: ' 2026-01-15T10:00:00.000Z]',
      headers: { 'X-Watermark': 'stamped' },
    });
  });

  it('is audited once for a document, a session and five minutes', async () => {
    const [one, two] = [await upload(room), await upload(room, { name: 'Other.pdf' })];
    const look = (id: string, session = 'session-1', headers = {}) =>
      room.call('previewDocument', { as: 'user-viewer', session, params: { id }, headers });
    await Promise.all([look(one.id), look(one.id, 'session-1', { range: 'bytes=0-3' }), look(one.id)]);
    expect(await views()).toBe(1);
    await look(two.id);
    await look(one.id, 'session-2');
    expect(await views()).toBe(3);
    room.ports.clock.advance({ minutes: 4, seconds: 59 });
    await look(one.id);
    expect(await views()).toBe(3);
    room.ports.clock.advance({ seconds: 1 });
    await look(one.id);
    expect(await views()).toBe(4);
  });

  it('of the next version within five minutes is also audited', async () => {
    const { id } = await upload(room);
    const look = () => room.call('previewDocument', { as: 'user-viewer', params: { id } });
    await look();
    await upload(room, { bytes: '%PDF-1.4 two' });
    await look();
    await look();
    expect((await ofType('document_view')).map(({ description }) => description)).toEqual([
      'Viewed "File.pdf" (version 2)',
      'Viewed "File.pdf" (version 1)',
    ]);
  });

  it('requested by HEAD is not audited', async () => {
    const { id } = await upload(room);
    await room.call('previewDocument', { as: 'user-viewer', params: { id }, isHead: true });
    expect(await views()).toBe(0);
  });

  it('of HTML declared as PDF is 415, and it can still be registered and downloaded', async () => {
    const { id } = await upload(room, { bytes: '<!doctype html><script>alert(1)</script>' });
    expect(await room.call('previewDocument', { as: 'user-admin', params: { id } })).toMatchObject({
      status: 415,
      json: { code: 'preview-not-available' },
    });
    const download = await room.call('downloadDocument', { as: 'user-admin', params: { id } });
    expect(download.headers['Content-Disposition']).toMatch(/^attachment/);
    expect(await views()).toBe(0);
  });

  it.each([
    ['text/html', '<!doctype html><p>Hello', 'form-action'],
    ['image/svg+xml', '<svg onload="alert(1)"/>', 'form-action'],
    ['image/gif', 'GIF89a', 'sandbox'],
  ])('of %s runs in a sandbox', async (mimeType, bytes, part) => {
    const { id } = await upload(room, { bytes, mimeType });
    const answer = await room.call('previewDocument', { as: 'user-viewer', params: { id } });
    expect(answer).toMatchObject({ status: 200, type: mimeType });
    expect(answer.headers['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(answer.headers['Content-Security-Policy']).toContain(part);
  });

  it('of anything else is 415', async () => {
    const { id } = await upload(room, { bytes: 'PK\x03\x04', mimeType: 'application/zip' });
    expect((await room.call('previewDocument', { as: 'user-admin', params: { id } })).status).toBe(415);
  });

  it('that cannot be watermarked is the original for users who may download, and 415 for others', async () => {
    const bytes = `%PDF-1.4 ${UNSTAMPABLE}`;
    const { id } = await upload(room, { bytes, downloadRestricted: true });
    expect(await room.call('previewDocument', { as: 'user-admin', params: { id } })).toMatchObject({
      text: bytes,
      headers: { 'X-Watermark': 'none' },
    });
    const refused = await room.call('previewDocument', { as: 'user-viewer', params: { id } });
    expect(refused.status).toBe(415);
    expect(refused.text).not.toContain(UNSTAMPABLE);
  });
});

describe('a preview of an earlier version', () => {
  const look = (id: string, version: string, more: object = {}) =>
    room.call('previewDocumentVersion', { as: 'user-viewer', params: { id, version }, ...more });

  it('is of its bytes, with the watermark, and 404 for a version that does not exist', async () => {
    await upload(room, { bytes: '%PDF-1.4 one' });
    const { id } = await upload(room, { bytes: '%PDF-1.4 two' });
    expect((await look(id, '1')).text).toBe('%PDF-1.4 one\n[ingrid@buyer.example 2026-01-15T10:00:00.000Z]');
    expect((await look(id, '2')).text).toContain('%PDF-1.4 two\n[');
    expect(await look(id, '1', { headers: { range: 'bytes=0-3' } })).toMatchObject({ status: 206, text: '%PDF' });
    for (const version of ['3', '0', '01', 'x'])
      expect([version, (await look(id, version)).status]).toEqual([version, 404]);
  });

  it('is audited with its number, once in five minutes for a session and version', async () => {
    await upload(room, { bytes: '%PDF-1.4 one' });
    const { id } = await upload(room, { bytes: '%PDF-1.4 two' });
    await look(id, '1');
    await look(id, '1');
    expect((await room.lastEntry())?.description).toBe('Viewed "File.pdf" (version 1)');
    await look(id, '2');
    expect((await room.lastEntry())?.description).toBe('Viewed "File.pdf" (version 2)');
    expect(await views()).toBe(2);
    room.ports.clock.advance({ minutes: 5 });
    await look(id, '1');
    expect(await views()).toBe(3);
  });

  it('is 404 for users who may not see the document, and 415 where its bytes have no preview', async () => {
    await upload(room, { bytes: 'PK\x03\x04', mimeType: 'application/zip', accessLevel: 'confidential' });
    const { id } = await upload(room, { accessLevel: 'confidential' });
    expect((await look(id, '1')).status).toBe(404);
    expect((await look(id, '1', { as: 'user-admin' })).status).toBe(415);
    expect(await views()).toBe(0);
  });
});

it.each([
  ['text/plain', 'Notes'],
  ['text/csv', 'name;value'],
])('a preview of %s is a page in the sandbox of HTML', async (mimeType, bytes) => {
  const { id } = await upload(room, { bytes, mimeType });
  const answer = await room.call('previewDocument', { as: 'user-viewer', params: { id } });
  expect(answer).toMatchObject({ status: 200, type: 'text/html', headers: { 'X-Watermark': 'stamped' } });
  expect(answer.headers['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/);
});

it('text that cannot be shown as a page is 415 for all users, also those who may download it', async () => {
  const { id } = await upload(room, { bytes: UNSTAMPABLE, mimeType: 'text/plain' });
  expect((await room.call('previewDocument', { as: 'user-admin', params: { id } })).status).toBe(415);
});

describe('rights that change', () => {
  it('apply to the very next call: a grant, its revocation, a level, a role', async () => {
    const { id } = await upload(room, { accessLevel: 'confidential' });
    const look = async () => (await room.call('previewDocument', { as: 'user-viewer', params: { id } })).status;
    const listed = async () => (await room.call('listDocuments', { as: 'user-viewer' })).text.includes(id);
    const grant = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: false };
    expect([await look(), await listed()]).toEqual([404, false]);
    await room.call('grantDocumentPermission', { as: 'user-manager', json: grant });
    expect([await look(), await listed()]).toEqual([200, true]);
    await room.call('revokeDocumentPermission', {
      as: 'user-manager',
      params: { documentId: id, userId: 'user-viewer' },
    });
    expect([await look(), await listed()]).toEqual([404, false]);
    const settings = { accessLevel: 'public', downloadRestricted: false, printingRestricted: false };
    await room.call('updateDocumentSettings', { as: 'user-manager', params: { id }, json: settings });
    expect([await look(), await listed()]).toEqual([200, true]);
    await room.call('updateDocumentSettings', {
      as: 'user-manager',
      params: { id },
      json: { ...settings, accessLevel: 'confidential' },
    });
    expect([await look(), await listed()]).toEqual([404, false]);
    await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-viewer' }, json: { role: 'manager' } });
    expect([await look(), await listed()]).toEqual([200, true]);
  });
});

it('a document without bytes has no content', async () => {
  const ticket = await getTicket(room);
  await putBytes(room, ticket, pdf);
  const { id } = (await register(room, ticket, {})).json as { id: string };
  await room.ports.store.transact(async (tx) => {
    const version = await tx.versions.get(`${id}:1`);
    if (version) await tx.versions.put({ ...version, objectKey: null });
  });
  expect((await room.call('downloadDocument', { as: 'user-admin', params: { id } })).status).toBe(404);
});
