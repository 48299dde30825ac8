import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { getTicket, putBytes, register, upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const list = async (id: string) => (await room.call('listDocumentVersions', { as: 'user-admin', params: { id } })).json;

describe('the same name in the same folder again', () => {
  it('is the next version: what identifies the document stays', async () => {
    const first = await upload(room, { description: 'Signed copy' });
    await room.call('grantDocumentPermission', {
      as: 'user-admin',
      json: { documentId: first.id, userId: 'user-viewer', canRead: true, canDownload: false },
    });
    room.ports.clock.advance({ days: 1 });
    const second = await upload(room, { as: 'user-manager', bytes: 'now text', mimeType: 'text/plain' });
    expect(second).toEqual({
      ...first,
      version: 2,
      size: 8,
      mimeType: 'text/plain',
      updatedAt: '2026-01-16T10:00:00.000Z',
    });
    const grants = await room.call('listDocumentPermissions', { as: 'user-admin', params: { id: first.id } });
    expect(grants.json).toHaveLength(1);
    expect((await room.entries()).map((entry) => entry.description)).toContain('Uploaded version 2 of "File.pdf"');
    expect((await room.call('listDocuments', { as: 'user-admin' })).json).toHaveLength(1);
  });

  it('is refused where another document is meant, or one that is gone, and the upload stays', async () => {
    const { id } = await upload(room);
    const ticket = await getTicket(room);
    await putBytes(room, ticket, 'x');
    const refused = { status: 409, json: { code: 'document-gone' } };
    expect(await register(room, ticket, { nextVersionOf: 'another' })).toMatchObject(refused);
    await room.call('deleteDocument', { as: 'user-admin', params: { id } });
    expect(await register(room, ticket, { nextVersionOf: id })).toMatchObject(refused);
    expect((await room.call('listDocuments', { as: 'user-admin' })).json).toEqual([]);
    const other = await upload(room, { name: 'Other.pdf' });
    const stays = await register(room, ticket, { name: 'Other.pdf', nextVersionOf: other.id });
    expect(stays.json).toMatchObject({ id: other.id, version: 2 });
  });

  it('answers 200 and not 201', async () => {
    await upload(room);
    const ticket = await getTicket(room);
    await putBytes(room, ticket, 'x');
    expect((await register(room, ticket, {})).status).toBe(200);
  });

  it.each([
    ['public', 'confidential', 'confidential'],
    ['confidential', 'public', 'confidential'],
    ['restricted', 'public', 'restricted'],
    ['restricted', 'confidential', 'confidential'],
    [undefined, 'restricted', 'restricted'],
    ['restricted', undefined, 'restricted'],
  ])('of level %s, sent as %s, is %s', async (before, sent, after) => {
    const level = (accessLevel: string | undefined) => (accessLevel === undefined ? {} : { accessLevel });
    await upload(room, level(before));
    expect((await upload(room, level(sent))).accessLevel).toBe(after);
  });

  it('never lifts a restriction', async () => {
    const { id } = await upload(room, { downloadRestricted: true });
    const json = { accessLevel: 'public', downloadRestricted: true, printingRestricted: true };
    await room.call('updateDocumentSettings', { as: 'user-admin', params: { id }, json });
    expect(await upload(room, { downloadRestricted: false })).toMatchObject({
      downloadRestricted: true,
      printingRestricted: true,
    });
  });

  it('keeps the description if none is sent, and replaces it otherwise', async () => {
    await upload(room, { description: 'First' });
    expect((await upload(room)).description).toBe('First');
    expect((await upload(room, { description: 'Second' })).description).toBe('Second');
    expect((await upload(room, { description: null })).description).toBeNull();
  });

  it('counts letters by their composed form and their case', async () => {
    await upload(room, { name: 'u\u0308ber.pdf' });
    expect((await upload(room, { name: 'über.pdf' })).version).toBe(2);
    expect((await upload(room, { name: 'Über.pdf' })).version).toBe(1);
  });

  it('in another folder is another document', async () => {
    const { json } = await room.call('createFolder', { as: 'user-admin', json: { name: 'A' } });
    const one = await upload(room);
    const other = await upload(room, { folderId: (json as { id: string }).id });
    expect(other.id).not.toBe(one.id);
    expect(other.version).toBe(1);
  });

  it('fifty times at once gives fifty numbers and one document', async () => {
    const tickets = await Promise.all(Array.from({ length: 50 }, () => getTicket(room)));
    await Promise.all(tickets.map((ticket, at) => putBytes(room, ticket, `bytes ${at}`)));
    const answers = await Promise.all(tickets.map((ticket) => register(room, ticket, {})));
    const numbers = answers.map(({ json }) => (json as { version: number }).version).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [document] = (await room.call('listDocuments', { as: 'user-admin' })).json as {
      id: string;
      version: number;
    }[];
    expect(document?.version).toBe(50);
    expect(await list(document!.id)).toHaveLength(50);
  });
});

describe('the list of versions', () => {
  it('is newest first and names the uploaders', async () => {
    await upload(room, { bytes: 'one' });
    const { id } = await upload(room, { as: 'user-manager', bytes: 'three' });
    expect(await list(id)).toMatchObject([
      { version: 2, size: 5, uploadedById: 'user-manager', uploadedByName: 'Marcus Okafor', restoredFrom: null },
      { version: 1, size: 3, uploadedById: 'user-admin', uploadedByName: 'Ada Lindqvist' },
    ]);
  });
});

describe('restoring', () => {
  it('adds a version with the earlier bytes and keeps settings', async () => {
    await upload(room, { bytes: '%PDF-1.4 one', mimeType: 'application/pdf' });
    const second = await upload(room, { bytes: 'two', mimeType: 'text/plain', accessLevel: 'confidential' });
    const params = { id: second.id, version: '1' };
    const answer = await room.call('restoreDocumentVersion', { as: 'user-manager', params });
    expect(answer).toMatchObject({
      status: 200,
      json: { ...second, version: 3, size: 12, mimeType: 'application/pdf', accessLevel: 'confidential' },
    });
    expect(await list(second.id)).toMatchObject([
      { version: 3, restoredFrom: 1, uploadedByName: 'Marcus Okafor' },
      { version: 2 },
      { version: 1 },
    ]);
    const bytes = await room.call('downloadDocument', { as: 'user-admin', params: { id: second.id } });
    expect(bytes.text).toBe('%PDF-1.4 one');
    expect((await room.entries()).map((entry) => entry.description)).toContain(
      'Restored version 1 of "File.pdf" as version 3',
    );
  });

  it('of a version that is not there is 404, and S may not', async () => {
    const { id } = await upload(room);
    const restore = (as: string, version: string) =>
      room.call('restoreDocumentVersion', { as, params: { id, version } });
    for (const version of ['2', '0', 'x']) expect((await restore('user-admin', version)).status).toBe(404);
    expect((await restore('user-viewer', '1')).status).toBe(403);
  });

  it('shares bytes that stay until the last version using them is gone', async () => {
    const { id } = await upload(room, { bytes: 'one' });
    await upload(room, { bytes: 'two' });
    await room.call('restoreDocumentVersion', { as: 'user-admin', params: { id, version: '1' } });
    expect(room.ports.objects.keys()).toHaveLength(2);
    await room.call('deleteDocument', { as: 'user-admin', params: { id } });
    expect(room.ports.objects.keys()).toEqual([]);
  });
});
