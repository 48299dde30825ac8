// Mock and server side by side: in any order of calls, both answer the same.
import { expect, test } from 'vitest';
import { isDeep } from '../../reference-server/testing/deep.ts';
import { readContract } from '../contract.ts';
import { compareSequences, differenceInWords } from './compare-sequences.ts';
import { openMockTarget } from '../targets/mock.ts';
import { startServerTarget } from '../targets/server.ts';

const contract = readContract();

test('random sequences leave the same traces on mock and server', async () => {
  const [mock, server] = [await openMockTarget(), await startServerTarget()];
  try {
    const { difference } = await compareSequences(contract, [mock, server], {
      runs: isDeep ? 1500 : 3,
      seed: isDeep ? Date.now() : 20_260_115,
    });
    expect(difference, difference ? differenceInWords(difference) : '').toBeNull();
  } finally {
    await server.close();
    await mock.close();
  }
}, 1_800_000);

test('a sequence that cannot be played is no agreement', async () => {
  const mock = await openMockTarget();
  const gone = { ...mock, reset: () => Promise.reject(new Error('The target is gone')) };
  await expect(compareSequences(contract, [mock, gone], { runs: 1, seed: 1 })).rejects.toThrow('could not be played');
  await mock.close();
});
