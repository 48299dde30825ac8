import { beforeEach, describe, expect, it } from 'vitest';
import { contentDamaged } from '../call/errors.ts';
import { openTestRoom, type TestCall, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { sha256 } from '../testing/web-crypto.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const text = { name: 'Minutes.txt', mimeType: 'text/plain' };

async function twoVersions(more: Record<string, unknown> = {}): Promise<string> {
  await upload(room, { ...text, bytes: 'The price is ten', ...more });
  room.ports.clock.advance({ days: 1 });
  return (await upload(room, { ...text, as: 'user-manager', bytes: 'The price is twelve', ...more })).id;
}

const compare = (id: string, more: Partial<TestCall> = {}, from = '1', to = '2') =>
  room.call('compareDocumentVersions', { as: 'user-viewer', params: { id }, query: { from, to }, ...more });
const views = async () => (await room.entries()).filter(({ activityType }) => activityType === 'document_view');

describe('comparing two versions', () => {
  it('returns the facts of both and what changed in the text', async () => {
    const answer = await compare(await twoVersions());
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      from: {
        version: 1,
        name: 'Minutes.txt',
        size: 16,
        mimeType: 'text/plain',
        sha256: await sha256(new TextEncoder().encode('The price is ten')),
        uploadedByName: 'Ada Lindqvist',
        createdAt: '2026-01-15T10:00:00.000Z',
        comment: null,
      },
      to: { version: 2, size: 19, uploadedByName: 'Marcus Okafor', createdAt: '2026-01-16T10:00:00.000Z' },
      same: false,
      content: {
        kind: 'text',
        changes: 1,
        blocks: [
          {
            kind: 'changed',
            before: [{ number: 1, parts: [{ text: 'The price is ' }, { text: 'ten', changed: true }] }],
            after: [{ number: 1, parts: [{ text: 'The price is ' }, { text: 'twelve', changed: true }] }],
          },
        ],
      },
    });
  });

  it('also works with the newer version first', async () => {
    const answer = await compare(await twoVersions(), {}, '2', '1');
    expect(answer.json).toMatchObject({ from: { version: 2 }, to: { version: 1 }, content: { changes: 1 } });
  });

  it.each([
    ['the same bytes', 'text/plain', 'The price is ten', { reason: 'same' }],
    ['a picture', 'image/png', '\u0089PNG\r\n\u001a\n', { reason: 'type', of: 'to' }],
    ['what only pretends to be text', 'text/plain', 'a\u0000b', { reason: 'no-text', of: 'to' }],
  ])('with %s returns the facts, and why there is nothing else', async (_, mimeType, bytes, why) => {
    await upload(room, { name: 'It', mimeType: 'text/plain', bytes: 'The price is ten' });
    const { id } = await upload(room, { name: 'It', mimeType, bytes });
    const answer = await compare(id);
    expect(answer.json).toMatchObject({
      from: { version: 1 },
      to: { version: 2, mimeType },
      same: why.reason === 'same',
    });
    expect(answer.json).toHaveProperty('content', { kind: 'none', ...why });
  });

  it('of different kinds of text works, of a text and sheets does not', async () => {
    await upload(room, { name: 'It', mimeType: 'text/plain', bytes: 'one' });
    const page = await upload(room, { name: 'It', mimeType: 'text/html', bytes: '<p>one' });
    expect((await compare(page.id)).json).toMatchObject({ content: { kind: 'text', changes: 0 } });
    await upload(room, { name: 'It.xlsx', mimeType: 'application/octet-stream', bytes: 'PK' });
    const { id } = await upload(room, { name: 'It.xlsx', mimeType: 'text/plain', bytes: 'one' });
    expect((await compare(id)).json).toMatchObject({ content: { kind: 'none' } });
  });
});

describe('a comparison is refused', () => {
  it('alike for missing and for hidden documents and versions', async () => {
    const hidden = await twoVersions({ accessLevel: 'confidential' });
    const missing = await compare('no-such-document');
    expect(missing.status).toBe(404);
    expect((await compare(hidden)).text).toBe(missing.text);
    expect((await compare(hidden, { as: 'user-admin' }, '1', '3')).text).toBe(missing.text);
    expect((await compare(hidden, { as: 'user-admin' })).status).toBe(200);
  });

  it('without the right to view, and nothing is audited', async () => {
    const id = await twoVersions({ as: 'user-manager', accessLevel: 'confidential' });
    await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-manager' }, json: { role: 'viewer' } });
    const answer = await compare(id, { as: 'user-manager' });
    expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await views()).toHaveLength(0);
  });

  it.each([
    ['0', '1'],
    ['1', 'x'],
    ['1', ''],
    ['01', '1'],
    ['1', '12345678'],
  ])('between %j and %j, which are no versions', async (from, to) => {
    expect((await compare(await twoVersions(), {}, from, to)).status).toBe(400);
  });

  const unshown = { mimeType: 'application/octet-stream', name: 'Notes.md' };

  it('without the right to download a file that has no preview: its facts are all that is told', async () => {
    const id = await twoVersions({ ...unshown, downloadRestricted: true });
    const answer = await compare(id);
    expect(answer).toMatchObject({ status: 200, json: { content: { kind: 'none', reason: 'type', of: 'both' } } });
    expect(answer.text).not.toContain('price');
    expect((await compare(id, { as: 'user-admin' })).text).toContain('price');
  });

  it('where the right to download a file without a preview ended meanwhile', async () => {
    const id = await twoVersions(unshown);
    holdComparer(async () => {
      const json = { accessLevel: 'public', downloadRestricted: true, printingRestricted: false };
      await room.call('updateDocumentSettings', { as: 'user-admin', params: { id }, json });
    });
    expect(await compare(id)).toMatchObject({ status: 403, json: { code: 'forbidden' } });
    expect(await views()).toHaveLength(0);
  });

  it('where the right ended meanwhile, and is not audited', async () => {
    const id = await twoVersions();
    holdComparer(async () => {
      const json = { accessLevel: 'confidential', downloadRestricted: false, printingRestricted: false };
      await room.call('updateDocumentSettings', { as: 'user-admin', params: { id }, json });
    });
    const answer = await compare(id);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('price');
    expect(await views()).toHaveLength(0);
  });
});

describe('the audit log', () => {
  it('has one view for a session and two versions in five minutes, in either order', async () => {
    const id = await twoVersions();
    await compare(id);
    await compare(id);
    await compare(id, {}, '2', '1');
    expect(await views()).toHaveLength(1);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_view',
      description: 'Compared versions 1 and 2 of "Minutes.txt"',
      userId: 'user-viewer',
      resourceType: 'document',
      resourceId: id,
    });
    await compare(id, {}, '1', '1');
    await compare(id, { as: 'user-analyst' });
    expect(await views()).toHaveLength(3);
    room.ports.clock.advance({ minutes: 5 });
    await compare(id);
    expect(await views()).toHaveLength(4);
  });

  it('has no entry for HEAD', async () => {
    expect((await compare(await twoVersions(), { isHead: true })).status).toBe(200);
    expect(await views()).toHaveLength(0);
  });

  it('has a failure with both versions where stored bytes of one are damaged', async () => {
    holdComparer(() => Promise.reject(contentDamaged('the file is damaged')));
    expect((await compare(await twoVersions())).status).toBe(500);
    expect(await views()).toHaveLength(0);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'failed_view',
      description: 'Comparison of "Minutes.txt" (versions 1 and 2) failed: its stored content is damaged or missing',
    });
  });

  it('has no failure where either version is deleted meanwhile', async () => {
    const id = await twoVersions();
    const [first] = await room.ports.store.read((tx) => tx.versions.by('document', id));
    holdComparer(async () => {
      await room.ports.store.transact((tx) => tx.versions.delete(first!.id));
      throw contentDamaged('the file is gone');
    });
    expect((await compare(id)).status).toBe(404);
    expect((await room.lastEntry())?.activityType).not.toBe('failed_view');
  });
});

/** Runs an action during a comparison. */
function holdComparer(meanwhile: () => Promise<void>): void {
  const { comparer } = room.ports;
  room.ports.comparer = {
    async compare(...files) {
      const content = await comparer.compare(...files);
      await meanwhile();
      return content;
    },
  };
}
