import { expect, it } from 'vitest';
import { many } from '#server/scenarios/many.ts';
import type { DocumentRecord } from '../records/records.ts';
import { createMemoryStore } from '../store/store.ts';
import { readerOf } from './reader.ts';
import { asShownTo } from './shown-documents.ts';

const clock = { now: () => new Date('2026-01-15T10:00:00.000Z') };

it('a rebuilt list contains the same objects, even if others have read them meanwhile', async () => {
  const { documents, folders } = many(60, 0);
  const store = createMemoryStore();
  store.restore('documents', documents);
  store.restore('folders', folders);
  const grant = (userId: string, canDownload: boolean) =>
    documents.map(({ id, createdAt }) => ({
      ...{ id: `${userId} ${id}`, documentId: id, userId, canRead: true, canDownload, createdAt },
    }));
  store.restore('grants', [...grant('ada', true), ...grant('ingrid', false)]);
  const list = (userId: string): Promise<DocumentRecord[]> =>
    store.read(async (tx) => {
      const reader = await readerOf(tx, { userId, role: 'viewer' }, { clock });
      const rows = await tx.documents.list();
      return rows.map(await asShownTo(tx, reader, rows));
    });
  const [ada, ingrid] = [await list('ada'), await list('ingrid')];
  const hidden = ada.filter(({ folderId }, at) => folderId === null && documents[at]?.folderId !== null);
  expect(hidden.length).toBeGreaterThan(0);
  expect(ada.some(({ mayDownload }, at) => mayDownload !== ingrid[at]?.mayDownload)).toBe(true);
  for (const [userId, before] of [
    ['ada', ada],
    ['ingrid', ingrid],
  ] as const) {
    const again = await list(userId);
    expect(again.every((row, at) => row === before[at])).toBe(true);
  }
});
