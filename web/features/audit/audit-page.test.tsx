import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { auditCsv } from './audit-csv.ts';

const now = '2026-11-20T14:30:00.000Z';

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  createdAt: '2026-11-20T14:28:41.000Z',
  activityType: 'document_view',
  description: `Viewed "${id}.pdf"`,
  userId: 'usr_unknown',
  ipAddress: '10.24.8.61',
  resourceType: 'document',
  resourceId: `doc-${id}`,
  userAgent: 'Mozilla/5.0',
  ...more,
});

const answering = (entries: readonly AuditEntry[], more: { after?: number; times?: number } = {}): Fault =>
  fault('listAuditLogs', { status: 200, body: entries, ...more });

const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => entry(`e${String(from + index)}`));

async function rowOf(description: string): Promise<HTMLElement> {
  const row = (await screen.findByText(description)).closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error(`${description} stands in no row`);
  return row;
}

const exportButton = () => screen.getByRole('button', { name: 'Export Log' });

describe('the audit trail', () => {
  test('shows icon, description, user id, address, resource, date, time and badge of an entry', async () => {
    await renderApp({ scenario: 'empty', route: '/audit', now, faults: [answering([entry('report')])] });
    const row = await rowOf('Viewed "report.pdf"');
    expect(row.querySelector('svg')).not.toBeNull();
    for (const text of [
      'usr_unknown',
      '10.24.8.61',
      'document',
      'doc-report',
      '11/20/2026',
      '2:28:41 PM',
      'UTC',
      'Viewed',
    ])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).queryByText('Alert')).not.toBeInTheDocument();
  });

  test('shows a real id in one line, whole on hover, and copies it whole at a click', async () => {
    const id = '0b8a5f0e-2f7c-4a0b-9a57-0d6c6f1f8a11';
    const { user } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering([entry('report', { userId: id, resourceId: id })])],
    });
    const [first, second] = within(await rowOf('Viewed "report.pdf"')).getAllByRole('button', { name: `Copy ${id}` });
    for (const button of [first!, second!]) {
      expect(button.innerText).toBe('0b8a5f0e…1f8a11');
      expect(button.getBoundingClientRect().height).toBeLessThanOrEqual(24);
    }
    await user.hover(second!);
    expect(await screen.findByText(`Copy ${id}`)).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(second!);
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(id);
    copied.mockRestore();
  });

  test('puts the name of a known person beside the id', async () => {
    await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering([entry('report', { userId: 'user-manager' })])],
    });
    const row = await rowOf('Viewed "report.pdf"');
    expect(await within(row).findByText('Marcus Okafor')).toBeVisible();
    expect(within(row).getByText('user-manager')).toBeVisible();
  });

  test('shows the ids alone when the users cannot be loaded', async () => {
    const faults: Fault[] = [answering([entry('a', { userId: 'user-manager' })]), fault('listUsers', 500)];
    const { calls } = await renderApp({ scenario: 'empty', route: '/audit', faults });
    const row = await rowOf('Viewed "a.pdf"');
    await waitFor(() => expect(calls('listUsers')).toMatchObject([{ status: 500 }]));
    expect(within(row).getByText('user-manager')).toBeVisible();
  });

  test('keeps the order of the server', async () => {
    await renderApp({ scenario: 'empty', route: '/audit', faults: [answering([entry('second'), entry('first')])] });
    await rowOf('Viewed "first.pdf"');
    const texts = screen.getAllByText(/^Viewed ".*\.pdf"$/).map(({ textContent }) => textContent);
    expect(texts).toEqual(['Viewed "second.pdf"', 'Viewed "first.pdf"']);
  });

  test.each([
    ['document_view', 'Viewed', false],
    ['document_upload', 'Uploaded', false],
    ['document_download', 'Downloaded', false],
    ['document_delete', 'Deleted', false],
    ['document_updated', 'Updated', false],
    ['blocked_download', 'Blocked', true],
    ['failed_login', 'Failed Login', true],
    ['login', 'Login', false],
    ['logout', 'Logout', false],
    ['user_created', 'User Created', false],
    ['user_updated', 'User Updated', false],
    ['user_deleted', 'User Deleted', false],
    ['folder_created', 'Folder Created', false],
    ['folder_updated', 'Folder Updated', false],
    ['folder_deleted', 'Folder Deleted', false],
    ['permission_granted', 'Permission Granted', false],
    ['permission_revoked', 'Permission Revoked', true],
    ['second_factor_verified', 'Second Factor Confirmed', false],
    ['custom_x', 'custom_x', false],
  ])('badges %s as "%s", alert: %s', async (activityType, label, isAlert) => {
    await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering([entry('a', { activityType, description: 'What happened' })])],
    });
    const row = within(await rowOf('What happened'));
    expect(row.getByText(label)).toBeVisible();
    expect(row.queryAllByText('Alert')).toHaveLength(isAlert ? 1 : 0);
  });

  test('shows "-" for whatever an entry does not have', async () => {
    const bare = entry('bare', {
      userId: null,
      ipAddress: null,
      resourceType: null,
      resourceId: null,
      userAgent: null,
    });
    await renderApp({ scenario: 'empty', route: '/audit', faults: [answering([bare])] });
    const cells = within(await rowOf('Viewed "bare.pdf"')).getAllByRole('cell');
    // The labels for narrow screens are hidden here.
    expect(cells.slice(1, 4).map(({ innerText }) => innerText.trim())).toEqual(['-', '-', '-']);
  });

  test('wraps a long description and a long address instead of cutting them', async () => {
    const description = `Renamed ${'a-very-long-name-'.repeat(12)}.pdf`;
    const ipAddress = '2001:0db8:85a3:0000:0000:8a2e:0370:7334';
    await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering([entry('a', { description, ipAddress }), entry('b')])],
    });
    const row = await rowOf(description);
    const next = await rowOf('Viewed "b.pdf"');
    for (const text of [description, ipAddress]) {
      const element = within(row).getByText(text);
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth || element.scrollWidth);
      expect(element.getBoundingClientRect().right).toBeLessThan(1280);
    }
    await waitFor(() =>
      expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(row.getBoundingClientRect().bottom - 1),
    );
  });

  test('shows placeholders while it loads, and cannot be exported yet', async () => {
    const { calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [fault('listAuditLogs', { delayMs: 'never' })],
    });
    await waitFor(() => expect(calls('listAuditLogs')).toHaveLength(1));
    expect(screen.getByText('Loading the audit log...')).toBeInTheDocument();
    expect(screen.queryByText('No audit logs')).not.toBeInTheDocument();
    expect(exportButton()).toBeDisabled();
  });

  test('shows that it failed to load, and loads with Retry', async () => {
    const failing: Fault = fault('listAuditLogs', {
      undocumented: { status: 500, body: { message: 'secret detail' } },
      times: 1,
    });
    const { user } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [failing, answering([entry('a')])],
    });
    expect(await screen.findByText('Failed to load the audit log')).toBeVisible();
    expect(screen.queryByText(/No audit logs|secret/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Viewed "a.pdf"')).toBeVisible();
  });

  test('names what will appear when it is empty', async () => {
    await renderApp({ scenario: 'empty', route: '/audit', persona: 'manager', faults: [answering([])] });
    expect(await screen.findByText('No audit logs')).toBeVisible();
    expect(screen.getByText('Activity logs will appear here as users interact with the system')).toBeVisible();
  });

  test.each(casesOf(['analyst', 'viewer'] as const))('refuses the %s, and makes no call', async (persona) => {
    const { calls } = await renderApp({ scenario: 'empty', route: '/audit', persona });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText("You don't have permission to view audit logs.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export Log' })).not.toBeInTheDocument();
    expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
  });

  test('shows a change that was just made, from the real core', async () => {
    const { user } = await renderApp({ scenario: 'empty', route: '/users' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate Ingrid Vos' }));
    await user.click(await screen.findByRole('button', { name: 'Deactivate User' }));
    await screen.findByText('User deactivated successfully');
    await user.click(screen.getByRole('link', { name: 'Audit Trail' }));
    expect(await screen.findByText('User Deleted')).toBeVisible();
  });
});

describe('a long log', () => {
  test('draws only the rows in view of ten thousand entries', async () => {
    await renderApp({ scenario: 'empty', route: '/audit', faults: [answering(page(0, 9_999))] });
    await rowOf('Viewed "e0.pdf"');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10000');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.queryByRole('button', { name: 'Load earlier entries' })).not.toBeInTheDocument();
  });

  test('loads the entries before the last one, as often as there are any', async () => {
    const { user, calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000), { times: 1 }), answering(page(10_000, 5))],
    });
    await rowOf('Viewed "e0.pdf"');
    const more = screen.getByRole('button', { name: 'Load earlier entries' });
    await user.click(more);
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10006'));
    expect(calls('listAuditLogs').map(({ url }) => url)).toEqual(['/api/audit-logs', '/api/audit-logs?before=e9999']);
    expect(more).not.toBeInTheDocument();
  });

  test.runIf(isDeep)('offers no earlier entries once the server answers what it has answered before', async () => {
    const { user, calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000))],
    });
    await user.click(await screen.findByRole('button', { name: 'Load earlier entries' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '20001'));
    expect(screen.queryByRole('button', { name: 'Load earlier entries' })).not.toBeInTheDocument();
    expect(calls('listAuditLogs')).toHaveLength(2);
  });

  test('shows that earlier entries failed to load, keeps the others, and loads with Retry', async () => {
    const { user } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [
        answering(page(0, 10_000), { times: 1 }),
        fault('listAuditLogs', { status: 500, times: 1 }),
        answering(page(10_000, 1)),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Load earlier entries' }));
    expect(await screen.findByText('Failed to load earlier entries')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002'));
  });
});

describe('the export', () => {
  test('reports when there is nothing to export, and makes no file', async () => {
    const { user, downloads } = await renderApp({ scenario: 'empty', route: '/audit', faults: [answering([])] });
    await screen.findByText('No audit logs');
    await user.click(exportButton());
    expect(await screen.findByText('No data to export')).toBeVisible();
    expect(screen.getByText('There are no audit logs to export')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  test('saves the list on screen under the local date, byte for byte, without another call', async () => {
    const entries = [entry('a', { description: '=SUM(A1)' }), entry('b', { userAgent: null })];
    const { user, downloads, calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      now,
      faults: [answering(entries)],
    });
    await rowOf('=SUM(A1)');
    await waitFor(() => expect(calls('listUsers')).toMatchObject([{ status: 200 }]));
    const before = calls().length;
    await user.click(exportButton());
    expect(await screen.findByText('Export successful')).toBeVisible();
    expect(calls()).toHaveLength(before);
    expect(downloads.map(({ name }) => name)).toEqual(['audit-log-2026-11-20.csv']);
    const bytes = new Uint8Array(await (await downloads[0]!.blob).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes).toEqual(new TextEncoder().encode(auditCsv([entries]).join('')));
    expect(new TextDecoder().decode(bytes)).toContain('," =SUM(A1)",');
  });

  test.runIf(isDeep)('reads the log to its beginning where the server has more entries than it returned', async () => {
    const { user, downloads, calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [
        answering(page(0, 10_000), { times: 1 }),
        answering(page(10_000, 10_000), { times: 1 }),
        answering(page(20_000, 3)),
      ],
    });
    await rowOf('Viewed "e0.pdf"');
    await user.click(exportButton());
    expect(await screen.findByText('Export successful')).toBeVisible();
    expect(calls('listAuditLogs').map(({ url }) => url)).toEqual([
      '/api/audit-logs',
      '/api/audit-logs?before=e9999',
      '/api/audit-logs?before=e19999',
    ]);
    const text = await (await downloads[0]!.blob).text();
    expect(text.split('\r\n')).toHaveLength(1 + 20_003);
    expect(text).toMatch(/"doc-e20002","Mozilla\/5\.0"$/);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  });

  test('shows how far it has come, and can be cancelled without a file', async () => {
    const { user, downloads } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000), { times: 1 }), fault('listAuditLogs', { delayMs: 'never' })],
    });
    await rowOf('Viewed "e0.pdf"');
    await user.click(exportButton());
    expect(await screen.findByText(/10,000 so far/)).toBeVisible();
    expect(exportButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(exportButton()).toBeEnabled());
    expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Export successful|Failed to export/)).not.toBeInTheDocument();
    expect(downloads).toEqual([]);
  });

  test('ends when the user goes to another screen, and saves nothing there', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { user, downloads } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000), { times: 1 }), fault('listAuditLogs', { delayMs: 'never' })],
    });
    await rowOf('Viewed "e0.pdf"');
    await user.click(exportButton());
    await screen.findByText(/10,000 so far/);
    const [, init] = fetched.mock.calls.find(([url]) => url === '/api/audit-logs?before=e9999') ?? [];
    expect(init?.signal?.aborted).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Security Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Security Settings' });
    expect(init?.signal?.aborted).toBe(true);
    expect(screen.queryByText(/Export successful|Failed to export/)).not.toBeInTheDocument();
    expect(downloads).toEqual([]);
    fetched.mockRestore();
  });

  test('reports a failure when an earlier page does not come, and makes no file', async () => {
    const { user, downloads } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000), { times: 1 }), fault('listAuditLogs', 500)],
    });
    await rowOf('Viewed "e0.pdf"');
    await user.click(exportButton());
    expect(await screen.findByText('Failed to export the audit log')).toBeVisible();
    expect(screen.queryByText('Export successful')).not.toBeInTheDocument();
    expect(downloads).toEqual([]);
    expect(exportButton()).toBeEnabled();
  });

  test.runIf(isDeep)('ends when the server answers the same page again and again', async () => {
    const { user, calls } = await renderApp({
      scenario: 'empty',
      route: '/audit',
      faults: [answering(page(0, 10_000))],
    });
    await rowOf('Viewed "e0.pdf"');
    await user.click(exportButton());
    expect(await screen.findByText('Export successful')).toBeVisible();
    expect(calls('listAuditLogs')).toHaveLength(2);
  });
});
