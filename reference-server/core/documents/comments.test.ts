import { beforeEach, describe, expect, it } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { getTicket, putBytes, register, upload } from '../testing/upload.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const comments = async (id: string, as = 'user-admin') => {
  const { json } = await room.call('listDocumentVersions', { as, params: { id } });
  return (json as { comment: string | null }[]).map(({ comment }) => comment);
};
const registered = async (json: Record<string, unknown>) => {
  const ticket = await getTicket(room);
  await putBytes(room, ticket, 'bytes');
  return register(room, ticket, json);
};
const restored = (id: string, json?: Record<string, unknown>, as = 'user-admin') =>
  room.call('restoreDocumentVersion', { as, params: { id, version: '1' }, ...(json && { json }) });

it('the log names the settings that a version makes stricter', async () => {
  await upload(room);
  await upload(room, { accessLevel: 'confidential', downloadRestricted: true });
  expect((await room.lastEntry())?.description).toBe(
    'Uploaded version 2 of "File.pdf", now confidential, downloads restricted, printing allowed',
  );
  await upload(room);
  expect((await room.lastEntry())?.description).toBe('Uploaded version 3 of "File.pdf"');
});

describe('a comment', () => {
  it('given with an upload stays with its version, and is in the log', async () => {
    const { json } = await registered({ comment: '  Signed by both\n parties ' });
    const { id } = json as { id: string };
    expect((await room.lastEntry())?.description).toBe('Uploaded "File.pdf". What changed: "Signed by both parties"');
    await registered({ comment: 'u\u0308ber' });
    expect((await room.lastEntry())?.description).toBe('Uploaded version 2 of "File.pdf". What changed: "über"');
    await upload(room);
    expect((await room.lastEntry())?.description).toBe('Uploaded version 3 of "File.pdf"');
    expect(await comments(id)).toEqual([null, 'über', 'Signed by both\n parties']);
  });

  it('given when restoring is that of the new version; the earlier one keeps its own', async () => {
    const { json } = await registered({ comment: 'First' });
    const { id } = json as { id: string };
    await upload(room);
    expect((await restored(id, { comment: 'Back to the first' }, 'user-manager')).status).toBe(200);
    expect((await room.lastEntry())?.description).toBe(
      'Restored version 1 of "File.pdf" as version 3. What changed: "Back to the first"',
    );
    expect((await restored(id)).status).toBe(200);
    expect((await room.lastEntry())?.description).toBe('Restored version 1 of "File.pdf" as version 4');
    expect((await restored(id, { comment: null })).status).toBe(200);
    expect(await comments(id)).toEqual([null, null, 'Back to the first', null, 'First']);
  });

  it.each(['', '   ', '\u200b'])('of blanks only (%j) is stored as no comment', async (comment) => {
    const { json } = await registered({ comment });
    expect(await comments((json as { id: string }).id)).toEqual([null]);
  });

  it('is visible to users who may read the versions', async () => {
    const { json } = await registered({ comment: 'Clean copy', accessLevel: 'public' });
    expect(await comments((json as { id: string }).id, 'user-viewer')).toEqual(['Clean copy']);
  });

  it('may have 500 characters of any kind', async () => {
    const comment = '🖋'.repeat(500);
    const { json } = await registered({ comment });
    expect(await comments((json as { id: string }).id)).toEqual([comment]);
  });

  it.each([
    ['is too long', 'x'.repeat(501)],
    ['holds control characters', 'a\u0007'],
    ['overrides the direction of text', 'a\u202eb'],
    ['is no well-formed Unicode', '\ud800'],
    ['is no text', 7],
  ])('that %s is refused, and nothing is changed', async (_, comment) => {
    const { id } = await upload(room);
    await upload(room);
    const before = room.ports.store.auditLength;
    for (const answer of [await registered({ comment }), await restored(id, { comment })]) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('comment');
    }
    expect(await comments(id)).toEqual([null, null]);
    expect(room.ports.store.auditLength).toBe(before);
  });

  it('of a version from before comments existed is null', async () => {
    const { id } = await upload(room);
    await room.ports.store.transact(async (tx) => {
      const [row] = await tx.versions.by('document', id);
      if (!row) throw new Error('No version');
      const { comment: _, ...earlier } = row;
      await tx.versions.put(earlier);
    });
    expect(await comments(id)).toEqual([null]);
  });
});
