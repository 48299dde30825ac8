import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const figures = [
  ['User Activity', 'Total logins', '1393'],
  ['User Activity', 'Unique users', '24'],
  ['User Activity', 'Average session', '24m'],
  ['Document Activity', 'Total views', '3918'],
  ['Document Activity', 'Total downloads', '342'],
  ['Security Events', 'Failed logins', '9'],
  ['Security Events', 'Blocked downloads', '6'],
  ['Security Events', 'Suspicious activity', '2'],
  ['Activity Trends', 'Peak hours', '2–4 PM'],
  ['Activity Trends', 'Most active day', 'Tuesday'],
] as const;

test.each(['admin', 'manager'])('%s sees the fixed sample, and nothing is asked of the server', async (persona) => {
  const { calls } = await renderApp({ route: '/analytics', persona });
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible();
  expect(screen.getByText('Last 30 days')).toBeVisible();
  for (const [card, label, value] of figures) {
    const term = within(screen.getByRole('region', { name: card })).getByText(label);
    expect(term.closest('div')?.querySelector('dd')).toHaveTextContent(value);
  }
  const viewed = within(screen.getByRole('region', { name: 'Most Viewed Documents' })).getAllByRole('listitem');
  expect(viewed).toHaveLength(5);
  expect(viewed[0]).toHaveTextContent('Quality of Earnings Report – Draft.pdf214 views');
  const compliance = within(screen.getByRole('region', { name: 'Compliance Metrics' }));
  expect(compliance.getByRole('progressbar', { name: 'Audit coverage' })).toHaveAttribute('aria-valuenow', '100');
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test('each chart is drawn, and a table says the same in words', async () => {
  await renderApp({ route: '/analytics' });
  const logins = within(await screen.findByRole('table', { name: 'Logins per day' }));
  expect(logins.getAllByRole('row')).toHaveLength(31);
  expect(logins.getByRole('row', { name: 'Today 73' })).toBeInTheDocument();
  const hours = within(screen.getByRole('table', { name: 'Views per hour of the day' }));
  expect(hours.getAllByRole('row')).toHaveLength(25);
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(24), {
    timeout: 10_000,
  });
  expect(document.querySelector('.recharts-area-area')).not.toBeNull();
});

test.each(['analyst', 'viewer'])('%s is refused', async (persona) => {
  const { calls } = await renderApp({ route: '/analytics', persona });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText(/This area is restricted to administrators and managers\.$/)).toBeVisible();
  expect(screen.queryByText('Last 30 days')).toBeNull();
  expect(calls()).toHaveLength(1);
});
