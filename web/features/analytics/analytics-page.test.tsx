import { screen, waitFor, within } from '@testing-library/react';
import { cdp, page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { casesOf } from '#web/testing/deep.ts';
import { measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';

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

test.each(casesOf(['admin', 'manager']))('%s sees the fixed sample, and no call is made', async (persona) => {
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
  expect(screen.queryByRole('region', { name: 'Most Viewed Folders' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Not Opened in Period' })).toBeNull();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test('each chart is drawn, and a table lists the same values', async () => {
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

test('no label under the hours is cut off', async () => {
  await renderApp({ route: '/analytics' });
  const label = await screen.findByText('12 AM', { selector: 'svg *' });
  const chart = label.closest('svg')!.getBoundingClientRect();
  expect(label.getBoundingClientRect().left).toBeGreaterThanOrEqual(chart.left);
});

test('a chart shows the value under the pointer', async () => {
  const { user } = await renderApp({ route: '/analytics' });
  const charts = await waitFor(() => {
    const found = document.querySelectorAll('.recharts-wrapper');
    expect(found).toHaveLength(2);
    return [...found];
  });
  for (const [at, words] of [/\d+ days ago · Logins: \d+/, /\d+ [AP]M · Views: \d+/].entries()) {
    const box = charts[at]!.getBoundingClientRect();
    await user.pointer({
      target: charts[at]!,
      coords: { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 },
    });
    await waitFor(() => expect(charts[at]).toHaveTextContent(words));
  }
});

test.each(casesOf([360, 768, 1280]))('at %d pixels the labels below each chart are evenly spaced', async (width) => {
  await page.viewport(width, 800);
  await renderApp({ route: '/analytics' });
  await waitFor(() => expect(document.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(24));
  const axes = document.querySelectorAll('.recharts-xAxis-tick-labels');
  expect(axes).toHaveLength(2);
  for (const axis of axes) {
    const middles = [...axis.querySelectorAll('text')].map((tick) => Number(tick.getAttribute('x')));
    const steps = middles.slice(1).map((middle, index) => middle - middles[index]!);
    expect(steps.length).toBeGreaterThan(0);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2);
  }
});

test('each card is marked as a sample', async () => {
  await renderApp({ route: '/analytics' });
  await screen.findByText('Total logins');
  for (const card of screen.getAllByRole('region', { name: /Activity|Events|Viewed|Trends|Metrics/ }))
    expect(within(card).getByText(/^Sample data/)).toHaveTextContent('They are not measured in this data room.');
  expect(screen.getAllByText(/^Sample data/)).toHaveLength(6);
});

test.each(casesOf(['analyst', 'viewer']))('%s is refused', async (persona) => {
  const { calls } = await renderApp({ route: '/analytics', persona });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText(/This area is restricted to administrators and managers\.$/)).toBeVisible();
  expect(screen.queryByText('Last 30 days')).toBeNull();
  expect(calls()).toHaveLength(1);
});

test('a room that measures shows its own figures, by period and group, and saves them', async () => {
  const { user, calls, downloads } = await renderApp({ scenario: measuredRoom, route: '/analytics' });
  const valueOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
  await screen.findByText('Total logins');
  for (const [, label, value] of figures.filter(([card]) => card !== 'Activity Trends'))
    if (screen.queryByText(label)) expect(valueOf(label)).not.toBe(value);
  expect(screen.queryByText('Average session')).toBeNull();
  const hours = within(screen.getByRole('table', { name: 'Views per hour of the day' }))
    .getAllByRole('row')
    .slice(1);
  const views = hours.reduce((sum, row) => sum + Number(within(row).getByRole('cell').textContent), 0);
  expect(views).toBeGreaterThan(0);
  expect(valueOf('Total views')).toBe(String(views));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await waitFor(() => expect(calls('getMeasures').at(-1)?.url).toContain('days=7'));
  const logins = await screen.findByRole('table', { name: 'Logins per day' });
  await waitFor(() => expect(within(logins).getAllByRole('row')).toHaveLength(8));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(downloads.map(({ name }) => name)).toEqual(['analytics-2026-01-15.csv']);
});

test.each([
  [`days=90&group=${measuredRoom.groups[0]!.id}`, 'Last 90 days', measuredRoom.groups[0]!.name],
  ['days=12&group=unknown', 'Last 30 days', 'Everybody'],
])('an address with %s shows %s of %s', async (search, period, people) => {
  await renderApp({ scenario: measuredRoom, route: `/analytics?${search}` });
  await screen.findByText('Total logins');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue(period);
  expect(screen.getByRole('combobox', { name: 'People' })).toHaveDisplayValue(people);
});

test('the file has the period, the group, and every figure on the screen', async () => {
  const group = measuredRoom.groups[0]!;
  const { user, calls, downloads, location } = await renderApp({ scenario: measuredRoom, route: '/analytics' });
  await screen.findByText('Total logins');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'People' }), group.name);
  await waitFor(() => expect(calls('getMeasures').at(-1)?.url).toMatch(new RegExp(`days=7.*groupId=${group.id}`)));
  expect(location()).toBe(`/analytics?days=7&group=${group.id}`);
  const logins = await screen.findByRole('table', { name: 'Logins per day' });
  await waitFor(() => expect(within(logins).getAllByRole('row')).toHaveLength(8));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const file = await (await downloads[0]!.blob).text();
  const tables = file.split('\r\n\r\n').map((table) => table.split('\r\n'));
  const [documents, hours, shown] = [tables[3]!, tables[4]!, tables[5]!];
  expect(shown.slice(0, 4)).toEqual([
    '"Figure","Value"',
    '"From (UTC)","2026-01-09T00:00:00.000Z"',
    '"Days","7"',
    `"People","${group.name}"`,
  ]);
  for (const card of ['User Activity', 'Document Activity', 'Security Events', 'Activity Trends']) {
    const terms = screen.getByRole('region', { name: card }).querySelectorAll('dl > div');
    expect(terms.length).toBeGreaterThan(1);
    for (const term of terms) {
      const [label, value] = ['dt', 'dd'].map((part) => term.querySelector(part)?.textContent);
      expect(shown).toContain(`"${label}","${value}"`);
    }
  }
  const shares = within(screen.getByRole('region', { name: 'Compliance Metrics' })).getAllByRole('progressbar');
  for (const share of shares)
    expect(shown).toContain(`"${share.getAttribute('aria-label')}","${share.getAttribute('aria-valuenow')}%"`);
  const viewed = within(screen.getByRole('region', { name: 'Most Viewed Documents' })).getAllByRole('listitem');
  expect(documents).toHaveLength(viewed.length + 1);
  expect(hours).toHaveLength(25);
});

test('documents of the same name in different folders are both among the most viewed', async () => {
  const documents = measuredRoom.documents.map((row, at) => ({ ...row, name: 'Report.pdf', folderId: `folder-${at}` }));
  await renderApp({ scenario: { ...measuredRoom, documents }, route: '/analytics' });
  const viewed = within(await screen.findByRole('region', { name: 'Most Viewed Documents' })).getAllByRole('listitem');
  expect(viewed.length).toBeGreaterThan(1);
  for (const item of viewed) expect(item).toHaveTextContent(/^Report\.pdf\d+ views$/);
});

test('documents and folders have their names on paper', async () => {
  await renderApp({ scenario: measuredRoom, route: '/analytics' });
  const folders = within(await screen.findByRole('region', { name: 'Most Viewed Folders' }));
  const [folder] = await folders.findAllByRole('link');
  await import('#web/ui/print/print-style.ts');
  await onPaper(() => expect(folder).toBeVisible());
});

async function onPaper(look: () => void): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
}

test('folders are listed with views, downloads and people, lead to themselves, and are in the file', async () => {
  const { user, location, downloads } = await renderApp({ scenario: measuredRoom, route: '/analytics' });
  const table = within(await screen.findByRole('table', { name: 'Most Viewed Folders' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Folder', 'Views', 'Downloads', 'People']);
  const views = rows.slice(1).map(([, count]) => Number(count));
  expect(views.length).toBeGreaterThan(1);
  expect(views).toEqual(views.toSorted((one, other) => other - one));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const file = await (await downloads[0]!.blob).text();
  const folders = file.split('\r\n\r\n')[1];
  expect(folders).toBe(rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
  const name = rows[1]![0]!;
  await user.click(table.getByRole('link', { name }));
  expect(location()).toContain('/documents?folder=');
  const path = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await waitFor(() => expect(path.getByText(name)).toBeVisible());
});

test('what nobody opened is listed, in the file as well, and leads to the document in its folder without a view', async () => {
  const unread = { ...measuredRoom, audit: [] };
  const app = await renderApp({ scenario: unread, route: '/analytics' });
  const { user, calls, downloads } = app;
  const card = within(await screen.findByRole('region', { name: 'Not Opened in Period' }));
  expect(card.getAllByRole('link')).toHaveLength(5);
  const count = unread.documents.length;
  await onPaper(() => expect(card.getAllByRole('link')).toHaveLength(count));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const file = await (await downloads[0]!.blob).text();
  const listed = file.split('\r\n\r\n')[2]!.split('\r\n');
  expect(listed[0]).toBe(`"Not opened (${count} of ${count})","Folder","Added"`);
  expect(listed).toHaveLength(count + 1);
  await user.click(card.getByRole('button', { name: `Show ${count} not opened` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not Opened in Period' }));
  const link = dialog.getAllByRole('link').at(-1)!;
  const name = link.textContent;
  await user.click(link);
  const row = () => screen.getByRole('row', { name: (words) => words.includes(name) });
  await waitFor(() => expect(row()).toHaveFocus());
  expect(row()).toHaveAttribute('aria-selected', 'true');
  expect(calls('previewDocument')).toEqual([]);
});

test('what is new for a group since Monday is three actions away, in the file as well, and leads to the document', async () => {
  const { user, calls, downloads } = await renderApp({ scenario: measuredRoom, route: '/' });
  await user.click(await screen.findByRole('link', { name: 'Analytics' }));
  await screen.findByRole('option', { name: 'Bidder counsel' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'People' }), 'Bidder counsel');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Since Monday');
  await waitFor(() => expect(calls('getMeasures').at(-1)?.url).toContain('days=4'));
  await waitFor(() =>
    expect(screen.getByRole('table', { name: 'Logins per day' }).querySelectorAll('tr')).toHaveLength(5),
  );
  const table = within(screen.getByRole('table', { name: 'New for Bidder counsel' }));
  const [head, ...rows] = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(head).toEqual(['Document', 'Folder', 'Version', 'Since', 'Opened']);
  const [name = '', folder, ...shown] = rows[0]!;
  expect([folder, ...shown]).toEqual(['02 Financials', expect.stringMatching(/^\d+$/), '1/15/2026', 'Not yet']);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const file = await (await downloads[0]!.blob).text();
  const listed = file.split('\r\n\r\n').at(-1)!.split('\r\n');
  expect(listed[0]).toBe(
    `"New for Bidder counsel (${rows.length} of ${rows.length})","Folder","Version","Since","Opened"`,
  );
  expect(listed.slice(1).map((line) => line.split('","')[0])).toEqual(rows.map(([first]) => `"${first}`));
  await user.click(table.getByRole('link', { name }));
  await waitFor(() => expect(screen.getByRole('row', { name: (words) => words.includes(name) })).toHaveFocus());
  expect(calls('previewDocument')).toEqual([]);
});
