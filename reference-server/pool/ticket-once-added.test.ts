import { expect, it } from 'vitest';
import type { PoolResult, PoolTicket } from './file-pool.ts';
import { ticketOnceAdded } from './ticket-once-added.ts';

/** A ticket that is added when the test decides, and its outcome. */
function prepared() {
  const calls: boolean[] = [];
  let add: () => void = () => undefined;
  const result: PoolResult = { outcome: 'busy', reason: 'nobody waits for it' };
  const adding = new Promise<PoolTicket>((resolve) => {
    add = () => resolve({ result: Promise.resolve(result), setWanted: (isWanted) => void calls.push(isWanted) });
  });
  return { calls, ticket: ticketOnceAdded(adding), add, result };
}

it('work with a waiting caller is added to the pool unchanged', async () => {
  const { calls, ticket, add, result } = prepared();
  ticket.setWanted(true);
  add();
  expect(await ticket.result).toBe(result);
  expect(calls).toEqual([]);
  ticket.setWanted(false);
  ticket.setWanted(true);
  expect(calls).toEqual([false, true]);
});

it('work without a waiting caller is marked unwanted as soon as it is added', async () => {
  const { calls, ticket, add } = prepared();
  ticket.setWanted(true);
  ticket.setWanted(false);
  add();
  await ticket.result;
  expect(calls).toEqual([false]);
});

it('work with a new waiting caller is not', async () => {
  const { calls, ticket, add } = prepared();
  ticket.setWanted(false);
  ticket.setWanted(true);
  add();
  await ticket.result;
  expect(calls).toEqual([]);
});

it('the reason why work could not be added is its result', async () => {
  const fault = new Error('the bytes cannot be fetched');
  await expect(ticketOnceAdded(Promise.reject(fault)).result).rejects.toBe(fault);
});
