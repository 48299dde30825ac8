import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

let room: TestRoom;
let id: string;
beforeEach(async () => {
  room = await openTestRoom({ ...empty, audit: [] });
  ({ id } = await upload(room, { name: 'Plan.pdf' }));
  await upload(room, { name: 'Another.pdf' });
});

const activity = async (query: { before?: string } = {}, as = 'user-manager', document = id) =>
  room.call('listDocumentActivity', { as, params: { id: document }, query });
const entries = async (query: { before?: string } = {}) => (await activity(query)).json as AuditEntry[];

it('contains every entry about the document, by any user, newest first, and of no other', async () => {
  const json = { documentId: id, userId: 'user-viewer', canRead: true, canDownload: true };
  await room.call('grantDocumentPermission', { as: 'user-admin', json });
  await room.call('downloadDocument', { as: 'user-viewer', params: { id } });
  await upload(room, { name: 'Plan.pdf', as: 'user-manager' });
  await room.call('restoreDocumentVersion', { as: 'user-admin', params: { id, version: '1' } });
  await upload(room, { name: 'Another.pdf' });
  const logged = (await entries()).map(({ activityType, userId }) => `${activityType} ${userId}`);
  expect(logged).toEqual([
    'document_updated user-admin',
    'document_upload user-manager',
    'document_download user-viewer',
    'permission_granted user-admin',
    'document_upload user-admin',
  ]);
  const { json: all } = await room.call('listAuditLogs', { as: 'user-admin' });
  expect(await entries()).toEqual((all as AuditEntry[]).filter(({ resourceId }) => resourceId === id));
});

it('pages on by a thousand without a gap or an overlap', async () => {
  const [newest] = await entries();
  if (!newest) throw new Error('Nothing was logged');
  const { id: _, ...entry } = newest;
  await room.ports.store.transact(async (tx) => {
    for (let at = 0; at < 2500; at += 1) {
      const more = { ...entry, description: `Viewed ${at}`, resourceId: at % 5 === 0 ? 'another' : id };
      await tx.audit.append(more);
    }
  });
  const first = await entries();
  const second = await entries({ before: first.at(-1)?.id ?? '' });
  const third = await entries({ before: second.at(-1)?.id ?? '' });
  expect([first.length, second.length, third.length]).toEqual([1000, 1000, 1]);
  const expected = Array.from({ length: 2500 }, (_, at) => at).filter((at) => at % 5 !== 0);
  const descriptions = [...first, ...second].map(({ description }) => description);
  expect(descriptions).toEqual(expected.toReversed().map((at) => `Viewed ${at}`));
  expect(third[0]?.activityType).toBe('document_upload');
});

it('is empty before an entry of another document', async () => {
  const [newest] = await room.entries();
  expect(newest?.resourceId).not.toBe(id);
  for (const before of [newest?.id ?? '', 'audit-0', 'audit-999', 'nothing', '__proto__'])
    expect(await entries({ before })).toEqual([]);
});

it('is for administrators and managers, and 404 for unknown and deleted documents', async () => {
  expect((await activity({}, 'user-admin')).status).toBe(200);
  for (const as of ['user-analyst', 'user-viewer']) expect((await activity({}, as)).status).toBe(403);
  expect((await room.call('listDocumentActivity', { params: { id } })).status).toBe(401);
  expect((await activity({}, 'user-admin', 'unknown')).status).toBe(404);
  await room.call('deleteDocument', { as: 'user-admin', params: { id } });
  expect((await activity()).status).toBe(404);
});

it('is not audited: reading it adds nothing to the log', async () => {
  const before = room.ports.store.auditLength;
  await activity();
  expect(room.ports.store.auditLength).toBe(before);
});
