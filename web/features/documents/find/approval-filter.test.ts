import { expect, it } from 'vitest';
import { aDocument } from '#web/testing/items.ts';
import { approvals } from './approval-filter.ts';

it('separates versions that wait for a decision from those without a request', () => {
  const awaiting = { state: 'awaiting' as const, approvedVersion: null, approvedName: null };
  const documents = [
    aDocument({ name: 'waits', approval: { ...awaiting, requestId: 'approval-1' } }),
    aDocument({ name: 'unrequested', approval: { ...awaiting, requestId: null } }),
    aDocument({ name: 'elsewhere' }),
  ];
  const found = Object.fromEntries(
    approvals.map(({ value, passes }) => [value, documents.filter(passes).map(({ name }) => name)]),
  );
  expect(found).toEqual({ 'not-requested': ['unrequested'], awaiting: ['waits'], approved: [], rejected: [] });
});
