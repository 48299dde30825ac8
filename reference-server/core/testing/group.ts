import type { TestRoom } from './room.ts';

/** Stores a group of these users directly; returns its id. */
export async function putGroup(room: TestRoom, name: string, memberIds: readonly string[]): Promise<string> {
  const id = `group-${name.toLowerCase()}`;
  await room.ports.store.transact(async (tx) => {
    await tx.groups.put({ id, name, createdAt: room.ports.clock.now().toISOString() });
    for (const userId of memberIds) await tx.memberships.put({ id: `${id}:${userId}`, groupId: id, userId });
  });
  return id;
}
