import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Group } from '#contract/types.ts';
import { GroupChoice } from './group-choice.tsx';

afterEach(cleanup);

const named = (name: string): Group => ({
  ...{ id: name, name, memberIds: [], createdAt: '2026-01-10T10:00:00.000Z' },
  ...{ expiresAt: null, networks: [], suspendedAt: null },
});
const many = Array.from({ length: 120 }, (_, at) => named(`Bidder ${at + 1}`));

function Choice({ groups, before = [] }: { groups: readonly Group[]; before?: readonly string[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(before));
  return <GroupChoice groups={groups} chosen={chosen} onChange={setChosen} />;
}

test('one group among many is found by its name, and stays chosen after the search', async () => {
  render(<Choice groups={many} />);
  const search = screen.getByRole('searchbox', { name: 'Search groups' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(100);
  expect(screen.getByText('20 more: search for a name')).toBeVisible();
  await userEvent.fill(search, ' bidder 117');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.fill(search, 'nowhere');
  expect(screen.getByText('There are no groups of this name')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Groups (1 chosen)' })).toBeVisible();
  await userEvent.fill(search, 'bidder 117');
  expect(screen.getByRole('checkbox', { name: 'Bidder 117' })).toBeChecked();
});

test('a short list is without a search field, and an empty one says so', () => {
  const { rerender } = render(<Choice groups={many.slice(0, 8)} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  expect(screen.queryByRole('searchbox')).toBeNull();
  rerender(<Choice groups={[]} />);
  expect(screen.getByText('There are no groups')).toBeVisible();
});

test('what is chosen and no longer there is not counted', () => {
  render(<Choice groups={many.slice(0, 8)} before={['Bidder 1', 'Gone']} />);
  expect(screen.getByRole('group', { name: 'Groups (1 chosen)' })).toBeVisible();
});
