import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Fault, renderApp } from '../../testing/render-app.tsx';

const now = '2026-03-10T12:00:00.000Z';
const minutesBefore = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

const metrics = (body: object): Fault => ({ operationId: 'getDashboardMetrics', status: 200, body });
const activity = (...entries: object[]): Fault => ({
  operationId: 'listRecentActivity',
  status: 200,
  body: entries.map((entry, index) => ({
    id: `a${index}`,
    activityType: 'document_view',
    description: `Entry ${index}`,
    createdAt: now,
    ...entry,
  })),
});

const open = (...faults: Fault[]) => renderApp({ route: '/', persona: 'manager', now, faults });

/** The value beside a label of a description list. */
const valueOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

const fixedWords = [
  'Monitor and manage data room security',
  '25:30',
  'Secure',
  '+12% from last week',
  '+8 added today',
  '2 pending review',
  '89% authorized',
  'Security Status',
  'Recent Security Events',
];

test.each([
  ['nothing', {}],
  ['large numbers', { activeUsers: 999, totalDocuments: 999, securityEvents: 999, downloads: 999 }],
])('the fixed words stay with %s in the metrics', async (_title, body) => {
  await open(metrics(body));
  expect(await screen.findByRole('heading', { level: 1, name: 'Security Dashboard' })).toBeVisible();
  for (const words of fixedWords) expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['Multi-Factor Auth', 'Active'],
  ['IP Restrictions', 'Enabled'],
  ['Watermarking', 'Active'],
  ['Download Controls', 'Partial'],
  ['Session Timeout', '30 min'],
  ['Failed Login Attempts', '3'],
  ['Suspicious IP Blocks', '1'],
  ['Download Violations', '2'],
])('%s reads %s', async (label, value) => {
  await open(metrics({ securityEvents: 77 }));
  await screen.findByText(label);
  expect(valueOf(label)).toBe(value);
});

test('the four metrics are shown, and 0 for each that is missing', async () => {
  await open(metrics({ activeUsers: 7, totalDocuments: 12_345, downloads: null }));
  await waitFor(() => expect(valueOf('Active Users')).toBe('7'));
  expect(valueOf('Documents')).toBe('12,345');
  expect(valueOf('Security Events')).toBe('0');
  expect(valueOf('Downloads')).toBe('0');
});

test('four digits are shown without separators', async () => {
  await open(metrics({ activeUsers: 9999, totalDocuments: 1284, securityEvents: 5, downloads: 9 }));
  await waitFor(() => expect(valueOf('Documents')).toBe('1284'));
  expect(valueOf('Active Users')).toBe('9999');
});

test.each([
  ['document_view', 'Viewed'],
  ['document_upload', 'Uploaded'],
  ['document_download', 'Downloaded'],
  ['blocked_download', 'Blocked'],
  ['failed_login', 'Failed Login'],
  ['user_created', 'User Created'],
  ['permission_granted', 'Permission Granted'],
  ['login', 'Login'],
  ['document_delete', 'document_delete'],
  ['user_updated', 'user_updated'],
  ['custom_thing', 'custom_thing'],
])('an activity of type %s bears the badge %s and an icon', async (activityType, label) => {
  await open(activity({ activityType }));
  const row = (await screen.findByText('Entry 0')).closest('li');
  expect(within(row!).getByText(label)).toBeVisible();
  expect(row!.querySelector('svg')).not.toBeNull();
});

test('the first five entries are shown, in the order of the server', async () => {
  await open(activity(...Array.from({ length: 8 }, (_, index) => ({ createdAt: minutesBefore(8 - index) }))));
  await screen.findByText('Entry 0');
  expect(screen.getAllByText(/^Entry \d$/).map((entry) => entry.textContent)).toEqual([
    'Entry 0',
    'Entry 1',
    'Entry 2',
    'Entry 3',
    'Entry 4',
  ]);
});

test.each([
  [0, 'Just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [24 * 60 - 1, '23 hours ago'],
  [24 * 60, '1 day ago'],
  [400 * 24 * 60, '400 days ago'],
])('an entry of %d minutes ago reads %s', async (minutes, words) => {
  await open(activity({ createdAt: minutesBefore(minutes) }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('the address is shown where there is one, and nothing where there is none', async () => {
  await open(activity({ ipAddress: '10.24.8.61' }, {}));
  const [first, second] = [await screen.findByText('Entry 0'), screen.getByText('Entry 1')];
  expect(first.closest('li')).toHaveTextContent('10.24.8.61');
  expect(second.closest('li')).not.toHaveTextContent(/IP|undefined|null|·/);
});

test('no activity says so', async () => {
  await open(activity());
  expect(await screen.findByText('No recent activity')).toBeVisible();
});

test('View All leads to the audit trail', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('link', { name: 'View All' }));
  await waitFor(() => expect(location()).toBe('/audit'));
});

test('while both load there are skeletons, and neither numbers nor the empty words', async () => {
  const { calls } = await open(
    { operationId: 'getDashboardMetrics', delayMs: 'never' },
    { operationId: 'listRecentActivity', delayMs: 'never' },
  );
  await screen.findByText('Recent Activity');
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(4);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(valueOf('Active Users')).toBe('');
  expect(screen.queryByText('No recent activity')).toBeNull();
});

test.each([
  [500, /The server ran into an error/],
  ['offline', /The server could not be reached/],
] as const)('metrics that fail (%s) are zeros that say so and why, until Retry brings them', async (status, why) => {
  const { user, calls } = await open(
    { operationId: 'getDashboardMetrics', status, times: 1 },
    metrics({ activeUsers: 7, totalDocuments: 3 }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load the metrics: the zeros are not counts.');
  expect(alert).toHaveTextContent(why);
  for (const label of ['Active Users', 'Documents', 'Security Events', 'Downloads']) expect(valueOf(label)).toBe('0');
  expect(calls('getDashboardMetrics')).toHaveLength(1);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(valueOf('Active Users')).toBe('7'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed load says that the activity is missing, until Retry brings it', async () => {
  const { user, calls } = await open({ operationId: 'listRecentActivity', status: 500, times: 1 }, activity({}));
  expect(await screen.findByText('Failed to load recent activity')).toBeVisible();
  expect(screen.getByText('The server ran into an error. Nothing was changed.')).toBeVisible();
  expect(screen.queryByText('No recent activity')).toBeNull();
  expect(calls('listRecentActivity')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Entry 0')).toBeVisible();
});

test.each(['analyst', 'viewer'])('%s is refused, and nothing is asked for', async (persona) => {
  const { calls } = await renderApp({ route: '/', persona });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(
    screen.getByText(
      "You don't have permission to view the dashboard. This area is restricted to administrators and managers only.",
    ),
  ).toBeVisible();
  expect(screen.queryByText('Active Users')).toBeNull();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test.each(['admin', 'manager'])('%s sees it, from two reads without a body', async (persona) => {
  const { calls } = await renderApp({ route: '/', persona });
  await screen.findByText('Recent Activity');
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(
    calls()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(['GET /api/activity/recent', 'GET /api/auth/user', 'GET /api/dashboard/metrics']);
});

test('both are read again on focus, once each', async () => {
  const { calls, focusWindow, settled } = await open();
  await screen.findByText('Recent Activity');
  await waitFor(() => expect(calls()).toHaveLength(3));
  await focusWindow();
  await waitFor(() => expect(calls().length).toBeGreaterThanOrEqual(6));
  await settled();
  expect(calls()).toHaveLength(6);
});
