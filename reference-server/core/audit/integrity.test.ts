import { describe, expect, it } from 'vitest';
import { many } from '../../scenarios/many.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

async function looked(room: TestRoom, as = 'user-manager') {
  const first = await room.call('getAuditIntegrity', { as });
  await room.memory.logChecks.idle();
  return { first: first.json, then: (await room.call('getAuditIntegrity', { as })).json };
}

describe('whether the log is whole', () => {
  it('is answered at once, and known after the check in the background', async () => {
    const room = await openTestRoom(many(0, 1200));
    // One commit each.
    for (let at = 0; at < 501; at += 1) await room.ports.store.transact((tx) => tx.audit.append(many(0, 1).audit[0]!));
    const { auditEntries, ...head } = await room.ports.history.head();
    const { first, then } = await looked(room);
    expect(first).toEqual({
      ...{ state: 'unknown', entries: auditEntries, head },
      ...{ checkedAt: null, isChecking: true, brokenAt: null },
    });
    const checkedAt = room.ports.clock.now().toISOString();
    expect(then).toEqual({ state: 'intact', entries: 1701, head, checkedAt, isChecking: false, brokenAt: null });
  });

  it('is known at once for a short log', async () => {
    const room = await openTestRoom(many(0, 10));
    const { json } = await room.call('getAuditIntegrity', { as: 'user-admin' });
    expect(json).toMatchObject({ state: 'intact', entries: 10, isChecking: false });
  });

  it('is checked again after a minute, with new entries', async () => {
    const room = await openTestRoom(many(0, 10));
    await looked(room);
    await room.call('createFolder', { as: 'user-admin', json: { name: 'Later' } });
    room.ports.clock.advance({ seconds: 60 });
    expect((await looked(room)).then).toMatchObject({ entries: 10 });
    room.ports.clock.advance({ seconds: 1 });
    const { first, then } = await looked(room);
    expect(first).toMatchObject({ state: 'intact', entries: 10, isChecking: true });
    const { seq, hash } = await room.ports.history.head();
    expect(then).toMatchObject({ state: 'intact', entries: 11, head: { seq, hash }, isChecking: false });
  });

  it('is checked again after the clock was set back', async () => {
    const room = await openTestRoom(many(0, 10));
    await looked(room);
    room.ports.clock.advance({ hours: -1 });
    expect((await looked(room)).then).toMatchObject({ checkedAt: room.ports.clock.now().toISOString() });
  });

  it('is broken when a checked entry has changed, and intact when it is restored', async () => {
    const room = await openTestRoom(many(0, 10));
    await looked(room);
    const entry = (await room.entries())[3]!;
    const { description } = entry;
    Object.assign(entry, { description: 'Nothing happened' });
    room.ports.clock.advance({ seconds: 61 });
    const { then } = await looked(room);
    expect(then).toMatchObject({ state: 'broken', brokenAt: { reason: 'the entry does not match its hash' } });
    Object.assign(entry, { description });
    room.ports.clock.advance({ seconds: 61 });
    expect((await looked(room)).then).toMatchObject({ state: 'intact', brokenAt: null });
  });

  it('is refused to readers', async () => {
    const room = await openTestRoom();
    for (const as of ['user-analyst', 'user-viewer'])
      expect((await room.call('getAuditIntegrity', { as })).status).toBe(403);
  });
});
