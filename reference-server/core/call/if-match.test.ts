import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';

const tagOf = (...values: unknown[]) =>
  `"${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)}"`;
const settings = { accessLevel: 'public', downloadRestricted: false, printingRestricted: false };
const given = { userId: 'user-viewer', canRead: true };

it.each([
  {
    id: 'updateFolder',
    read: tagOf('Deals', '', 'public', false),
    theirs: { name: 'Deals', accessLevel: 'restricted', approvalRequired: true },
    stored: tagOf('Deals', '', 'restricted', true),
    mine: { name: 'Offers', accessLevel: 'public' },
  },
  {
    id: 'updateDocumentSettings',
    read: tagOf('public', false, false),
    theirs: { ...settings, downloadRestricted: true },
    stored: tagOf('public', true, false),
    mine: { ...settings, printingRestricted: true },
  },
  {
    id: 'grantDocumentPermission',
    read: tagOf(),
    theirs: { ...given, documentId: 'document-1', canDownload: true },
    stored: tagOf(true, true, null),
    mine: { ...given, documentId: 'document-1', canDownload: false },
  },
  {
    id: 'setFolderPermission',
    read: tagOf(),
    theirs: { ...given, folderId: 'folder-1', canWrite: false, expiresAt: '2026-01-16T10:00:00+01:00' },
    stored: tagOf(true, null, '2026-01-16T09:00:00.000Z', false),
    mine: { ...given, folderId: 'folder-1', canWrite: false },
  },
] as const)('$id with If-Match is refused over what somebody else has changed since', async (change) => {
  const room = await openTestRoom();
  await room.call('createFolder', { as: 'user-admin', json: { name: 'Deals' } });
  await upload(room);
  const send = async (tag: string | null, json: object) => {
    const params = { id: change.id === 'updateFolder' ? 'folder-1' : 'document-1' };
    const headers = tag === null ? {} : { 'if-match': tag };
    return (await room.call(change.id, { as: 'user-admin', params, headers, json })).status;
  };
  expect(await send(change.read, change.theirs)).toBeLessThan(300);
  const { length } = await room.entries();
  expect(await send(change.read, change.mine)).toBe(412);
  expect(await send('"anything"', change.mine)).toBe(412);
  expect(await room.entries()).toHaveLength(length);
  expect(await send(change.stored, change.mine)).toBe(200);
  expect(await send(null, change.theirs)).toBe(200);
  expect(await send('*', change.mine)).toBe(200);
});
