import { beforeEach, describe, expect, it } from 'vitest';
import { openFactorRoom } from '../identity/second-factor/testing/factor-room.ts';
import { openRoom } from '../room/room.ts';
import type { ByteSource } from '../ports/objects.ts';
import { openTestRoom, testRequest, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { collect, once } from '../store/memory-objects.ts';
import type { AccessRow, Chain, Cover, DocumentUseRow, EventRow, FigureRow, PersonRow } from './report.ts';

interface Made {
  id: string;
  fileName: string;
  state: string;
  done: number;
  of: number;
  head: { seq: number; hash: string };
}

interface Read {
  cover: Cover;
  chain: Chain;
  figures: FigureRow[];
  people: PersonRow[];
  access: AccessRow[];
  grants: EventRow[];
  documents: DocumentUseRow[];
  refusals: EventRow[];
  complete: boolean;
}

const EVER = '2020-01-01T00:00:00.000Z';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

const now = () => room.ports.clock.now().toISOString();
const create = (json: unknown, as = 'user-admin') => room.call('createComplianceReport', { as, json });

interface Wanted {
  from?: string;
  to?: string;
  format?: string;
  firstDay?: string;
  lastDay?: string;
}

async function make(wanted: Wanted = {}, as = 'user-admin'): Promise<Made> {
  const { status, json, text } = await create({ from: EVER, format: 'json', ...wanted }, as);
  if (status !== 201) throw new Error(text);
  return json as Made;
}

function begin(id: string, as = 'user-admin') {
  return openRoom(room.ports, room.memory).answer(testRequest('downloadComplianceReport', { as, params: { id } }));
}

async function bytesOf(id: string): Promise<ByteSource> {
  const { status, body } = await begin(id);
  if (status !== 200 || body === null) throw new Error(`The answer is ${status}`);
  return body instanceof Uint8Array ? once(body) : body;
}

const textOf = async (id: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await collect(await bytesOf(id)));
const download = async (wanted?: Parameters<typeof make>[0]) =>
  JSON.parse(await textOf((await make(wanted)).id)) as Read;
const figure = ({ figures }: Read, name: string) => figures.find(({ figure }) => figure === name)?.value ?? 0;
const logged = async (type: string) => (await room.entries()).filter(({ activityType }) => activityType === type);
const see = (id: string, as = 'user-admin') => room.call('getComplianceReport', { as, params: { id } });

/** Parses a record of CSV by the standard. */
function recordsOf(text: string): string[][] {
  const records = text.replace(/^\uFEFF/, '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g);
  return [...records].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

describe('asking for a compliance report', () => {
  it('names the file by the days of the period where the caller is', async () => {
    const period = { from: '2025-12-31T23:00:00.000Z', to: '2026-01-14T23:00:00.000Z' };
    const own = { firstDay: '2026-01-01', lastDay: '2026-01-14' };
    const { id, fileName } = await make({ ...period, ...own });
    expect(fileName).toBe('Compliance report 2026-01-01 to 2026-01-14.json');
    expect((await begin(id)).headers['Content-Disposition']).toContain(fileName);
    expect((await create({ ...period, format: 'csv', firstDay: '1 January' })).status).toBe(400);
  });

  it('describes its content, and is audited', async () => {
    const { auditEntries, ...head } = await room.ports.history.head();
    const made = await make({ from: '2026-01-01T01:00:00+01:00', to: '2026-01-15T00:00:00.000Z' });
    expect(made).toMatchObject({ state: 'ready', done: 0, of: auditEntries, head });
    expect(made.fileName).toBe('Compliance report 2026-01-01 to 2026-01-14.json');
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'report_created',
      description:
        'Created a compliance report (JSON) from 2026-01-01T00:00:00.000Z up to 2026-01-15T00:00:00.000Z, ' +
        `of the log up to entry ${head.seq} (${head.hash}), of https://rooms.example`,
      resourceType: 'report',
      resourceId: made.id,
    });
  });

  it('is refused to analysts and viewers, who leave no report behind', async () => {
    for (const as of ['user-analyst', 'user-viewer']) {
      expect(await create({ from: EVER, format: 'json' }, as)).toMatchObject({ status: 403 });
    }
    expect(await create({ from: EVER, format: 'json' }, 'user-manager')).toMatchObject({ status: 201 });
    expect(await logged('report_created')).toHaveLength(1);
  });

  it('names no first day for the whole log', async () => {
    const { fileName } = await make({ from: '1970-01-01T00:00:00.000Z' });
    expect(await make({ from: '0000-01-01T00:00:00+14:00' })).toMatchObject({
      fileName,
      from: '0000-01-01T00:00:00.000Z',
    });
    expect(fileName).toBe(`Compliance report up to ${now().slice(0, 10)}.json`);
  });

  it('is refused for a period that is not over, or is empty', async () => {
    const later = new Date(room.ports.clock.now().getTime() + 1).toISOString();
    for (const period of [{ from: EVER, to: later }, { from: now(), to: now() }, { from: later }, { from: 'soon' }]) {
      expect(await create({ ...period, format: 'csv' })).toMatchObject({ status: 400 });
    }
    expect(await create({ from: EVER, to: now(), format: 'csv' })).toMatchObject({ status: 201 });
  });

  it('is not found in another session, for another user, or after a quarter of an hour', async () => {
    const { id } = await make();
    expect(await see(id)).toMatchObject({ status: 200 });
    expect(await see(id, 'user-manager')).toMatchObject({ status: 404 });
    const elsewhere = { as: 'user-admin', session: 'another', params: { id } };
    expect(await room.call('downloadComplianceReport', elsewhere)).toMatchObject({ status: 404 });
    room.ports.clock.advance({ minutes: 15 });
    expect(await see(id)).toMatchObject({ status: 404 });
    expect((await begin(id)).status).toBe(404);
  });
});

describe('downloading a compliance report', () => {
  it('has no announced length, shows its progress, and its SHA-256 is audited', async () => {
    const { id, of } = await make();
    const answer = await begin(id);
    expect(answer.headers).toMatchObject({ 'Content-Type': 'application/json' });
    expect(answer.headers['Content-Disposition']).toMatch(/^attachment; filename="Compliance report/);
    expect(answer.headers).not.toHaveProperty('Content-Length');
    const text = await textOf(id);
    expect((await see(id)).json).toMatchObject({ state: 'complete', done: of });
    const size = new TextEncoder().encode(text).length;
    const { description } = (await logged('report_downloaded'))[0] ?? {};
    expect(description).toContain(`${size} bytes, SHA-256 ${await room.ports.hasher.sha256(text)}`);
  });

  it('may take longer than the idle limit', async () => {
    const factorRoom = await openFactorRoom();
    room = factorRoom;
    await factorRoom.person('user-admin');
    await factorRoom.setPolicy({ idleMinutes: 5 });
    const pieces: Uint8Array[] = [];
    for await (const piece of await bytesOf((await make()).id)) {
      pieces.push(piece);
      room.ports.clock.advance({ minutes: 4 });
    }
    expect(pieces.length).toBeGreaterThan(1);
    expect((await room.lastEntry())?.activityType).toBe('report_downloaded');
  });

  it('audits nothing for a HEAD', async () => {
    const { id } = await make();
    const { status, text } = await room.call('downloadComplianceReport', {
      as: 'user-admin',
      params: { id },
      isHead: true,
    });
    expect([status, text]).toEqual([200, '']);
    expect(await logged('report_downloaded')).toEqual([]);
    expect((await see(id)).json).toMatchObject({ state: 'ready' });
  });

  it('breaks off for a user who is no manager any more, and is audited as failed', async () => {
    const { id } = await make({}, 'user-manager');
    const { body } = await begin(id, 'user-manager');
    if (body === null || body instanceof Uint8Array) throw new Error('The report came as a whole');
    let text = '';
    const reading = (async () => {
      for await (const piece of body) {
        if (text === '') {
          const demoted = { as: 'user-admin', params: { id: 'user-manager' }, json: { role: 'viewer' } };
          await room.call('updateUserRole', demoted);
        }
        text += new TextDecoder().decode(piece);
      }
    })();
    await expect(reading).rejects.toMatchObject({ status: 403 });
    expect(text).not.toContain('"people"');
    expect(await logged('report_downloaded')).toEqual([]);
  });

  it('shows the newest of two downloads, whenever the older one ends and however', async () => {
    const { id, of } = await make();
    const [older, newer] = [await bytesOf(id), await bytesOf(id)].map((source) => source[Symbol.asyncIterator]());
    await older!.next();
    expect((await see(id)).json).toMatchObject({ downloads: 1, state: 'running' });
    await newer!.next();
    while (!(await older!.next()).done);
    const half = { downloads: 2, state: 'running' };
    expect((await see(id)).json).toMatchObject(half);
    const third = (await bytesOf(id))[Symbol.asyncIterator]();
    await third.next();
    while (!(await third.next()).done);
    await newer!.return!();
    expect((await see(id)).json).toMatchObject({ downloads: 3, state: 'complete', done: of });
  });

  it('is audited as failed where the caller disconnects in the middle', async () => {
    const { id } = await make();
    for await (const _piece of await bytesOf(id)) break;
    expect((await see(id)).json).toMatchObject({ state: 'failed' });
    expect(await download()).toMatchObject({ complete: true });
  });
});

it('is audited as failed where the log cannot be read to its end, and never looks complete', async () => {
  const { id } = await make();
  room.ports.history.auditEntries = () => {
    throw new Error('The disk is gone');
  };
  await expect(textOf(id)).rejects.toThrow('The disk is gone');
  expect((await see(id)).json).toMatchObject({ state: 'failed' });
  expect(await logged('report_downloaded')).toEqual([]);
});

describe('a compliance report', () => {
  it('covers its period from the first moment on, and excludes the last', async () => {
    const { clock } = room.ports;
    const { id } = await upload(room, { name: 'Plan.txt', mimeType: 'text/plain' });
    const view = () => room.call('downloadDocument', { as: 'user-admin', params: { id } });
    await view();
    clock.advance({ seconds: 10 });
    const from = now();
    await view();
    clock.advance({ seconds: 10 });
    const to = now();
    await view();
    clock.advance({ seconds: 10 });
    expect(figure(await download({ from, to }), 'downloads')).toBe(1);
    expect(figure(await download({ from }), 'downloads')).toBe(2);
    expect(figure(await download({ to: from }), 'downloads')).toBe(1);
    expect(figure(await download(), 'downloads')).toBe(3);
  });

  it('is the same for the same period, whatever happens later', async () => {
    const { clock } = room.ports;
    const plan = await upload(room, { name: 'Plan.txt', mimeType: 'text/plain', accessLevel: 'restricted' });
    const grant = { documentId: plan.id, userId: 'user-viewer', canRead: true, canDownload: false };
    await room.call('grantDocumentPermission', { as: 'user-admin', json: grant });
    await room.call('downloadDocument', { as: 'user-viewer', params: { id: plan.id } });
    clock.advance({ minutes: 1 });
    const to = now();
    const before = await download({ to });
    await room.call('renameDocument', { as: 'user-admin', params: { id: plan.id }, json: { name: 'Other.txt' } });
    const revoked = { documentId: plan.id, userId: 'user-viewer' };
    await room.call('revokeDocumentPermission', { as: 'user-admin', params: revoked });
    await room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-viewer' }, json: { role: 'analyst' } });
    clock.advance({ minutes: 1 });
    const after = await download({ to });
    const { cover: _cover, chain: _chain, ...figures } = before;
    expect(after).toMatchObject(figures);
    expect(after.chain.atEnd).toEqual(before.chain.atEnd);
    expect(before.access).toContainEqual(
      expect.objectContaining({ personId: 'user-viewer', item: 'Plan.txt', view: true, download: false, why: 'grant' }),
    );
    expect(before.refusals).toHaveLength(1);
    const today = await download();
    expect(today.documents).toMatchObject([{ name: 'Other.txt', blocked: 1 }]);
    expect(today.access).not.toContainEqual(expect.objectContaining({ personId: 'user-viewer', item: 'Other.txt' }));
  });

  it('up to now is the same when its period is asked for again, without the entry of its own making', async () => {
    const first = await download();
    const again = await download({ to: first.cover.to });
    expect(again.figures).toEqual(first.figures);
    expect(figure(again, 'type:report_created')).toBe(0);
  });

  it('covers a period in which nothing happened, and one before any user existed', async () => {
    await upload(room, { name: 'Plan.txt', mimeType: 'text/plain' });
    room.ports.clock.advance({ days: 2 });
    const [to, from] = [now(), new Date(room.ports.clock.now().getTime() - 86_400_000).toISOString()];
    const quiet = await download({ from, to });
    expect(quiet).toMatchObject({ documents: [], grants: [], refusals: [], complete: true });
    expect(figure(quiet, 'entries')).toBe(0);
    expect(figure(quiet, 'documents')).toBe(1);
    expect(quiet.people.length).toBeGreaterThan(3);
    const early = await download({ to: '2021-01-01T00:00:00.000Z' });
    expect(figure(early, 'documents')).toBe(0);
    expect(figure(early, 'entries')).toBe(0);
  });

  it('as CSV is one table in which no cell is a formula', async () => {
    const names = ['=cmd|calc.txt', '+1.txt', '-1.txt', '@sum.txt', 'a "quoted", name.txt'];
    for (const name of names) {
      const { id } = await upload(room, { name, mimeType: 'text/plain' });
      await room.call('downloadDocument', { as: 'user-admin', params: { id } });
    }
    room.ports.clock.advance({ seconds: 1 });
    const records = recordsOf(await textOf((await make({ format: 'csv' })).id));
    expect(new Set(records.map(({ length }) => length)).size).toBe(1);
    const cells = records.filter(([section]) => section === 'documents').map(([, name]) => name);
    expect(cells.slice(1).sort()).toEqual(
      [' +1.txt', ' -1.txt', ' =cmd|calc.txt', ' @sum.txt', 'a "quoted", name.txt'].sort(),
    );
    for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    expect(records.at(-1)?.slice(0, 2)).toEqual(['end', 'complete']);
    expect(records[0]?.slice(0, 2)).toEqual(['report', 'strongroom-compliance-report']);
  });
});
