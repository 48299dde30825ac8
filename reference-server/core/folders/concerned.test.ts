import { expect, it, vi } from 'vitest';
import { finderOf, Reader } from '../access/reader.ts';
import { openTestRoom } from '../testing/room.ts';
import { upload } from '../testing/upload.ts';
import type { DocumentRecord } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import { many } from '../../scenarios/many.ts';
import { Concerned } from './concerned.ts';

const now = new Date('2026-01-15T10:00:00.000Z');
const time = now.toISOString();

function document(at: number): DocumentRecord {
  const kind = { accessLevel: at % 2 === 0 ? 'public' : 'restricted', downloadRestricted: at % 3 === 0 } as const;
  return {
    ...{
      id: `document-${at}`,
      name: `${at}.pdf`,
      description: null,
      folderId: null,
      mimeType: null,
      size: 1,
      version: 1,
    },
    ...{ printingRestricted: false, updatedAt: time, createdAt: time, uploadedById: 'user-admin', ...kind },
  };
}

it('similar documents are evaluated once for a person, and those with their own grant one by one', () => {
  const moved = new Map(
    Array.from({ length: 6000 }, (_, at) => {
      const before = document(at);
      return [before.id, { before, after: { ...before, folderId: 'closed' } }] as const;
    }),
  );
  const closed = { id: 'closed', name: 'Closed', description: null, parentId: null, createdAt: time } as const;
  const findFolder = finderOf([{ ...closed, accessLevel: 'restricted' }]);
  const held = { userId: 'user-viewer', canRead: true, canDownload: true, createdAt: time };
  // Public and unrestricted, public and restricted, and one that is not moved.
  const grants = ['document-2', 'document-6', 'elsewhere'].map((documentId) => ({
    ...held,
    id: documentId,
    documentId,
  }));
  const reader = new Reader(
    { userId: 'user-viewer', role: 'viewer' },
    findFolder,
    { permissions: [], grants },
    () => undefined,
    { now, parties: new Map() },
  );
  const rightsTo = vi.spyOn(reader, 'rightsTo');
  // Every second document is public; two of them stay visible by the grant.
  expect(new Concerned(moved, new Set()).effectOn(reader, reader)).toEqual({ gained: 0, lost: 2998 });
  expect(rightsTo).toHaveBeenCalledTimes(2 * (4 + 2));
  rightsTo.mockClear();
  const approved = new Set(['document-0', 'document-2']);
  expect(new Concerned(moved, approved).effectOn(reader, reader)).toEqual({ gained: 0, lost: 2998 });
  // Two more combinations of facts, one of them with grants only.
  expect(rightsTo).toHaveBeenCalledTimes(2 * (4 + 2 + 1));
});

it('other work runs while people are evaluated one after the other', async () => {
  const room = await openTestRoom();
  const { id } = await upload(room);
  let turns = 0;
  room.ports.giveWay = () => Promise.resolve(void (turns += 1));
  const json = { documentIds: [id], folderIds: [], folderId: null };
  expect((await room.call('previewMove', { as: 'user-manager', json })).status).toBe(200);
  expect(turns).toBe(2);
});

it.each([
  ['previewMove', { folderIds: [], folderId: null }],
  ['previewSettings', { downloadRestricted: true }],
] as const)('other work runs while %s looks up thousands of documents', async (call, chosen) => {
  const { documents, versions } = many(4001);
  const room = await openTestRoom({ ...empty, documents, versions });
  const json = { documentIds: documents.map(({ id }) => id), ...chosen };
  let turns = 0;
  room.ports.giveWay = () => Promise.resolve(void (turns += 1));
  expect((await room.call(call, { as: 'user-manager', json })).status).toBe(200);
  expect(turns, 'twice while documents are looked up, and once for each user').toBe(4);
});
