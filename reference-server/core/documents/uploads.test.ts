import { beforeEach, describe, expect, it } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import { collect, once } from '../store/memory-objects.ts';
import { removeAbandonedUploads } from '../room/sweep.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { getTicket, putBytes, register, upload, type Ticket } from '../testing/upload.ts';

let room: TestRoom;
let ticket: Ticket;
beforeEach(async () => {
  room = await openTestRoom();
  ticket = await getTicket(room);
});

describe('an upload ticket', () => {
  it('is good for 15 minutes, 52,428,800 bytes and one person', () => {
    const expires = String(new Date('2026-01-15T10:15:00.000Z').getTime() / 1000);
    expect(ticket.query).toMatchObject({ user: 'user-admin', expires, max: '52428800' });
    expect(ticket.documentURL).toBe(`https://rooms.example/api/objects/${ticket.key}`);
  });

  it.each(['user-analyst', 'user-viewer'])('is not for %s', async (as) => {
    expect((await room.call('createUploadTicket', { as })).status).toBe(403);
  });

  const changes: readonly [string, (ticket: Ticket) => Ticket][] = [
    ['another key', (one) => ({ ...one, key: 'object-2' })],
    ['another user', (one) => ({ ...one, query: { ...one.query, user: 'user-manager' } })],
    ['a later end', (one) => ({ ...one, query: { ...one.query, expires: '9999999999' } })],
    ['a larger size', (one) => ({ ...one, query: { ...one.query, max: '99999999999' } })],
    ['no signature', (one) => ({ ...one, query: { ...one.query, signature: '' } })],
    [
      'a cut signature',
      (one) => ({ ...one, query: { ...one.query, signature: one.query['signature']!.slice(0, -1) } }),
    ],
    ['a hostile key', (one) => ({ ...one, key: '../../etc/passwd' })],
  ];

  it.each(changes)('with %s is refused', async (_what, change) => {
    expect(await putBytes(room, change(ticket), 'x')).toMatchObject({ status: 403, json: { code: 'ticket-invalid' } });
    expect(room.ports.objects.keys()).toEqual([]);
  });

  it('ends', async () => {
    room.ports.clock.advance({ minutes: 15 });
    expect((await putBytes(room, ticket, 'x')).status).toBe(403);
  });

  it('is valid until its last second', async () => {
    room.ports.clock.advance({ minutes: 14, seconds: 59 });
    expect((await putBytes(room, ticket, 'x')).status).toBe(200);
  });
});

describe('storing bytes', () => {
  it('needs no signed-in user and answers an ETag', async () => {
    const answer = await putBytes(room, ticket, 'x');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['ETag']).toMatch(/^"[0-9a-f]{64}"$/);
  });

  it('may take longer than the idle limit', async () => {
    const factorRoom = await openFactorRoom();
    await factorRoom.person('user-manager');
    await factorRoom.setPolicy({ idleMinutes: 5 });
    async function* slowly() {
      for (const piece of ['%PDF', '-1.4', ' test']) {
        yield await Promise.resolve(new TextEncoder().encode(piece));
        factorRoom.ports.clock.advance({ minutes: 4 });
      }
    }
    expect((await putBytes(factorRoom, await getTicket(factorRoom, 'user-manager'), slowly())).status).toBe(200);
  });

  it('the same bytes again are fine, other bytes are a conflict', async () => {
    await putBytes(room, ticket, 'x');
    expect((await putBytes(room, ticket, 'x')).status).toBe(200);
    expect(await putBytes(room, ticket, 'y')).toMatchObject({ status: 409, json: { code: 'object-exists' } });
    expect(new TextDecoder().decode(await collect(await room.ports.objects.open(ticket.key)))).toBe('x');
  });

  it('any bytes after registration are a conflict', async () => {
    await putBytes(room, ticket, 'x');
    await register(room, ticket, {});
    expect((await putBytes(room, ticket, 'x')).status).toBe(409);
    expect((await putBytes(room, ticket, 'y')).status).toBe(409);
  });

  it('of two at once with different bytes one wins', async () => {
    const answers = await Promise.all([putBytes(room, ticket, 'one'), putBytes(room, ticket, 'two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const row = await room.ports.store.read((tx) => tx.tickets.get(ticket.key));
    expect(row).toMatchObject({ state: 'stored', size: 3 });
  });

  it('completes an attempt that broke off between the bytes and their row', async () => {
    const staged = await room.ports.objects.stage(ticket.key, once(new TextEncoder().encode('x')), 10);
    await staged.commit();
    expect((await putBytes(room, ticket, 'x')).status).toBe(200);
    expect((await register(room, ticket, {})).status).toBe(201);
  });

  it('beyond the size is 413 and keeps nothing', async () => {
    const most = 52_428_800;
    const fits = await putBytes(room, ticket, new Uint8Array(most));
    expect(fits.status).toBe(200);
    const other = await getTicket(room);
    expect(await putBytes(room, other, new Uint8Array(most + 1))).toMatchObject({ status: 413 });
    expect(room.ports.objects.keys()).toEqual([ticket.key]);
  });

  it('of a length beyond the size is 413 before a byte is read', async () => {
    let isRead = false;
    async function* sent() {
      isRead = true;
      yield await Promise.resolve(new Uint8Array(1));
    }
    const call = { params: { key: ticket.key }, query: ticket.query, headers: { 'content-length': '52428801' } };
    expect((await room.call('storeObject', { ...call, bytes: sent() })).status).toBe(413);
    expect(isRead).toBe(false);
  });

  it('is refused with an unused ticket once its user is deactivated', async () => {
    const theirs = await getTicket(room, 'user-manager');
    const stored = await getTicket(room, 'user-manager');
    await putBytes(room, stored, 'x');
    await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-manager' } });
    expect((await putBytes(room, theirs, 'x')).status).toBe(403);
    expect(room.ports.objects.keys()).toEqual([]);
  });

  it('keeps no byte of an upload whose ticket ended while it was on its way', async () => {
    const theirs = await getTicket(room, 'user-manager');
    async function* slowly() {
      yield new TextEncoder().encode('first');
      await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-manager' } });
      yield new TextEncoder().encode('last');
    }
    expect(await putBytes(room, theirs, slowly())).toMatchObject({ status: 403, json: { code: 'ticket-invalid' } });
    expect(room.ports.objects.keys()).toEqual([]);
  });

  it('discards what was staged where the ticket ended with the last byte', async () => {
    const theirs = await getTicket(room, 'user-manager');
    const stage = room.ports.objects.stage.bind(room.ports.objects);
    let discarded = 0;
    room.ports.objects.stage = async (...args) => {
      const staged = await stage(...args);
      await room.call('deactivateUser', { as: 'user-admin', params: { id: 'user-manager' } });
      return { ...staged, discard: () => Promise.resolve(void (discarded += 1)) };
    };
    expect((await putBytes(room, theirs, 'x')).status).toBe(403);
    expect(discarded).toBe(1);
  });
});

describe('registering', () => {
  const urls: readonly [string, string][] = [
    ['an address of the cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a file', 'file:///etc/passwd'],
    ['another origin', 'https://evil.example/api/objects/object-1'],
    ['a look-alike origin', 'https://rooms.example.evil.example/api/objects/object-1'],
    ['a user in the origin', 'https://rooms.example@evil.example/api/objects/object-1'],
    ['another path', 'https://rooms.example/api/documents/object-1'],
    ['a path that climbs', 'https://rooms.example/api/objects/../documents'],
    ['a query', 'https://rooms.example/api/objects/object-1?user=user-admin'],
    ['a fragment', 'https://rooms.example/api/objects/object-1#x'],
    ['no URL', 'object-1'],
  ];

  it.each(urls)('%s is 400', async (_what, documentURL) => {
    await putBytes(room, ticket, 'x');
    expect(await register(room, ticket, { documentURL })).toMatchObject({
      status: 400,
      json: { invalidParams: [{ name: 'documentURL' }] },
    });
  });

  it("another person's upload, an unknown one and one without bytes are 404", async () => {
    await putBytes(room, ticket, 'x');
    const gone = { status: 404, json: { code: 'upload-gone' } };
    expect(await register(room, ticket, { as: 'user-manager' })).toMatchObject(gone);
    expect(await register(room, { ...ticket, documentURL: `${ticket.documentURL}0` }, {})).toMatchObject(gone);
    expect(await register(room, await getTicket(room), {})).toMatchObject(gone);
  });

  it('twice is 409 and makes one document, even at the same time', async () => {
    await putBytes(room, ticket, 'x');
    const answers = await Promise.all([1, 2, 3].map((at) => register(room, ticket, { name: `${at}.pdf` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await room.call('listDocuments', { as: 'user-admin' })).json).toHaveLength(1);
  });

  it('an unknown folder is 404, and the upload stays usable', async () => {
    await putBytes(room, ticket, 'x');
    const refused = await register(room, ticket, { folderId: 'folder-none' });
    expect(refused).toMatchObject({ status: 404, json: { code: 'not-found' } });
    expect((await register(room, ticket, {})).status).toBe(201);
  });

  it('makes a document from the declared properties and the stored bytes, and is audited', async () => {
    await putBytes(room, ticket, '12345');
    const sent = { name: 'u\u0308.bin', mimeType: 'application/x-anything', size: 99, description: 'Line\nbreak' };
    const answer = await register(room, ticket, { ...sent, accessLevel: 'restricted', downloadRestricted: true });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.json).toEqual({
      id: 'document-1',
      name: 'ü.bin',
      description: 'Line\nbreak',
      folderId: null,
      mimeType: 'application/x-anything',
      size: 5,
      version: 1,
      accessLevel: 'restricted',
      downloadRestricted: true,
      printingRestricted: false,
      updatedAt: '2026-01-15T10:00:00.000Z',
      createdAt: '2026-01-15T10:00:00.000Z',
      uploadedById: 'user-admin',
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_upload',
      description: 'Uploaded "ü.bin"',
      resourceId: 'document-1',
    });
  });

  it('defaults to public without restrictions', async () => {
    expect(await upload(room)).toMatchObject({ accessLevel: 'public', downloadRestricted: false, description: null });
  });
});

describe('what was never registered', () => {
  it('is deleted after 24 hours, with its row, and registered uploads stay', async () => {
    await putBytes(room, ticket, 'abandoned');
    await upload(room);
    room.ports.clock.advance({ hours: 24 });
    expect(await removeAbandonedUploads(room)).toBe(0);
    room.ports.clock.advance({ seconds: 1 });
    expect(await removeAbandonedUploads(room)).toBe(1);
    expect(room.ports.objects.keys()).toEqual(['object-2']);
    expect(await register(room, ticket, {})).toMatchObject({ status: 404, json: { code: 'upload-gone' } });
    expect(await room.ports.store.read((tx) => tx.tickets.list())).toHaveLength(1);
  });

  it('is found again when deleting the bytes failed', async () => {
    const { id } = await upload(room);
    const remove = room.ports.objects.delete.bind(room.ports.objects);
    room.ports.objects.delete = () => Promise.reject(new Error('the disk is tired'));
    expect((await room.call('deleteDocument', { as: 'user-admin', params: { id } })).status).toBe(204);
    expect(room.ports.faults).toHaveLength(1);
    expect(room.ports.objects.keys()).toHaveLength(1);
    room.ports.objects.delete = remove;
    expect(await removeAbandonedUploads(room)).toBe(1);
    expect(room.ports.objects.keys()).toEqual([]);
    expect(await removeAbandonedUploads(room)).toBe(0);
  });
});
