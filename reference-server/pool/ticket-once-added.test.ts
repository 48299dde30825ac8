import { expect, it } from 'vitest';
import type { PoolResult, PoolTicket } from './file-pool.ts';
import { ticketOnceAdded } from './ticket-once-added.ts';

/** A ticket that is added when the test decides, and its outcome. */
function prepared() {
  const told: boolean[] = [];
  let add: () => void = () => undefined;
  const result: PoolResult = { outcome: 'busy', reason: 'nobody waits for it' };
  const adding = new Promise<PoolTicket>((resolve) => {
    add = () => resolve({ result: Promise.resolve(result), setWanted: (isWanted) => void told.push(isWanted) });
  });
  return { told, ticket: ticketOnceAdded(adding), add, result };
}

it('work with a waiting caller is added to the pool unchanged', async () => {
  const { told, ticket, add, result } = prepared();
  ticket.setWanted(true);
  add();
  expect(await ticket.result).toBe(result);
  expect(told).toEqual([]);
  ticket.setWanted(false);
  ticket.setWanted(true);
  expect(told).toEqual([false, true]);
});

it('work without a waiting caller is marked unwanted as soon as it is added', async () => {
  const { told, ticket, add } = prepared();
  ticket.setWanted(true);
  ticket.setWanted(false);
  add();
  await ticket.result;
  expect(told).toEqual([false]);
});

it('work with a new waiting caller is not', async () => {
  const { told, ticket, add } = prepared();
  ticket.setWanted(false);
  ticket.setWanted(true);
  add();
  await ticket.result;
  expect(told).toEqual([]);
});

it('what keeps work from being added is its result', async () => {
  const fault = new Error('the bytes cannot be fetched');
  await expect(ticketOnceAdded(Promise.reject(fault)).result).rejects.toBe(fault);
});
