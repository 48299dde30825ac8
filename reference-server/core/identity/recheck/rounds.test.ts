import { expect, it } from 'vitest';
import type { SearchedAudit } from '../../ports/audit-log.ts';
import type { Store } from '../../ports/store.ts';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { upload } from '../../testing/upload.ts';

/** A store that runs an action within every search of the log. */
function searching(store: Store, meanwhile: () => Promise<unknown>): Store {
  return {
    transact: (...work) => store.transact(...work),
    read: (work, ...more) =>
      store.read(
        (tx) => {
          const audit: SearchedAudit = {
            newest: (query) => tx.audit.newest(query),
            count: (types, since) => tx.audit.count(types, since),
            async search(search) {
              await meanwhile();
              return tx.audit.search(search);
            },
          };
          return work(Object.assign(Object.create(tx) as typeof tx, { audit }));
        },
        ...more,
      ),
  };
}

/** Writes a session's last use. */
async function useSession({ ports }: TestRoom, at: number): Promise<void> {
  await ports.store.transact((tx) =>
    tx.sessions.put({
      id: `other-${at}`,
      userId: 'user-viewer',
      createdAt: '2026-01-15T10:00:00.000Z',
      lastUsedAt: '2026-01-15T10:00:00.000Z',
      ipAddress: null,
      userAgent: null,
      idToken: null,
    }),
  );
}

it('a search of the log reads it once, however many sessions are written meanwhile', async () => {
  const room = await openTestRoom();
  let searches = 0;
  const { ports } = room;
  ports.store = searching(ports.store, () => useSession(room, (searches += 1))) as typeof ports.store;
  expect((await room.call('searchAuditLogs', { as: 'user-admin', query: { text: 'x' } })).status).toBe(200);
  expect(searches).toBe(1);
});

it('a search for a name reads the log once, and no change waits for it, however many users sign in meanwhile', async () => {
  const room = await openTestRoom();
  let searches = 0;
  const { ports } = room;
  const { store } = ports;
  ports.store = searching(store, async () => {
    searches += 1;
    await store.transact(async (tx) => {
      const user = await tx.users.get('user-viewer');
      await tx.users.put({ ...user!, lastLoginAt: `2026-01-15T10:00:0${searches}.000Z` });
    });
  }) as typeof ports.store;
  expect((await room.call('searchAuditLogs', { as: 'user-admin', query: { text: 'x' } })).status).toBe(200);
  expect(searches).toBe(1);
});

it('the figures of a group are counted once, however often the users change while its news are looked for', async () => {
  const room = await openTestRoom();
  const json = { name: 'Bidder', memberIds: ['user-viewer'] };
  const { id } = (await room.call('createGroup', { as: 'user-admin', json })).json as { id: string };
  const { store } = room.ports;
  const [read, { tallies }] = [store.read.bind(store), room.memory];
  const follow = tallies.follow.bind(tallies);
  let [counts, changes] = [0, 0];
  tallies.follow = (...given) => {
    counts += 1;
    return follow(...given);
  };
  store.read = (work, ...more) =>
    read(
      (tx) => {
        const approvals: typeof tx.approvals = {
          ...tx.approvals,
          async by(index, key) {
            const user = await tx.users.get('user-viewer');
            // The third reading is alone: a change would wait for its end.
            if (changes < 2)
              await store.transact((change) => change.users.put({ ...user!, firstName: `${(changes += 1)}` }));
            return tx.approvals.by(index, key);
          },
        };
        return work(Object.assign(Object.create(tx) as typeof tx, { approvals }));
      },
      ...more,
    );
  expect((await room.call('getMeasures', { as: 'user-admin', query: { groupId: id } })).status).toBe(200);
  expect([counts, changes]).toEqual([1, 2]);
});

it('a search answers 403 to a user whose right ended in the middle of it', async () => {
  const room = await openTestRoom();
  const { ports } = room;
  const store = ports.store;
  ports.store = searching(store, () =>
    room.call('updateUserRole', { as: 'user-admin', params: { id: 'user-manager' }, json: { role: 'viewer' } }),
  ) as typeof ports.store;
  expect((await room.call('searchAuditLogs', { as: 'user-manager', query: { text: 'x' } })).status).toBe(403);
});

it('rows that change at each read are read in a limited number of rounds, and the last one while changes wait', async () => {
  const room = await openTestRoom();
  const { id: folder } = (await room.call('createFolder', { as: 'user-admin', json: { name: 'Here' } })).json as {
    id: string;
  };
  await upload(room, { name: 'One', bytes: 'text', folderId: folder });
  let turns = 0;
  room.ports.giveWay = async () => {
    turns += 1;
    // Not awaited: it would wait for the held changes.
    void room.call('createFolder', { as: 'user-admin', json: { name: `Folder ${turns}` } });
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  const answer = await room.call('prepareArchive', {
    as: 'user-viewer',
    json: { documentIds: [], folderIds: [folder] },
  });
  expect(answer.status).toBe(201);
  expect(turns).toBeGreaterThan(2);
  expect(turns).toBeLessThan(30);
});
