// Runs the tests of the operations over PostgreSQL: changes run on one server, reads on another.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#core/store/store.ts';
import { testOver } from '#core/testing/ports.ts';
import { openTestRoom } from '#core/testing/room.ts';
import { isDeep } from '#server/testing/deep.ts';
import { type Rooms, startRooms, TwoServers } from './testing/rooms.ts';

let rooms: Rooms | null = null;
beforeAll(async () => {
  const started = await startRooms();
  rooms = started;
  testOver(() => started.make());
}, 120_000);
afterAll(async () => {
  testOver(createMemoryStore);
  await rooms?.close();
}, 60_000);

it('a room of these tests is over two servers', async () => {
  expect((await openTestRoom()).ports.store).toBeInstanceOf(TwoServers);
});

describe('documents', async () => {
  await import('#core/documents/documents.test.ts');
});

describe.runIf(isDeep)('in the long rounds', () => {
  describe('folders', async () => {
    await import('#core/folders/folders.test.ts');
  });
  describe('people', async () => {
    await import('#core/people/users.test.ts');
  });
  describe('versions', async () => {
    await import('#core/documents/versions.test.ts');
  });
  describe('owners', async () => {
    await import('#core/identity/recheck/ended-owner.test.ts');
  });
  describe('permissions', async () => {
    await import('#core/documents/document-permissions.test.ts');
  });
  describe('readers', async () => {
    await import('#core/access/readers.test.ts');
  });
  describe('uploads', async () => {
    await import('#core/documents/uploads.test.ts');
  });
  describe('approvals', async () => {
    await import('#core/approvals/approvals.test.ts');
  });
  describe('reading', async () => {
    await import('#core/documents/reading.test.ts');
  });
  describe('searching', async () => {
    await import('#core/audit/search.test.ts');
  });
});
