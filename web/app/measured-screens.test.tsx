// Walks the screens of a room that measures, and compares each figure with what searches of its log and lists find.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchAuditLogs } from '#contract/hooks/audit.ts';
import { listDocuments } from '#contract/hooks/documents.ts';
import { getSecurityPolicy } from '#contract/hooks/security.ts';
import { listUsers } from '#contract/hooks/users.ts';
import type { AuditEntry } from '#contract/types.ts';
import { empty } from '#server/scenarios/empty.ts';
import { measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const DAY_MS = 86_400_000;
const securityEvents = 'failed_login,blocked_download,permission_revoked';

/** All entries of these types, newest first, from a time on. */
async function found(types: string, from: string): Promise<AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (let hasMore = true; hasMore;) {
    const before = all.at(-1)?.id;
    const page = await searchAuditLogs({ types, from, ...(before && { before }) });
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

test.each([
  ['an empty', { ...empty, room: { name: 'Project Aurora', figures: 'measured' } as const }],
  ['a lived-in', measuredRoom],
])('in %s room every figure is one that its log and its lists have', async (_title, scenario) => {
  const { user, settled } = await renderApp({ scenario, route: '/' });
  await screen.findByText(/from last week$/);
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const dayAgo = (days: number) => `${ago(days).slice(0, 10)}T00:00:00.000Z`;
  const [documents, users, policy] = [await listDocuments(), await listUsers(), await getSecurityPolicy()];
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
  const active = users.filter(({ lastLoginAt }) => lastLoginAt != null && lastLoginAt >= ago(7));

  await waitFor(() => expect(screen.getByRole('region', { name: 'Security Status' })).toBeVisible());
  expect(figuresIn(screen.getByRole('main'))).toEqual({
    'Active Users': `${active.length}  ${change < 0 ? '−' : '+'}${Math.abs(change)} from last week`,
    Documents: `${documents.length}  +${added.length} added today`,
    'Security Events': `${(await found(securityEvents, ago(30))).length}  ${(await found(securityEvents, dayAgo(0))).length} today`,
    Downloads: `${(await found('document_download', ago(30))).length}  ${refused.length} refused`,
    'Multi-Factor Auth': 'Off',
    'IP Restrictions': 'Off',
    Watermarking: 'Active',
    'Download Controls': `${documents.filter(({ downloadRestricted }) => downloadRestricted).length} restricted`,
    'Session Timeout': '7 days',
    'Failed Login Attempts': String(failed.length),
    'Download Violations': String(refused.length),
  });
  expect(policy).toMatchObject({ secondFactor: 'off', networks: [], idleMinutes: null });

  await user.click(screen.getByRole('link', { name: 'Analytics' }));
  await screen.findByText('Total logins');
  await settled();
  const views = await found('document_view', dayAgo(29));
  const downloads = await found('document_download', dayAgo(29));
  const month = await found('login', dayAgo(29));
  const opened = new Set([...views.filter(isView), ...downloads].map(({ resourceId }) => resourceId));
  const notOpened = documents.filter(({ id }) => !opened.has(id)).length;
  const region = (name: string) => figuresIn(screen.getByRole('region', { name }));
  expect(region('User Activity')).toEqual({
    'Total logins': String(month.length),
    'Unique users': String(people(month)),
    'Pages read': String(sum(views.map(pagesIn))),
    'Minutes read': String(Math.round(sum(views.map(({ seconds = 0 }) => seconds)) / 60)),
  });
  expect(region('Document Activity')).toEqual({
    'Total views': String(views.filter(isView).length),
    'Total downloads': String(downloads.length),
    'Not opened in period': `${notOpened} of ${documents.length}`,
  });
  expect(region('Security Events')).toEqual({
    'Failed logins': String(failed.length),
    'Blocked downloads': String(refused.length),
  });
  expect(rowsOf('Logins per day')).toEqual(
    Array.from(
      { length: 30 },
      (_, at) => month.filter(({ createdAt }) => createdAt.startsWith(ago(29 - at).slice(0, 10))).length,
    ),
  );
  expect(rowsOf('Views per hour of the day')).toEqual(
    Array.from(
      { length: 24 },
      (_, hour) => views.filter(isView).filter(({ createdAt }) => new Date(createdAt).getUTCHours() === hour).length,
    ),
  );
  const viewed = screen.getByRole('region', { name: 'Most Viewed Documents' }).querySelectorAll('li');
  for (const item of viewed) {
    const [name] = [item.querySelector('[title]')?.getAttribute('title')];
    const { id } = documents.find((document) => document.name === name) ?? expect.fail(`${name} is not in the list`);
    const count = views.filter((entry) => isView(entry) && entry.resourceId === id).length;
    expect(item).toHaveTextContent(`${name}${count} views`);
  }
  expect(viewed.length > 0).toBe(views.length > 0);
  expect(screen.queryByText(/^Sample/)).toBeNull();
});
