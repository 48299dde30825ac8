// Over HTTP and the file store, by several people at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MovingPlace, moveAtOnce } from '#core/testing/moves-at-once.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let place: MovingPlace;
beforeAll(async () => {
  server = await startTestServer();
  const clients: TestClient[] = [await server.signInAs('admin'), await server.signInAs('manager')];
  let turn = 0;
  const call = async (path: string, method: string, json?: object) => {
    const client = clients[(turn += 1) % clients.length];
    const answer = await client?.request(`/api/${path}`, { method, ...(json && { json }) });
    return answer?.status ?? 0;
  };
  place = {
    store: server.ports.store,
    moveDocument: (id, folderId) => call(`documents/${id}/folder`, 'PUT', { folderId }),
    moveFolder: (id, parentId) => call(`folders/${id}/parent`, 'PUT', { parentId }),
    deleteFolder: (id) => call(`folders/${id}?cascade=true`, 'DELETE'),
  };
});
afterAll(() => server.stop());

it.each(casesOf([5, 0]))(
  'many moves at once make no circle, lose nothing and are audited one by one, while %i folders are deleted',
  async (deletions) => {
    await moveAtOnce(place, { folders: 14, documents: 21, moves: isDeep ? 300 : 120, deletions }, 7);
    expect(server.faults).toEqual([]);
  },
  60_000,
);
