import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { Room } from './room.ts';
import { roles } from '../target.ts';
import { startServerTarget } from '../targets/server.ts';

test('a shorter time without use ends none of the four sessions, however long they were not used', async () => {
  const target = await startServerTarget();
  try {
    const room = new Room(target, readContract(), () => undefined);
    await room.advance(600);
    const answers = await room.policy.during('admin', { idleMinutes: 5 }, () =>
      Promise.all(roles.map((who) => room.call({ id: 'listFolders', who }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  } finally {
    await target.close();
  }
});
