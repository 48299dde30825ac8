// Runs the tests of the operations over a store with only the guarantees of a remote database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { FarStore } from '../testing/far-store.ts';
import { testOver } from '../testing/ports.ts';
import { openTestRoom } from '../testing/room.ts';
import { createMemoryStore } from './store.ts';

beforeAll(() => testOver(() => new FarStore()));
afterAll(() => testOver(createMemoryStore));

it('a room of these tests is over that store', async () => {
  expect((await openTestRoom()).ports.store).toBeInstanceOf(FarStore);
});

describe('versions', async () => {
  await import('../documents/versions.test.ts');
});
describe('permissions', async () => {
  await import('../documents/document-permissions.test.ts');
});
describe('readers', async () => {
  await import('../access/readers.test.ts');
});
describe('uploads', async () => {
  await import('../documents/uploads.test.ts');
});

describe.runIf(isDeep)('in the long rounds', () => {
  describe('documents', async () => {
    await import('../documents/documents.test.ts');
  });
  describe('folders', async () => {
    await import('../folders/folders.test.ts');
  });
  describe('people', async () => {
    await import('../people/users.test.ts');
  });
});
