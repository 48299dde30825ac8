import { expect, it } from 'vitest';
import { comparedFacts } from './changed-facts.ts';

const first = {
  version: 1,
  name: 'Model.xlsx',
  size: 2_048,
  mimeType: 'application/vnd.ms-excel',
  sha256: 'a'.repeat(64),
  uploadedByName: 'Ada',
  createdAt: '2026-01-10T09:00:00.000Z',
  comment: null,
};

it('lists what changed and what is the same', () => {
  const { changed, same } = comparedFacts(first, { ...first, version: 2, name: 'Final.xlsx', comment: 'As agreed' });
  expect(changed).toEqual([
    { name: 'Comment', before: 'None', after: 'As agreed' },
    { name: 'Name', before: 'Model.xlsx', after: 'Final.xlsx' },
  ]);
  expect(same).toEqual(['Type', 'Size', 'SHA-256', 'Uploaded by', 'Uploaded']);
});

it('shows sizes and hashes in full where they look the same and are not', () => {
  const { changed } = comparedFacts(first, { ...first, size: 2_049, sha256: `aaaaaaaab${'a'.repeat(55)}` });
  expect(changed).toEqual([
    { name: 'Size', before: '2,048 bytes', after: '2,049 bytes' },
    { name: 'SHA-256', before: 'a'.repeat(64), after: `aaaaaaaab${'a'.repeat(55)}` },
  ]);
});
