import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';
import { inOrder, treeOf } from './folder-tree.ts';

function folder(id: string, parentId: string | null = null, name = id): FolderRecord {
  return { id, name, parentId, description: null, accessLevel: 'public', createdAt: '2026-01-01T00:00:00.000Z' };
}

function document(id: string, folderId: string | null = null, name = id): DocumentRecord {
  const time = '2026-01-01T00:00:00.000Z';
  const restrictions = { downloadRestricted: false, printingRestricted: false };
  const facts = { accessLevel: 'public', size: 1, mimeType: null, description: null, version: 1 } as const;
  return { id, name, folderId, ...facts, ...restrictions, uploadedById: null, createdAt: time, updatedAt: time };
}

function numbered(folders: readonly FolderRecord[], documents: readonly DocumentRecord[] = []): string[] {
  const below = (place: string, _branch: unknown, at: number) => `${place}${at + 1}.`;
  return [...inOrder(treeOf(folders, documents), '', below)].map(({ item, place, at }) => {
    const id = item.kind === 'folder' ? item.branch.folder.id : item.document.id;
    return `${place}${at + 1} ${id}`;
  });
}

describe('the order of the tree', () => {
  it('has the subfolders of a folder first and then its documents, each by name as people read it', () => {
    const folders = [folder('b', null, 'Folder 10'), folder('a', null, 'folder 2'), folder('c', 'a', 'Inner')];
    const documents = [document('x', 'a', 'Zebra'), document('y', 'a', 'apple'), document('z', null, 'At the root')];
    expect(numbered(folders, documents)).toEqual(['1 a', '1.1 c', '1.2 y', '1.3 x', '2 b', '3 z']);
  });

  it('keeps equal names in one order', () => {
    const two = [document('b', null, 'Same'), document('a', null, 'same')];
    expect(numbered([], two)).toEqual(numbered([], two.toReversed()));
  });

  it('shows items of a missing folder at the root', () => {
    expect(numbered([folder('a', 'gone')], [document('x', 'gone'), document('y', 'a')])).toEqual([
      '1 a',
      '1.1 y',
      '2 x',
    ]);
  });

  it('breaks a circle of folders, and what lies in them keeps its place', () => {
    const circle = [folder('a', 'c'), folder('b', 'a'), folder('c', 'b'), folder('d', 'b'), folder('own', 'own')];
    expect(numbered(circle, [document('x', 'd')])).toEqual(['1 b', '1.1 c', '1.1.1 a', '1.2 d', '1.2.1 x', '2 own']);
  });

  it('begins again at the root where it is too deep, so that its numbers stay short', () => {
    const folders = Array.from({ length: 5000 }, (_, at) => folder(`f${at}`, at === 0 ? null : `f${at - 1}`));
    const found = numbered(folders, [document('deepest', 'f4999')]);
    expect(found).toHaveLength(5001);
    expect(Math.max(...found.map((line) => line.length))).toBeLessThan(1000);
  });

  it('contains every item once, even where folders form a circle', () => {
    const id = fc.integer({ min: 0, max: 12 }).map((at) => `f${at}`);
    const rows = fc.uniqueArray(fc.tuple(id, fc.option(id)), { selector: ([own]) => own });
    fc.assert(
      fc.property(rows, fc.array(fc.option(id), { maxLength: 20 }), (tree, places) => {
        const folders = tree.map(([own, parent]) => folder(own, parent));
        const documents = places.map((place, at) => document(`d${at}`, place));
        const found = numbered(folders, documents).map((line) => line.split(' ')[1]);
        expect(found.toSorted()).toEqual([...folders, ...documents].map((row) => row.id).sort());
      }),
    );
  });
});
