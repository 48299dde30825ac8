import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { playStory } from '#web/testing/play-story.ts';
import { measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import * as deniedStories from './dashboard-denied.stories.tsx';
import * as pageStories from './dashboard-page.stories.tsx';
import * as metricStories from './metric-cards.stories.tsx';

const { ToAnalyst, ToViewer } = composeStories(deniedStories);
const { AsAdmin, AsManager, Loading, LoadFailed } = composeStories(pageStories);
const { NoneGiven, LargeNumbers, FailedToLoad, OutOfReach } = composeStories(metricStories);

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

const fixedValues = {
  'Multi-Factor Auth': 'Active',
  'IP Restrictions': 'Enabled',
  Watermarking: 'Active',
  'Download Controls': 'Partial',
  'Session Timeout': '30 min',
  'Failed Login Attempts': '3',
  'Suspicious IP Blocks': '1',
  'Download Violations': '2',
};

test.each(
  casesOf([
    ['nothing', NoneGiven],
    ['large numbers', LargeNumbers],
  ]),
)('the fixed words and values stay with %s in the metrics', async (_title, story) => {
  await playStory(story);
  expect(screen.getByRole('heading', { level: 1, name: 'Security Dashboard' })).toBeVisible();
  for (const words of fixedWords) expect(screen.getByText(words)).toBeVisible();
  for (const [label, value] of Object.entries(fixedValues)) expect(valueOf(label)).toBe(value);
});

test('View All leads to the audit trail', async () => {
  const { user, location } = await renderApp({ route: '/', persona: 'manager' });
  await user.click(await screen.findByRole('link', { name: 'View All' }));
  await waitFor(() => expect(location()).toBe('/audit'));
});

test('while both load it is marked busy and shows no numbers', async () => {
  const { calls } = await playStory(Loading);
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading recent activity...');
  expect(valueOf('Active Users')).toBe('');
});

test.runIf(isDeep)('metrics that fail are loaded again by Retry alone, which removes the alert', async () => {
  const { calls } = await playStory(FailedToLoad);
  expect(calls('getDashboardMetrics')).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on a phone, large numbers do not cover the mark of sample data', async () => {
  await page.viewport(360, 740);
  await playStory(LargeNumbers);
  for (const mark of screen.getAllByText('Sample data').slice(0, 4)) {
    const figure = mark.closest('dd')!.previousElementSibling!.firstChild!;
    const range = document.createRange();
    range.selectNodeContents(figure);
    const [box, beside] = [range.getBoundingClientRect(), mark.getBoundingClientRect()];
    expect(box.right <= beside.left || box.bottom <= beside.top, figure.textContent ?? '').toBe(true);
  }
});

test('metrics out of reach are zeros, until Retry brings them', async () => {
  const { user, calls, change } = await playStory(OutOfReach);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Failed to load the metrics: the zeros are not counts.');
  for (const label of ['Active Users', 'Documents', 'Security Events', 'Downloads']) expect(valueOf(label)).toBe('0');
  expect(calls('getDashboardMetrics')).toHaveLength(1);
  change({ faults: [fault('getDashboardMetrics', { undocumented: { status: 200, body: { activeUsers: 7 } } })] });
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(valueOf('Active Users')).toBe('7'));
});

test('a failed load shows why the activity is missing, and not that there is none, until Retry succeeds', async () => {
  const { user, calls, change } = await playStory(LoadFailed);
  const words = screen.getByText('Failed to load recent activity');
  expect(screen.getAllByText(/The server ran into an error\. Nothing was changed\./).length).toBeGreaterThan(0);
  expect(screen.queryByText('No recent activity')).toBeNull();
  expect(calls('listRecentActivity')).toHaveLength(1);
  change({ faults: [] });
  await user.click(screen.getAllByRole('button', { name: 'Retry' }).at(-1)!);
  await waitFor(() => expect(words).not.toBeInTheDocument());
  expect((await screen.findAllByText(/ ago$/)).length).toBeGreaterThan(0);
});

test.each(
  casesOf([
    ['an analyst', ToAnalyst],
    ['a viewer', ToViewer],
  ]),
)('for %s no call is made, and no metric is named', async (_title, story) => {
  const { calls } = await playStory(story);
  expect(screen.queryByText('Active Users')).toBeNull();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test.each(
  casesOf([
    ['an administrator', AsAdmin],
    ['a manager', AsManager],
  ]),
)('%s sees it, from two reads without a body', async (_title, story) => {
  const { calls } = await playStory(story);
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(
    calls()
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(['GET /api/activity/recent', 'GET /api/auth/user', 'GET /api/dashboard/metrics']);
});

test('both are read again on focus, once each', async () => {
  const { calls, focusWindow, settled } = await playStory(AsManager);
  await waitFor(() => expect(calls()).toHaveLength(3));
  await focusWindow();
  await waitFor(() => expect(calls().length).toBeGreaterThanOrEqual(6));
  await settled();
  expect(calls()).toHaveLength(6);
});

test('a room that measures shows its own figures and policy, and nothing of the sample', async () => {
  const { calls } = await renderApp({ scenario: measuredRoom, route: '/' });
  const people = await screen.findByText('−1 from last week');
  expect(people).toBeVisible();
  expect(getComputedStyle(people.previousElementSibling!).scale).toBe('1 -1');
  await waitFor(() => expect(valueOf('Multi-Factor Auth')).toBe('Off'));
  for (const words of [
    '25:30',
    'Secure',
    '+12% from last week',
    '+8 added today',
    '2 pending review',
    '89% authorized',
  ])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByText(/^Sample data/)).toBeNull();
  expect(screen.queryByText('Suspicious IP Blocks')).toBeNull();
  expect(document.title).toBe('Security Dashboard · Project Aurora');
  expect(calls('getMeasures')).toHaveLength(1);
});

test('measures that fail to load are shown as failed, until Retry loads them', async () => {
  const faults = [fault('getMeasures', { status: 500 })];
  const { user, change } = await renderApp({ scenario: measuredRoom, route: '/', faults });
  const status = await screen.findByRole('region', { name: 'Security Status' });
  expect(status).toHaveTextContent('Failed to load the security status');
  change({ faults: [] });
  await user.click(within(status).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(valueOf('Multi-Factor Auth')).toBe('Off'));
});

test.runIf(isDeep)('each card of the sample is marked as one, and nothing is measured', async () => {
  const { calls } = await playStory(AsAdmin);
  expect(screen.getAllByText(/^Sample data/)).toHaveLength(5);
  expect(calls('getMeasures')).toEqual([]);
});
