import { contractOperations } from '#contract/operations.ts';
import * as roles from '#contract/roles.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { earlyReads } from './early-reads.ts';

const readsOf = (...sources: string[]) => earlyReads(sources, contractOperations, roles.getCurrentUser);

test('the document screen requests its two lists early', async () => {
  const source = await readFile(new URL('../features/documents/page/use-library.ts', import.meta.url), 'utf8');
  expect(readsOf(source)).toEqual(['/api/documents', '/api/folders']);
});

test('a call that not every role may make is not requested early', () => {
  expect(readsOf('useListUsers()', 'useGetDashboardMetrics({ query })')).toEqual([]);
});

test('a read of one item, and one that takes a query, is not requested early', () => {
  expect(readsOf('useListDocumentVersions(id)', 'useListAuditLogs({ limit })')).toEqual([]);
});

test('a change is not requested early, nor is a hook that is imported and not called', () => {
  expect(readsOf('useCreateFolder()', "import { useListFolders } from './folders.ts';")).toEqual([]);
});

test('a read that occurs twice is requested once', () => {
  expect(readsOf('useListFolders()', 'useListFolders({ query })')).toEqual(['/api/folders']);
});
