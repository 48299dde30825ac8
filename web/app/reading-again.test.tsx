// When the app fetches its data: on entry, on focus, and never by itself.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type RenderedApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

afterEach(() => {
  vi.useRealTimers();
});

const pages: readonly [link: string, route: string, heading: string, reads: readonly OperationId[]][] = [
  ['Dashboard', '/', 'Security Dashboard', ['getDashboardMetrics', 'listRecentActivity']],
  ['Document Management', '/documents', 'Document Management', ['listDocuments', 'listFolders']],
  ['User Management', '/users', 'User Management', ['listUsers']],
  ['Audit Trail', '/audit', 'Audit Trail', ['listAuditLogs']],
];

/** How often each was answered. */
function answered({ calls }: Pick<RenderedApp, 'calls'>, reads: readonly OperationId[]): number[] {
  return reads.map((id) => calls(id).filter(({ status }) => status === 200).length);
}

/** Waits until everything was answered once and is on screen. */
async function shown(app: RenderedApp, reads: readonly OperationId[]): Promise<void> {
  await waitFor(() => expect(answered(app, reads)).toEqual(times(1, reads)));
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
}

const times = (count: number, reads: readonly OperationId[]) => reads.map(() => count);

describe.each(pages)('%s', (link, route, heading, reads) => {
  test.runIf(isDeep)('is read once on the way in, and again on the way back', async () => {
    const app = await renderApp({ scenario: smallRoom, route });
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(answered(app, reads)).toEqual(times(1, reads)));
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await app.user.click(navigation.getByRole('link', { name: 'Security Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Security Settings' });
    await app.user.click(navigation.getByRole('link', { name: link }));
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(answered(app, reads)).toEqual(times(2, reads)));
  });

  test.each(
    casesOf([
      ['the window comes to the front', () => window.dispatchEvent(new FocusEvent('focus'))],
      ['the tab comes back to sight', () => document.dispatchEvent(new Event('visibilitychange'))],
    ]),
  )('is read again when %s, and so is the person', async (_title, comeBack) => {
    const app = await renderApp({ scenario: smallRoom, route });
    await shown(app, reads);
    comeBack();
    const all = [...reads, 'getCurrentUser' as const];
    await waitFor(() => expect(answered(app, all)).toEqual(times(2, all)));
  });

  test.runIf(isDeep)('is not read by itself while the user is idle', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const app = await renderApp({ scenario: smallRoom, route });
    await shown(app, reads);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(answered(app, reads)).toEqual(times(1, reads));
  });
});

test('the grants of an open dialog are read again when the window comes to the front', async () => {
  const app = await renderApp({ scenario: smallRoom, route: '/documents' });
  const rows = await screen.findAllByRole('button', { name: /permissions/i });
  await app.user.click(rows[0]!);
  await screen.findByRole('dialog', { name: 'Document Permissions' });
  await shown(app, ['listDocumentPermissions']);
  await app.focusWindow();
  await waitFor(() => expect(answered(app, ['listDocumentPermissions'])).toEqual([2]));
});

test('loaded rows are not kept: returning to a screen starts with the skeleton, not with old rows', async () => {
  const app = await renderApp({ scenario: smallRoom, route: '/users' });
  await screen.findByRole('table', { name: 'Users' });
  await app.user.click(screen.getByRole('link', { name: 'Analytics' }));
  await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' });
  app.change({ faults: [fault('listUsers', { delayMs: 'never' })] });
  await app.user.click(screen.getByRole('link', { name: 'User Management' }));
  await screen.findByRole('heading', { level: 1, name: 'User Management' });
  expect(screen.queryByText('Ingrid Vos')).toBeNull();
});
