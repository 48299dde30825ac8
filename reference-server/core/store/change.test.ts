import { beforeEach, describe, expect, it } from 'vitest';
import type { FolderRecord } from '../records/records.ts';
import { CallerRecheck } from '../identity/recheck/caller-recheck.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';
import { change, ChangeIsOver, evenWhenFull, UnauditedChange, type Changer, type Audit } from './change.ts';
import { keepHouse } from './housekeeping.ts';

const folder: FolderRecord = {
  id: 'folder',
  name: 'Folder',
  description: null,
  parentId: null,
  accessLevel: 'public',
  createdAt: '2026-01-15T10:00:00.000Z',
};
const made = { type: 'folder_created', description: 'Made a folder' } as const;

let room: TestRoom;
let ada: Changer;
beforeEach(async () => {
  room = await openTestRoom();
  const client = { ipAddress: '10.0.0.7', userAgent: 'Test' };
  ada = { ports: room.ports, actor: { userId: 'user-admin' }, client, now: room.ports.clock.now() };
});
const folders = () => room.ports.store.read((tx) => tx.folders.list());

describe('a change', () => {
  it('is in the audit log by the same commit, with who made it and from where', async () => {
    await change(ada, async (tx, audit) => {
      audit({ ...made, resource: { type: 'folder', id: folder.id } });
      await tx.folders.put(folder);
      expect((await tx.audit.newest({ limit: 1 }))[0]?.description).not.toBe(made.description);
    });
    expect(await room.lastEntry()).toMatchObject({
      activityType: 'folder_created',
      description: 'Made a folder',
      userId: 'user-admin',
      ipAddress: '10.0.0.7',
      resourceId: 'folder',
    });
  });

  it.each([
    ['puts', (tx: Parameters<Parameters<typeof change>[1]>[0]) => tx.folders.put(folder)],
    ['deletes', (tx: Parameters<Parameters<typeof change>[1]>[0]) => tx.users.delete('user-viewer')],
  ])('that %s a row without an audit entry is not made', async (_, work) => {
    const before = await room.ports.store.read((tx) => Promise.all([tx.folders.list(), tx.users.list()]));
    await expect(change(ada, work)).rejects.toThrow(UnauditedChange);
    expect(await room.ports.store.read((tx) => Promise.all([tx.folders.list(), tx.users.list()]))).toEqual(before);
  });

  it('that changes nothing need not be audited, and may', async () => {
    const before = room.ports.store.auditLength;
    expect(await change(ada, (tx) => tx.folders.get('none'))).toBeUndefined();
    expect(room.ports.store.auditLength).toBe(before);
    await change(ada, (_, audit) => {
      audit({ type: 'document_download', description: 'Downloaded' });
      return Promise.resolve();
    });
    expect((await room.lastEntry())?.description).toBe('Downloaded');
  });

  it('that fails after its audit entry is neither made nor audited', async () => {
    const before = room.ports.store.auditLength;
    const failing = change(ada, async (tx, audit) => {
      audit(made);
      await tx.folders.put(folder);
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect(await folders()).toEqual([]);
    expect(room.ports.store.auditLength).toBe(before);
  });

  it('audits each event in order, with its user', async () => {
    await change(ada, (_, audit) => {
      audit({ type: 'login', description: 'First', actor: { userId: 'user-viewer' } });
      audit({ type: 'login', description: 'Second', actor: null });
      audit({ type: 'login', description: 'Third' });
      return Promise.resolve();
    });
    const logged = (await room.entries()).slice(0, 3).map(({ description, userId }) => [description, userId]);
    expect(logged).toEqual([
      ['Third', 'user-admin'],
      ['Second', null],
      ['First', 'user-viewer'],
    ]);
  });

  it('accepts no more writes when it is over, neither its own nor those of another that still runs', async () => {
    let late: Audit = () => undefined;
    let put: () => Promise<void> = () => Promise.resolve();
    await change(ada, (tx, audit) => {
      late = audit;
      put = () => tx.folders.put(folder);
      return Promise.resolve();
    });
    expect(() => late(made)).toThrow(ChangeIsOver);
    expect(put).toThrow(ChangeIsOver);
    const other = change(ada, async (tx) => {
      await tx.folders.put(folder);
      late(made);
    });
    await expect(other).rejects.toThrow(ChangeIsOver);
    expect(await folders()).toEqual([]);
  });

  it('is not covered by the audit entries of a failing try, when the store runs it again', async () => {
    let tries = 0;
    const again: Changer = {
      ...ada,
      ports: {
        store: {
          read: (...work) => room.ports.store.read(...work),
          transact: async (work) => {
            await room.ports.store.transact(work).catch(() => undefined);
            return room.ports.store.transact(work);
          },
        },
      },
    };
    const changing = change(again, async (tx, audit) => {
      await tx.folders.put(folder);
      tries += 1;
      if (tries > 1) return;
      audit(made);
      throw new Error('Once more');
    });
    await expect(changing).rejects.toThrow(UnauditedChange);
  });

  it('within a change of the same call is refused and does not wait for itself', async () => {
    const call = { operationId: 'logout', actor: null, callerNow: () => Promise.resolve(null) } as const;
    const { ports } = new CallerRecheck(call, room.ports);
    const mine = { ...ada, ports };
    await expect(change(mine, () => change(mine, () => Promise.resolve()))).rejects.toThrow('within another');
    await Promise.all([change(mine, () => Promise.resolve()), change(mine, () => Promise.resolve())]);
  });

  it('is made on a full disk only if it states so', async () => {
    const passed: unknown[] = [];
    const store: Changer['ports']['store'] = {
      read: (...work) => room.ports.store.read(...work),
      transact: (_, options) => Promise.reject(new Error(`${passed.push(options)}`)),
    };
    const nothing = () => Promise.resolve();
    await expect(change({ ...ada, ports: { store } }, nothing)).rejects.toThrow();
    await expect(change(evenWhenFull({ ...ada, ports: { store } }), nothing)).rejects.toThrow();
    expect(passed).toEqual([{ mayUseReserve: false }, { mayUseReserve: true }]);
  });
});

describe('housekeeping', () => {
  it('changes what its chore names, without an audit entry', async () => {
    const before = room.ports.store.auditLength;
    await keepHouse(room.ports, 'the time of something is over', (tx) => tx.sessions.delete('none'));
    expect(room.ports.store.auditLength).toBe(before);
  });

  it('cannot change what people see and may do', async () => {
    const work = keepHouse(room.ports, 'a session was used', async (tx) => {
      // @ts-expect-error -- its tables can be read.
      await (tx.users.delete as (id: string) => Promise<void>)('user-viewer');
    });
    await expect(work).rejects.toThrow('"a session was used" is no reason to change users');
    expect(await room.ports.store.read((tx) => tx.users.get('user-viewer'))).toBeDefined();
  });
});
