// Tests that each operation of the contract is in a step, or is left out with a reason.
import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { openMockTarget } from '../targets/mock.ts';
import { plainStep } from './compare-sequences.ts';
import { notPlayed } from './operations.ts';
import { Seat } from './seat.ts';
import { played, plays, type Step } from './steps.ts';

const contract = readContract();

test('every operation is in a step, or has a reason for being in none', () => {
  const reasons = Object.keys(notPlayed);
  expect([...played, ...reasons].toSorted()).toEqual(contract.operations.map(({ id }) => id).toSorted());
});

test('each step makes the calls that are counted', async () => {
  const mock = await openMockTarget();
  try {
    const seat = await Seat.take(mock, contract, () => []);
    for (const kind of Object.keys(plays) as Step['kind'][]) await plays[kind](seat, { ...plainStep, who: 'admin' });
    expect(new Set(seat.trace.map(({ call }) => call.id))).toEqual(played);
  } finally {
    await mock.close();
  }
});
