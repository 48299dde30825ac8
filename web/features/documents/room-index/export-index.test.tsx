import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { casesOf } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { findToast } from '#web/testing/toasts.ts';
import { csvFileName } from '#web/format/csv.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({
  folders: [{ name: 'Reports' }],
  documents: [{ name: '=HYPERLINK("x")', folderId: 'Reports' }, { name: 'b.txt' }],
});

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('grid', { name: 'Documents' });
  return app;
}

async function openDialog({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Export Index' }));
  return within(await screen.findByRole('dialog', { name: 'Export Index' }));
}

test('the index is a CSV file, numbered as the tree is, in which nothing is a formula', async () => {
  const app = await open({ persona: 'manager' });
  const dialog = await openDialog(app);
  await app.user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await findToast('Export successful', csvFileName('index'));
  await waitFor(() => expect(app.downloads).toHaveLength(1));
  const lines = (await (await app.downloads[0]!.blob).text()).split('\r\n');
  expect(lines.map((line) => line.split('","').slice(0, 3).join(' '))).toEqual([
    expect.stringMatching(/^\uFEFF?"Number Kind Name$/),
    '"1 folder Reports',
    '"1.1 document  =HYPERLINK(""x"")',
    '"2 document b.txt',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the printed index has the content of the list, and replaces the screen', async () => {
  const app = await open();
  const dialog = await openDialog(app);
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')!;
    expect(document.querySelectorAll('[data-print-sheet]')).toHaveLength(1);
    const rows = within(sheet)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(rows[0]).toBe('NumberNameAccess LevelVersionSizeSHA-256');
    expect(rows.slice(1).map((text) => text.slice(0, 9))).toEqual(
      ['1Reports', '1.1=HYPER', '2b.txt'].map((text) => expect.stringContaining(text) as string),
    );
  });
  await app.user.click(dialog.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});

test('an export that fails is reported, and can be tried again', async () => {
  const app = await open({ faults: [fault('exportIndex', 500)] });
  const dialog = await openDialog(app);
  await app.user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await findToast('Error', 'Failed to export the index', 'destructive');
  expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  expect(app.downloads).toEqual([]);
});

test('an export whose dialog is closed saves nothing', async () => {
  const app = await open({ faults: [fault('exportIndex', { delayMs: 'never' })] });
  const first = await openDialog(app);
  await app.user.click(first.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(app.calls('exportIndex')).toHaveLength(1));
  await app.user.click(first.getByRole('button', { name: 'Close' }));
  app.change({ faults: [] });
  const second = await openDialog(app);
  await app.user.click(second.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.downloads).toHaveLength(1);
});

test.each(casesOf(['analyst', 'viewer'] as const))('the export is not offered to the %s', async (persona) => {
  await open({ persona });
  expect(screen.queryByRole('button', { name: 'Export Index' })).toBeNull();
});
