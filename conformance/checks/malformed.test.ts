import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { Room } from '../room/room.ts';
import { NotTried, type Run } from '../suite/run.ts';
import { checkMalformed } from './malformed.ts';
import { openMockTarget } from '../targets/mock.ts';

test('a call that cannot be made at the target is not tried, and is no finding', async () => {
  const target = await openMockTarget();
  try {
    const contract = readContract();
    const room = new Room(target, contract, () => undefined);
    room.comeAgain = () => Promise.reject(new NotTried('nobody comes twice'));
    const found: string[] = [];
    const report = { notTried: [] as string[], looks: { malformed: 0 } } as unknown as Run['report'];
    const operations = contract.operations.filter(({ id }) => id === 'endMySession');
    await checkMalformed({
      room,
      report,
      operations,
      find: (...one: string[]) => found.push(one.join(' ')),
    } as unknown as Run);
    expect([report.notTried, found]).toEqual([['endMySession malformed: nobody comes twice'], []]);
  } finally {
    await target.close();
  }
});
