import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { pagesInWords } from './reading.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

interface More {
  as?: string;
  session?: string;
  version?: number;
  seconds?: number;
}

/** Previews the document first, as the reader does. */
async function previewAndReport(id: string, pages: number[] | undefined, more: More = {}) {
  const { as = 'user-viewer', session } = more;
  await room.call('previewDocument', { as, ...(session === undefined ? {} : { session }), params: { id } });
  return report(id, pages, more);
}

const report = (id: string, pages: number[] | undefined, more: More = {}) =>
  room.call('reportReading', {
    as: more.as ?? 'user-viewer',
    ...(more.session === undefined ? {} : { session: more.session }),
    params: { id },
    json: {
      version: more.version ?? 1,
      ...(pages && { pages }),
      ...(more.seconds !== undefined && { seconds: more.seconds }),
    },
  });
const views = async () => (await room.entries()).filter(({ pages }) => pages !== undefined);

describe('what was read of a document', () => {
  it('is one entry with the pages in order and the version', async () => {
    const { id } = await upload(room);
    expect((await previewAndReport(id, [9, 2, 1, 4, 3])).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'document_view',
      description: 'Viewed "File.pdf" (version 1), pages 1–4, 9',
      pages: '1–4, 9',
      userId: 'user-viewer',
      resourceType: 'document',
      resourceId: id,
    });
  });

  it('is audited once within five minutes for a session and version, page by page', async () => {
    const { id } = await upload(room);
    await previewAndReport(id, [1, 2]);
    await previewAndReport(id, [2, 1]);
    expect(await views()).toHaveLength(1);
    await previewAndReport(id, [2, 3]);
    expect((await room.lastEntry())?.description).toBe('Viewed "File.pdf" (version 1), page 3');
    await previewAndReport(id, [1], { session: 'session-2' });
    expect(await views()).toHaveLength(3);
    room.ports.clock.advance({ minutes: 5 });
    await previewAndReport(id, [1, 2, 3]);
    expect((await room.lastEntry())?.description).toBe('Viewed "File.pdf" (version 1), pages 1–3');
  });

  it('at the same time is audited once', async () => {
    const { id } = await upload(room);
    await Promise.all(Array.from({ length: 5 }, () => previewAndReport(id, [1, 2])));
    expect(await views()).toHaveLength(1);
  });

  it('is 404 for users who may not see the document or the version, and for an unknown version, and leaves no trace', async () => {
    const { id } = await upload(room, { accessLevel: 'confidential' });
    expect((await previewAndReport(id, [1])).status).toBe(404);
    expect((await previewAndReport('document-unknown', [1])).status).toBe(404);
    expect((await previewAndReport(id, [1], { as: 'user-admin', version: 2 })).status).toBe(404);
    expect(await views()).toEqual([]);
  });

  it.each([[[]], [[0]], [[1.5]], [[100_001]], [['1']], [Array.from({ length: 2001 }, (_, at) => at + 1)]])(
    'is 400 for pages like %j',
    async (pages) => {
      const { id } = await upload(room);
      const call = { as: 'user-viewer', params: { id }, json: { version: 1, pages } };
      expect((await room.call('reportReading', call)).status).toBe(400);
      expect(await views()).toEqual([]);
    },
  );

  it('is ignored where this session was not shown this version', async () => {
    const { id } = await upload(room);
    expect((await report(id, [1, 2])).status).toBe(204);
    await room.call('previewDocument', { as: 'user-viewer', session: 'session-2', params: { id } });
    await report(id, [1, 2]);
    expect(await views()).toEqual([]);
    await report(id, [1, 2], { session: 'session-2' });
    expect(await views()).toHaveLength(1);
    await upload(room, { bytes: '%PDF-1.4 two' });
    await report(id, [3], { session: 'session-2', version: 2 });
    expect(await views()).toHaveLength(1);
  });

  it('has no page beyond 5,000', async () => {
    const { id } = await upload(room);
    await previewAndReport(id, [5000, 5001, 99_999]);
    expect((await views())[0]?.pages).toBe('5000');
    await previewAndReport(id, [99_999]);
    expect(await views()).toHaveLength(1);
  });

  it('is limited to sixty entries of a session in a minute', async () => {
    const { id } = await upload(room);
    for (let page = 1; page <= 61; page += 1) await previewAndReport(id, [page * 2]);
    expect(await views()).toHaveLength(60);
    room.ports.clock.advance({ minutes: 1 });
    await previewAndReport(id, [122]);
    expect(await views()).toHaveLength(61);
  });

  it('is audited with its time, even if its pages were audited before', async () => {
    const { id } = await upload(room);
    await previewAndReport(id, [1, 2], { seconds: 95 });
    expect(await room.lastEntry()).toMatchObject({
      description: 'Viewed "File.pdf" (version 1), pages 1–2, for 95 seconds',
      seconds: 95,
    });
    await previewAndReport(id, [2], { seconds: 1 });
    expect(await room.lastEntry()).toMatchObject({
      description: 'Viewed "File.pdf" (version 1), for 1 second',
      ...{ pages: '', seconds: 1 },
    });
    await previewAndReport(id, [1], { seconds: 0 });
    await previewAndReport(id, [3], { seconds: 0 });
    expect((await views()).map(({ seconds }) => seconds)).toEqual([undefined, 1, 95]);
  });

  it('is the time alone where the document has no pages, and nothing without a time', async () => {
    const { id } = await upload(room);
    expect((await previewAndReport(id, undefined, { seconds: 95 })).status).toBe(204);
    expect(await room.lastEntry()).toMatchObject({
      description: 'Viewed "File.pdf" (version 1), for 95 seconds',
      seconds: 95,
    });
    expect((await previewAndReport(id, undefined)).status).toBe(204);
    expect(await views()).toHaveLength(1);
  });

  it('is no longer than the time that passes, of all documents of a session together', async () => {
    const [one, other] = [await upload(room), await upload(room, { name: 'Other.pdf' })];
    const seconds = async () => (await views()).map((entry) => entry.seconds);
    await previewAndReport(one.id, [1], { seconds: 200 });
    await previewAndReport(other.id, [1], { seconds: 300 });
    await previewAndReport(one.id, [1], { seconds: 300 });
    expect(await seconds()).toEqual([100, 200]);
    await previewAndReport(one.id, [1], { seconds: 60, session: 'session-2' });
    room.ports.clock.advance({ minutes: 5 });
    await previewAndReport(one.id, [1], { seconds: 300 });
    expect(await seconds()).toEqual([300, 60, 100, 200]);
  });

  it.each([-1, 301, 1.5, '60'])('is 400 for seconds like %j', async (seconds) => {
    const { id } = await upload(room);
    const call = { as: 'user-viewer', params: { id }, json: { version: 1, pages: [1], seconds } };
    expect((await room.call('reportReading', call)).status).toBe(400);
  });

  it('is audited after the clock was set back, too', async () => {
    const { id } = await upload(room);
    for (let at = 0; at < 60; at += 1) await previewAndReport(id, [at + 1], { seconds: 5 });
    expect(await views()).toHaveLength(60);
    room.ports.clock.advance({ hours: -2 });
    await previewAndReport(id, [1], { seconds: 60 });
    expect((await room.lastEntry())?.description).toBe('Viewed "File.pdf" (version 1), page 1, for 60 seconds');
  });

  it('that could not be written is audited the next time', async () => {
    const { id } = await upload(room);
    await previewAndReport(id, [7]);
    vi.spyOn(room.ports.store, 'transact').mockRejectedValueOnce(new Error('no room'));
    expect((await previewAndReport(id, [1], { seconds: 300 })).status).toBe(500);
    expect((await previewAndReport(id, [1], { seconds: 300 })).status).toBe(204);
    expect((await views()).map(({ pages, seconds }) => [pages, seconds])).toEqual([
      ['1', 300],
      ['7', undefined],
    ]);
  });
});

it('many pages are cut between two of them', () => {
  const text = pagesInWords(Array.from({ length: 2000 }, (_, at) => 90_000 + at * 2));
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text).toMatch(/^90000, 90002, .*\d{5}, …$/);
});
