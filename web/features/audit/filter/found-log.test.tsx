import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntry } from '#contract/types.ts';
import { many } from '#server/scenarios/many.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { auditCsv } from '../audit-csv.ts';
import { finding, integrity } from '../testing/audit-scene.ts';

const now = '2026-11-20T14:30:00.000Z';

const entry = (id: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `audit-${String(id)}`,
  createdAt: '2026-11-20T14:28:41.000Z',
  activityType: 'document_view',
  description: `Viewed "QoE report ${String(id)}.pdf"`,
  userId: 'user-manager',
  ipAddress: '10.24.8.61',
  resourceType: 'document',
  resourceId: 'doc-1',
  userAgent: 'Mozilla/5.0',
  ...more,
});

const field = () => screen.getByRole('searchbox', { name: 'Search entries' });
const chips = () => within(screen.getByRole('list', { name: 'Active filters' }));

describe('a filtered audit trail', () => {
  test('shows who opened what in three actions, out of the real log', async () => {
    const { user, calls, location } = await renderApp({ route: '/audit', now });
    await screen.findByRole('table', { name: 'Audit entries' });
    const lists = calls('listAuditLogs').length;
    await user.type(field(), 'pdf');
    await user.click(screen.getByRole('button', { name: 'Type: All types' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Viewed' }));
    expect(await screen.findByText(/^\d+ entr(y matches|ies match)$/)).toBeVisible();
    await waitFor(() => expect(location()).toBe('/audit?text=pdf&types=document_view'));
    expect(chips().getByText('Viewed')).toBeVisible();
    await waitFor(() => {
      const rows = within(screen.getByRole('table', { name: 'Audit entries' }))
        .getAllByRole('row')
        .slice(1);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.textContent.toLowerCase()).toContain('.pdf');
    });
    expect(calls('listAuditLogs')).toHaveLength(lists);
  });

  test('shows the entries of one document that is found by its name', async () => {
    const { user, location } = await renderApp({ route: '/audit', now });
    await screen.findByRole('table', { name: 'Audit entries' });
    await user.click(screen.getByRole('button', { name: 'Resource: All resources' }));
    await user.click(await screen.findByRole('menuitem', { name: 'One document…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entries of One Document' }));
    await dialog.findByRole('list', { name: 'Documents' });
    await user.type(dialog.getByRole('searchbox', { name: 'Find a document' }), '.pdf');
    await waitFor(() => {
      for (const found of dialog.getAllByRole('listitem')) expect(found).toHaveTextContent(/\.pdf/i);
    });
    await user.click(dialog.getAllByRole('listitem')[0]!.querySelector('button')!);
    await waitFor(() => expect(location()).toMatch(/^\/audit\?resourceType=document&resourceId=.+/));
  });

  test('goes from one document to another on a phone', async () => {
    await page.viewport(360, 740);
    const { user, location } = await renderApp({ route: '/audit?resourceType=document&resourceId=doc-1', now });
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Another document…' }));
    const documents = within(await screen.findByRole('list', { name: 'Documents' }));
    await user.click(documents.getAllByRole('button')[0]!);
    await waitFor(() => expect(location()).toMatch(/resourceId=(?!doc-1$).+/));
  });

  test('does not say of another search that nothing matches before its answer', async () => {
    const { user, change } = await renderApp({ scenario: 'empty', route: '/audit?text=x', now, faults: [finding([])] });
    expect(await screen.findByText('No entries match')).toBeVisible();
    change({ faults: [fault('searchAuditLogs', { delayMs: 'never' })] });
    await user.type(screen.getByRole('searchbox'), 'y');
    await waitFor(() => expect(screen.queryByText('No entries match')).toBeNull());
  });

  test('counts no documents that could not be loaded', async () => {
    const { user } = await renderApp({ route: '/audit', now, faults: [fault('listDocuments', 500)] });
    await user.click(await screen.findByRole('button', { name: 'Resource: All resources' }));
    await user.click(await screen.findByRole('menuitem', { name: 'One document…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Entries of One Document' }));
    expect(await dialog.findByText('Failed to load the documents')).toBeVisible();
    expect(dialog.queryByText('0 documents')).toBeNull();
  });

  test('loads the filter in the address, and no list', async () => {
    const { calls } = await renderApp({
      scenario: 'empty',
      route:
        '/audit?text=QoE&person=user-manager&types=document_view&resourceType=document&resourceId=doc-1&range=30d&alerts=true',
      now,
      faults: [finding([entry(1)])],
    });
    expect(await screen.findByText('1 entry matches')).toBeVisible();
    const sent = new URL(calls('searchAuditLogs')[0]?.url ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      ...{ text: 'QoE', person: 'user-manager', types: 'document_view', alerts: 'true', limit: '500' },
      ...{ resourceType: 'document', resourceId: 'doc-1', from: '2026-10-21T14:30:00.000Z' },
    });
    expect(calls('listAuditLogs')).toEqual([]);
    for (const text of ['QoE', 'Viewed', 'QoE report 1.pdf', 'Last 30 days', 'only'])
      expect(chips().getByText(text)).toBeVisible();
    expect(await chips().findByText('Marcus Okafor')).toBeVisible();
  });

  test('of the last 24 hours is of those before each look at it, also on the morning after', async () => {
    const faults = [finding([entry(1)])];
    const { calls, setNow, focusWindow } = await renderApp({
      scenario: 'empty',
      route: '/audit?range=24h',
      now,
      faults,
    });
    await screen.findByText('1 entry matches');
    setNow('2026-11-21T08:00:00.000Z');
    await focusWindow();
    const from = () => new URL(calls('searchAuditLogs').at(-1)?.url ?? '', 'http://x').searchParams.get('from');
    await waitFor(() => expect(from()).toBe('2026-11-20T08:00:00.000Z'));
    expect(screen.getByText('1 entry matches')).toBeVisible();
  });

  test('keeps the focus among the filters that are left when one is taken away by keyboard', async () => {
    const { user, location } = await renderApp({
      ...{ scenario: 'empty', route: '/audit?text=QoE&alerts=true', now, faults: [finding([entry(1)])] },
    });
    await screen.findByText('1 entry matches');
    chips().getByRole('button', { name: 'Remove Text: QoE' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/audit?alerts=true'));
    await waitFor(() => expect(chips().queryByText('QoE')).toBeNull());
    expect(chips().getByRole('button', { name: 'Clear all' })).toHaveFocus();
  });

  test.runIf(isDeep)('searches once one pauses, and ends the search before', async () => {
    const { user, calls } = await renderApp({ scenario: 'empty', route: '/audit', now });
    await screen.findByText('No audit logs');
    await user.type(field(), 'quality of earnings');
    await waitFor(() => expect(calls('searchAuditLogs').at(-1)?.url).toContain('text=quality+of+earnings'));
    expect(calls('searchAuditLogs').length).toBeLessThan(5);
  });

  test('goes back to what was shown before', async () => {
    const { user, location } = await renderApp({ scenario: 'empty', route: '/audit?alerts=true', now });
    await user.click(await screen.findByRole('button', { name: 'Period: Any time' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Last 7 days' }));
    await waitFor(() => expect(location()).toBe('/audit?range=7d&alerts=true'));
    window.history.back();
    await waitFor(() => expect(location()).toBe('/audit?alerts=true'));
    expect(screen.getByRole('button', { name: 'Period: Any time' })).toBeVisible();
  });

  test('takes a filter off with its cross, and all with Clear all', async () => {
    const { user, location } = await renderApp({
      scenario: 'empty',
      route: '/audit?text=QoE&types=document_view,document_download&alerts=true',
      now,
      faults: [finding([entry(1)])],
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Type: Viewed' }));
    await waitFor(() => expect(location()).toBe('/audit?text=QoE&types=document_download&alerts=true'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(location()).toBe('/audit'));
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  test('shows any time again once all filters are cleared, also without a date in own dates', async () => {
    const { user } = await renderApp({ scenario: 'empty', route: '/audit?alerts=true', now });
    await user.click(await screen.findByRole('button', { name: 'Period: Any time' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Own dates…' }));
    expect(await screen.findByLabelText('From')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('button', { name: 'Period: Any time' })).toBeVisible();
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  test.each([
    ['beside the log', 1280],
    ['in the sheet', 800],
  ])('keeps own dates %s where one is cleared that the address had', async (_, width) => {
    await page.viewport(width, 780);
    const { user, location } = await renderApp({
      scenario: 'empty',
      route: '/audit?from=2026-11-01T00:00:00.000Z',
      now,
    });
    if (width < 1200) await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    await user.clear(await screen.findByLabelText('From'));
    await waitFor(() => expect(location()).toBe('/audit'));
    expect(screen.getByLabelText('From')).toBeVisible();
    await user.type(screen.getByLabelText('From'), '2026-11-10');
    await waitFor(() => expect(location()).toContain('from=2026-11-'));
  });

  test('keeps the days of a period while they are typed, in one step of the history', async () => {
    const { location } = await renderApp({ scenario: 'empty', route: '/audit?from=2026-11-01T00:00:00.000Z', now });
    const to = await screen.findByLabelText('To');
    const steps = history.length;
    for (const year of ['0002', '0020', '0202', '2026']) {
      expect(location()).not.toContain('to=');
      fireEvent.change(to, { target: { value: `${year}-11-20` } });
      expect(to).toHaveValue(`${year}-11-20`);
    }
    await waitFor(() => expect(location()).toContain('to=2026-11-2'));
    expect(history).toHaveLength(steps);
  });

  test('names a deactivated user in the row, in the filter and in the search', async () => {
    const scenario: Scenario = {
      ...many(1, 1),
      users: many(1, 1).users.map((user) => (user.role === 'viewer' ? { ...user, deactivatedAt: now } : user)),
      audit: [{ ...many(0, 1).audit[0]!, userId: 'user-viewer', description: 'Viewed "Offer.pdf" (version 1)' }],
    };
    const { user, location } = await renderApp({ route: '/audit', scenario, now });
    const [, row] = await screen.findAllByRole('row');
    const name = /Ingrid Vos \(deactivated\)/;
    await waitFor(() => expect(row).toHaveTextContent(name));
    await user.click(screen.getByRole('button', { name: 'Person: Everybody' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(location()).toBe('/audit?person=user-viewer'));
    expect(await screen.findByText('1 entry matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Clear/ }));
    await user.type(field(), 'ingrid');
    expect(await screen.findByText('1 entry matches')).toBeVisible();
  });

  test('filters by the person or the resource of a row, with the keyboard too', async () => {
    const { user, location } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      now,
      faults: [fault('listAuditLogs', { status: 200, body: [entry(1), entry(2, { userId: 'usr_gone' })] })],
    });
    const person = await screen.findByRole('button', { name: 'Show only entries of Marcus Okafor' });
    person.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/audit?person=user-manager'));
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Show only entries of usr_gone' }));
    await waitFor(() => expect(location()).toBe('/audit?person=usr_gone'));
    window.history.back();
    const [resource] = await screen.findAllByRole('button', { name: 'Show only entries about this document' });
    await user.click(resource!);
    await waitFor(() => expect(location()).toBe('/audit?resourceType=document&resourceId=doc-1'));
  });

  test('shows that nothing matches, and clears', async () => {
    const { user, location } = await renderApp({ scenario: 'empty', route: '/audit?text=nothing+like+it', now });
    expect(await screen.findByText('No entries match')).toBeVisible();
    expect(screen.getByText('0 entries match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(location()).toBe('/audit'));
  });

  test('keeps what was found when it fails to be fetched again', async () => {
    const { change, calls, focusWindow, settled } = await renderApp({
      scenario: 'empty',
      route: '/audit?text=QoE',
      now,
      faults: [finding([entry(1)])],
    });
    expect(await screen.findByText('1 entry matches')).toBeVisible();
    change({ faults: [fault('searchAuditLogs', 500)] });
    await focusWindow();
    await waitFor(() => expect(calls('searchAuditLogs').length).toBeGreaterThan(1));
    await settled();
    expect(screen.getByText('1 entry matches')).toBeVisible();
    expect(screen.getByText('Viewed "QoE report 1.pdf"')).toBeVisible();
    expect(screen.queryByText('Failed to search the audit log')).toBeNull();
  });

  test('names a renamed document by its new name', async () => {
    await renderApp({
      scenario: 'empty',
      route: '/audit?resourceType=document&resourceId=doc-1',
      now,
      faults: [finding([entry(1, { description: 'Renamed "Draft.pdf" to "Offer.pdf"' })])],
    });
    expect(await screen.findByText('1 entry matches')).toBeVisible();
    expect(chips().getByText('Offer.pdf')).toBeVisible();
  });

  test('shows that a search failed, and searches with Retry', async () => {
    const { user } = await renderApp({
      scenario: 'empty',
      route: '/audit?text=QoE',
      now,
      faults: [fault('searchAuditLogs', { status: 500, times: 1 }), finding([entry(1)])],
    });
    expect(await screen.findByText('Failed to search the audit log')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 entry matches')).toBeVisible();
  });

  test('loads earlier ones, and exports all that match under the name and in the columns of the log', async () => {
    const pages = [[entry(4), entry(3)], [entry(2)], [entry(1)]];
    const { user, calls, downloads } = await renderApp({
      scenario: 'empty',
      route: '/audit?types=document_view',
      now,
      faults: [
        { ...finding(pages[0]!, { hasMore: true, matched: null }), times: 1 },
        { ...finding(pages[1]!, { hasMore: true, matched: null }), times: 1 },
        finding(pages[2]!, { matched: null }),
      ],
    });
    expect(await screen.findByText('More than 2 entries match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load earlier entries' }));
    expect(await screen.findByText('Viewed "QoE report 2.pdf"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export Log' }));
    expect(await screen.findByText('Export successful')).toBeVisible();
    expect(calls('searchAuditLogs').map(({ url }) => new URL(url, 'http://x').searchParams.get('before'))).toEqual([
      ...[null, 'audit-3', 'audit-2'],
    ]);
    expect(downloads.map(({ name }) => name)).toEqual(['audit-log-2026-11-20.csv']);
    expect(await (await downloads[0]!.blob).text()).toBe(
      auditCsv(pages)
        .join('')
        .replace(/^\uFEFF/, ''),
    );
  });
});

test.runIf(isDeep)('filtered entries are printed with their filter', async () => {
  await renderApp({
    scenario: 'empty',
    route: '/audit?types=document_view&range=30d',
    now,
    faults: [finding([entry(1), entry(2)])],
  });
  await screen.findByText('2 entries match');
  window.dispatchEvent(new Event('beforeprint'));
  try {
    for (const words of ['Type: Viewed', 'Period: Last 30 days'])
      await waitFor(() => expect(document.body).toHaveTextContent(words));
    await waitFor(() => expect(screen.getAllByText('Viewed "QoE report 2.pdf"')).toHaveLength(2));
  } finally {
    window.dispatchEvent(new Event('afterprint'));
  }
});

describe('the line about the log', () => {
  const show = (fault: Fault) => renderApp({ scenario: 'empty', route: '/audit', now, faults: [fault] });

  test('shows that it is intact, its length, its head, and when it was checked', async () => {
    await show(integrity({}));
    const line = await screen.findByText(/^Log intact/);
    expect(line.textContent).toBe('Log intact, 1,046 entries, head 3f9a…c2, checked 2 minutes ago');
    expect(screen.getByRole('button', { name: `Copy the head 3f9a${'0'.repeat(58)}c2` })).toBeVisible();
  });

  test('shows where it is broken, and what to do', async () => {
    await show(integrity({ state: 'broken', brokenAt: { seq: 1024, reason: 'the entry does not match its hash' } }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Log broken at line 1,024: the entry does not match its hash');
    expect(alert).toHaveTextContent('restore the log from a backup');
  });

  test.runIf(isDeep)('shows that it is being checked, and that it is intact once it was', async () => {
    await show({ ...integrity({ state: 'unknown', checkedAt: null, isChecking: true }), times: 1 });
    expect(await screen.findByText('Checking whether the log is intact…')).toBeVisible();
    expect(await screen.findByText(/^Log intact, \d+ entr/, undefined, { timeout: 5000 })).toBeVisible();
  });
});
