// Walks the screens of a room that measures, and compares each figure with what searches of its log and lists find.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { searchAuditLogs } from '#contract/hooks/audit.ts';
import { listDocuments } from '#contract/hooks/documents.ts';
import { listFolders } from '#contract/hooks/folders.ts';
import { getSecurityPolicy } from '#contract/hooks/security.ts';
import type { AuditEntry } from '#contract/types.ts';
import { POLICY } from '#core/records/keys.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { dateText, hourText } from '#web/format/date-time.ts';
import { emptyMeasuredRoom, measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const securityEvents = 'failed_login,blocked_download,permission_revoked';

/** All entries of these types, newest first, from a time on. */
async function found(types: string, from: string): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (let hasMore = true; hasMore;) {
    const before = all.at(-1)?.id;
    const page = await searchAuditLogs({ types, from, limit: '1000', ...(before && { before }) });
    all.push(...page.entries);
    hasMore = page.hasMore;
  }
  return all;
}

const people = (entries: readonly AuditEntry[]) => new Set(entries.map(({ userId }) => userId)).size;
const isView = ({ pages }: AuditEntry) => pages === undefined;
const pagesIn = ({ pages }: AuditEntry) =>
  [...(pages ?? '').matchAll(/(\d+)(?:–(\d+))?/g)].reduce((sum, [, a, b = a]) => sum + Number(b) - Number(a) + 1, 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What stands beside each label of the lists in a region. */
function figuresIn(region: HTMLElement): Record<string, string> {
  const terms = [...region.querySelectorAll('dl > div')].map((term) => [
    term.querySelector('dt')?.textContent ?? '',
    [...term.querySelectorAll('dd')].map(({ textContent }) => textContent).join(' '),
  ]);
  return Object.fromEntries(terms) as Record<string, string>;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getByRole('cell').textContent));

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayAgo = (days: number) => `${ago(days).slice(0, 10)}T00:00:00.000Z`;

const lived: Scenario = {
  ...measuredRoom,
  policies: [
    {
      ...{ id: POLICY, revision: 1, secondFactor: 'off', stepUpMinutes: 15, networks: [], idleMinutes: 30 },
      ...{ approverCount: 2, updatedAt: '2026-01-14T09:00:00.000Z', updatedById: 'user-admin' },
    },
  ],
};
const members = (groupId: string) =>
  new Set(lived.memberships.filter((row) => row.groupId === groupId).map(({ userId }) => userId));
const bidders = lived.groups.find(({ id }) => members(id).size > 1)!;

test.each([
  ['an empty', emptyMeasuredRoom],
  ['a lived-in', lived],
])('in %s room every figure is one that its log and its lists have', async (_title, scenario) => {
  const { user, settled } = await renderApp({ scenario, route: '/' });
  await screen.findByText(/from last week$/);
  const [documents, policy] = [await listDocuments(), await getSecurityPolicy()];
  const timeout = policy.idleMinutes === null ? '7 days' : `${policy.idleMinutes} min`;
  const logins = await found('login', dayAgo(13));
  const week = logins.filter(({ createdAt }) => createdAt >= dayAgo(6));
  const change = people(week) - people(logins.filter(({ createdAt }) => createdAt < dayAgo(6)));
  const uploads = await found('document_upload', dayAgo(0));
  const added = uploads.filter(
    ({ description, resourceId }) =>
      !description.startsWith('Uploaded version') && documents.some(({ id }) => id === resourceId),
  );
  const refused = await found('blocked_download', dayAgo(29));
  const failed = await found('failed_login', dayAgo(29));
  const active = people(await found('login', ago(7)));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Security Status' })).toBeVisible());
  expect(figuresIn(screen.getByRole('main'))).toEqual({
    'Active Users': `${active}  ${change < 0 ? '−' : '+'}${Math.abs(change)} from last week`,
    Documents: `${documents.length}  +${added.length} added today`,
    'Security Events': `${(await found(securityEvents, ago(30))).length}  ${(await found(securityEvents, dayAgo(0))).length} today`,
    Downloads: `${(await found('document_download', ago(30))).length}  ${refused.length} refused`,
    'Multi-Factor Auth': 'Off',
    'IP Restrictions': 'Off',
    Watermarking: 'Active',
    'Download Controls': `${documents.filter(({ downloadRestricted }) => downloadRestricted).length} restricted`,
    'Session Timeout': timeout,
    'Failed Login Attempts': String(failed.length),
    'Download Violations': String(refused.length),
  });
  expect(policy).toMatchObject({ secondFactor: 'off', networks: [] });

  await user.click(screen.getByRole('link', { name: 'Analytics' }));
  await screen.findByText('Total logins');
  await analyticsAre(user, 30, null);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
  await settled();
  await analyticsAre(user, 7, null);
  if (scenario === lived) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'People' }), bidders.name);
    await settled();
    await analyticsAre(user, 7, members(bidders.id));
  }
  expect(screen.queryByText(/^Sample/)).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Security Settings' }));
  await screen.findByText('Second factor');
  const inForce = screen.getByRole('region', { name: 'Policy in force' });
  const minutes = (count: number | null) => (count === null ? 'off' : `${count} minutes`);
  expect(figuresIn(inForce)).toMatchObject({
    'Second factor': 'off',
    'Asking again': minutes(policy.stepUpMinutes),
    Networks: 'from anywhere',
    'Idle limit': minutes(policy.idleMinutes),
    Approvals: policy.approverCount === 1 ? 'one person' : 'two people',
  });
  const { updatedAt, updatedByName } = policy;
  const changed = updatedAt ? `Changed ${dateText(updatedAt)} by ${updatedByName}` : 'Never changed since';
  expect(inForce).toHaveTextContent(changed);
  for (const name of ['Authentication Security', 'Policies'])
    expect(screen.getByRole('region', { name })).toHaveTextContent(timeout);
  if (policy.idleMinutes !== null) expect(screen.getByRole('main')).not.toHaveTextContent(/7.days?/);
});

/** Compares all cards with the log of so many days. @param some whose entries count; null for everybody's */
async function analyticsAre(user: UserEvent, days: number, some: ReadonlySet<string> | null): Promise<void> {
  const [documents, folders] = [await listDocuments(), await listFolders()];
  const of = async (types: string) =>
    (await found(types, dayAgo(days - 1))).filter(({ userId }) => !some || some.has(userId ?? ''));
  const [logins, failed, refused] = [await of('login'), await of('failed_login'), await of('blocked_download')];
  const [seen, downloads] = [await of('document_view'), await of('document_download')];
  const views = seen.filter(isView);
  const ofDocument = (id: string) => (entry: AuditEntry) => entry.resourceId === id;
  const uses = documents.map((document) => {
    const [viewed, taken] = [views, downloads].map((all) => all.filter(ofDocument(document.id)));
    return { ...document, views: viewed!, downloads: taken! };
  });
  const notOpened = uses.filter((use) => use.views.length + use.downloads.length === 0);
  const region = (name: string) => figuresIn(screen.getByRole('region', { name }));
  expect(region('User Activity')).toEqual({
    'Total logins': String(logins.length),
    'Unique users': String(people(logins)),
    'Pages read': String(sum(seen.map(pagesIn))),
    'Minutes read': String(Math.round(sum(seen.map(({ seconds = 0 }) => seconds)) / 60)),
  });
  expect(region('Document Activity')).toEqual({
    'Total views': String(views.length),
    'Total downloads': String(downloads.length),
    'Not opened in period': `${notOpened.length} of ${documents.length}`,
  });
  expect(region('Security Events')).toEqual({
    'Failed logins': String(failed.length),
    'Blocked downloads': String(refused.length),
  });
  const on = (date: string) => logins.filter(({ createdAt }) => createdAt.startsWith(date)).length;
  expect(rowsOf('Logins per day')).toEqual(
    Array.from({ length: days }, (_, at) => on(ago(days - 1 - at).slice(0, 10))),
  );
  const timesOf = (count: number, of: (time: Date) => number) =>
    Array.from({ length: count }, (_, at) => views.filter(({ createdAt }) => of(new Date(createdAt)) === at).length);
  const hours = timesOf(24, (time) => time.getUTCHours());
  const weekdays = timesOf(7, (time) => time.getUTCDay());
  const mostOf = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));
  expect(rowsOf('Views per hour of the day')).toEqual(hours);
  expect(region('Activity Trends')).toEqual({
    'Peak hour (UTC)': views.length === 0 ? 'None yet' : hourText(mostOf(hours)),
    'Most active day': views.length === 0 ? 'None yet' : WEEKDAYS[mostOf(weekdays)],
  });
  const shares = within(screen.getByRole('region', { name: 'Compliance Metrics' })).queryAllByRole('listitem');
  const share = (label: string, part: number, whole: number) =>
    whole === 0 ? [] : [`${label}${Math.round((part / whole) * 100)}%`];
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    ...share('Authorized downloads', downloads.length, downloads.length + refused.length),
    ...share('Documents opened', documents.length - notOpened.length, documents.length),
  ]);

  const textsIn = (name: string, rows: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll(rows)].map((row) =>
      [...row.children].map(({ textContent }) => textContent).filter(Boolean),
    );
  const mostViewed = uses
    .filter((use) => use.views.length > 0)
    .sort((one, other) => other.views.length - one.views.length || one.name.localeCompare(other.name, 'en'))
    .slice(0, 10);
  expect(textsIn('Most Viewed Documents', 'li')).toEqual(
    mostViewed.map(({ name, views }) => [name, views.length === 1 ? '1 view' : `${views.length} views`]),
  );
  const byFolder = [null, ...folders.map(({ id }) => id)].map((id) => {
    const inIt = uses.filter(({ folderId }) => folderId === id);
    const [viewed, taken] = [inIt.flatMap((use) => use.views), inIt.flatMap((use) => use.downloads)];
    const name = folders.find((folder) => folder.id === id)?.name ?? 'Home';
    return [name, viewed.length, taken.length, people([...viewed, ...taken])] as const;
  });
  expect(textsIn('Most Viewed Folders', 'tbody tr')).toEqual(
    byFolder
      .filter(([, viewed, taken]) => viewed + taken > 0)
      .sort((one, other) => other[1] - one[1] || other[2] - one[2] || one[0].localeCompare(other[0], 'en'))
      .slice(0, 10)
      .map((row) => row.map(String)),
  );
  const longest = notOpened.map(({ createdAt, name }) => `${createdAt} ${name}`).sort();
  const titlesIn = (place: HTMLElement) =>
    within(place)
      .queryAllByRole('link')
      .map(({ title }) => title);
  const names = longest.map((words) => words.slice(words.indexOf(' ') + 1));
  const card = screen.getByRole('region', { name: 'Not Opened in Period' });
  expect(titlesIn(card)).toEqual(names.slice(0, 5));
  if (names.length <= 5) return;
  await user.click(within(card).getByRole('button', { name: `Show ${names.length} not opened` }));
  const dialog = await screen.findByRole('dialog', { name: 'Not Opened in Period' });
  expect(titlesIn(dialog)).toEqual(names.slice(0, 100));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
