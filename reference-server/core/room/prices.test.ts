import { expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import type { Counted } from '../ports/limits.ts';
import type { ByteSource } from '../ports/objects.ts';
import { openTestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import { rateLimited } from '../call/errors.ts';
import { openRoom } from './room.ts';
import { fileCalls, LARGE_BYTES, prices } from './prices.ts';
import { testRequest } from '../testing/room.ts';

it('every operation of the contract has a price, and nothing else has one', () => {
  expect(Object.keys(prices).sort()).toEqual(Object.keys(contractOperations).sort());
});

it('comparisons, archives, reports, the index, searches of the log and access reviews are dear', () => {
  const dear = Object.entries(prices).flatMap(([id, { cost }]) => (cost === 'dear' ? [id] : []));
  for (const named of [
    /^compare/,
    /Archive$/,
    /ComplianceReport$/,
    /^exportIndex$/,
    /AuditLogs$/,
    /^list\w+Access$/,
    /^list\w+Readers$/,
    /^listDeletedItems$/,
    /PolicyReach$/,
  ]) {
    const those = Object.keys(contractOperations).filter((id) => named.test(id) && id !== 'getComplianceReport');
    expect(those.length).toBeGreaterThan(0);
    expect(dear).toEqual(expect.arrayContaining(those));
  }
});

/** A room that records open answers and turns. */
async function watchedRoom() {
  const room = await openTestRoom();
  const seen = { open: 0, running: 0, begunTurns: 0, isFull: false };
  room.ports.limits = {
    count: () => Promise.resolve(),
    open(_one: Counted, isOfChange = false) {
      if (seen.isFull && !isOfChange) throw rateLimited(5);
      seen.open += 1;
      let isOpen = true;
      return () => {
        if (isOpen) seen.open -= 1;
        isOpen = false;
      };
    },
    turn(_one: Counted, _signal?: AbortSignal, hasBegun = false) {
      if (hasBegun) seen.begunTurns += 1;
      seen.running += 1;
      let isRunning = true;
      return Promise.resolve(() => {
        if (isRunning) seen.running -= 1;
        isRunning = false;
      });
    },
  };
  const answers = openRoom(room.ports, room.memory);
  const ends: (() => void)[] = [];
  const get = (id: Parameters<typeof testRequest>[0], params: Record<string, string> = {}) =>
    answers.answer({ ...testRequest(id, { as: 'user-admin', params }), onEnd: (listener) => void ends.push(listener) });
  return { room, seen, ends, get };
}

it('a large answer of any call counts as open until it is read, and a small one does not', async () => {
  const { room, seen, ends, get } = await watchedRoom();
  expect((await get('listDocuments')).status).toBe(200);
  expect((await get('exportIndex')).status).toBe(200);
  expect(seen).toMatchObject({ open: 0, running: 0 });
  const description = 'x'.repeat(1000);
  for (let at = 0; at < 80; at += 1)
    await upload(room, { name: `${description.slice(0, 200)} ${at}`, bytes: 'text', description });
  const large = await get('listDocuments');
  expect((large.body as Uint8Array).length).toBeGreaterThan(LARGE_BYTES);
  expect(seen.open).toBe(1);
  for (const end of ends) end();
  expect(seen.open).toBe(0);
  seen.isFull = true;
  expect((await get('listDocuments')).status).toBe(429);
});

it('a text of many bytes counts as large, however few its characters', async () => {
  const { room, seen, get } = await watchedRoom();
  const memberIds = Array.from({ length: 110 }, (_, at) => `user-${at}`);
  await room.ports.store.transact(async (tx) => {
    const [user] = await tx.users.list();
    for (const id of memberIds)
      await tx.users.put({ ...user!, id, email: `${id}@buyer.example`, firstName: '\u5b57'.repeat(200) });
  });
  const answer = await get('listUsers');
  expect((answer.body as Uint8Array).length).toBeGreaterThan(LARGE_BYTES);
  expect(new TextDecoder().decode(answer.body as Uint8Array).length).toBeLessThan(LARGE_BYTES);
  expect(seen.open).toBe(1);
});

it('no expensive work is begun, nor audited, for a user who has too much open', async () => {
  const { room, seen, get } = await watchedRoom();
  seen.isFull = true;
  expect((await get('exportIndex')).status).toBe(429);
  expect(await room.entries()).toEqual([]);
  expect(seen.running).toBe(0);
});

it('a change that was made is answered, however large its answer and however much is open', async () => {
  const { room, seen } = await watchedRoom();
  const memberIds = Array.from({ length: 2000 }, (_, at) => `user-of-a-long-list-of-members-${at}`);
  await room.ports.store.transact(async (tx) => {
    const [user] = await tx.users.list();
    for (const id of memberIds) await tx.users.put({ ...user!, id, email: `${id}@buyer.example` });
  });
  seen.isFull = true;
  const json = { name: 'Bidder A', memberIds };
  const made = await openRoom(room.ports, room.memory).answer(testRequest('createGroup', { as: 'user-admin', json }));
  expect((made.body as Uint8Array).length).toBeGreaterThan(LARGE_BYTES);
  expect(made.status).toBe(201);
  expect(seen.open).toBe(1);
});

it('a call has no turn before its body has come, nor after its answer', async () => {
  const { room, seen } = await watchedRoom();
  const runningAt: number[] = [];
  const json = { from: '2020-01-01T00:00:00.000Z', format: 'json' };
  const create = () =>
    openRoom(room.ports, room.memory).answer(
      testRequest('createComplianceReport', { as: 'user-admin', json }, async function* (bytes) {
        yield* bytes;
        runningAt.push(seen.running);
      }),
    );
  expect((await create()).status).toBe(201);
  expect([runningAt, seen]).toMatchObject([[0], { running: 0 }]);
  room.ports.limits.turn = () => Promise.reject(rateLimited(5));
  expect(await create()).toMatchObject({ status: 429, headers: { 'Retry-After': '5' } });
});

it('each piece of a report is made in a turn that begun work cannot be refused, and sent in none', async () => {
  const { room, seen, get } = await watchedRoom();
  const json = { from: '2020-01-01T00:00:00.000Z', format: 'json' };
  const made = await room.call('createComplianceReport', { as: 'user-admin', json });
  const { hasher } = room.ports;
  let runningInPiece = 0;
  room.ports.hasher = { ...hasher, begin: () => ((runningInPiece = seen.running), hasher.begin()) };
  const download = async () => (await get('downloadComplianceReport', made.json as { id: string })).body as ByteSource;
  const body = await download();
  expect(seen).toMatchObject({ open: 1, running: 0, begunTurns: 0 });
  let pieces = 0;
  for await (const piece of body) {
    expect([piece.length > 0, seen.running]).toEqual([true, 0]);
    pieces += 1;
  }
  expect(pieces).toBeGreaterThan(1);
  expect([runningInPiece, seen]).toMatchObject([1, { running: 0, begunTurns: pieces + 1 }]);
  for await (const _ of await download()) break;
  expect(seen.running).toBe(0);
});

it('a browser may navigate only to files', () => {
  expect([...fileCalls].sort()).toEqual([
    'downloadArchive',
    'downloadComplianceReport',
    'downloadDocument',
    'downloadDocumentVersion',
    'previewDocument',
    'previewDocumentVersion',
  ]);
});
