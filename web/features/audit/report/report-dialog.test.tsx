import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ComplianceReport } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';

const now = '2026-02-15T10:30:00.000Z';
const made: ComplianceReport = {
  id: 'report-1',
  fileName: 'Compliance Report.pdf',
  format: 'pdf',
  from: '2026-01-17T00:00:00.000Z',
  to: now,
  downloads: 0,
  state: 'ready',
  done: 0,
  of: 4000,
  head: { seq: 1234, hash: 'ab'.repeat(32) },
};

const creating: Fault = fault('createComplianceReport', { status: 201, body: made });
const downloading: Fault = fault('downloadComplianceReport', 200);
const at = (change: Partial<ComplianceReport>, more: { times?: number } = {}): Fault =>
  fault('getComplianceReport', { status: 200, body: { ...made, downloads: 1, ...change }, ...more });

async function open(faults: readonly Fault[] = [], persona: 'admin' | 'manager' = 'manager') {
  const app = await renderApp({ scenario: 'empty', route: '/audit', now, persona, faults });
  await app.user.click(await screen.findByRole('button', { name: 'Compliance Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compliance Report' });
  return { ...app, dialog: within(dialog) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const create = ({ user, dialog }: Opened) => user.click(dialog.getByRole('button', { name: 'Create Report' }));
const sent = ({ calls }: Opened) => calls('createComplianceReport').map(({ body }) => body);
const choose = (dialog: Opened['dialog'], label: string, day: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value: day } });

describe('before it is requested', () => {
  test.runIf(isDeep)('a report shows its contents and its period', async () => {
    const { dialog } = await open();
    expect(dialog.getByRole('region', { name: 'What it holds' })).toHaveTextContent('Who had access to what');
    expect(dialog.getByLabelText('Period')).toHaveAccessibleDescription(
      /^From .*12:00:00 AM, until the report is made/,
    );
    expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked();
  });

  test('own dates that are no period show errors at their fields, and nothing is sent', async () => {
    const app = await open();
    const { user, dialog } = app;
    await user.selectOptions(dialog.getByLabelText('Period'), 'Own dates…');
    await create(app);
    await waitFor(() => expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription('Choose the first day'));
    choose(dialog, 'First day', '2026-02-10');
    choose(dialog, 'Last day', '2026-02-01');
    await waitFor(() =>
      expect(dialog.getByLabelText('Last day')).toHaveAccessibleDescription('The last day is before the first'),
    );
    await create(app);
    expect(sent(app)).toEqual([]);
  });
});

describe('a requested report', () => {
  test('is of whole days where one is, in the format chosen, and downloaded by the browser itself', async () => {
    const app = await open([creating, downloading, at({ state: 'complete', done: 4000 })]);
    const { user, dialog } = app;
    await user.selectOptions(dialog.getByLabelText('Period'), 'Own dates…');
    choose(dialog, 'First day', '2026-02-01');
    choose(dialog, 'Last day', '2026-02-03');
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await create(app);
    expect(await screen.findByText('The report is complete. Your downloads show whether it was saved.')).toBeVisible();
    expect(screen.getByText(made.head.hash)).toBeVisible();
    const days = { firstDay: '2026-02-01', lastDay: '2026-02-03' };
    const period = { from: new Date(2026, 1, 1).toISOString(), to: new Date(2026, 1, 4).toISOString() };
    expect(sent(app)).toEqual([{ ...period, ...days, format: 'csv' }]);
    await waitFor(() => expect(app.downloads.map(({ name }) => name)).toEqual(['Compliance Report.pdf']));
    // The server cannot know whether its last bytes arrived.
    await user.click(screen.getByRole('button', { name: 'Download again' }));
    await waitFor(() => expect(app.downloads).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compliance Report' })).toHaveFocus());
  });

  test('that is downloaded again shows how that goes, and not how the first download went', async () => {
    const app = await open([creating, downloading, at({ state: 'complete', done: 4000 })]);
    await create(app);
    await screen.findByText(/^The report is complete/);
    await app.user.click(screen.getByRole('button', { name: 'Download again' }));
    expect(await screen.findByText('Your browser is about to download it…')).toBeVisible();
    app.change({ faults: [downloading, at({ downloads: 2, state: 'running', done: 1000 })] });
    expect(await screen.findByText('1,000 of 4,000 audit entries')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download again' })).toHaveFocus();
    app.change({ faults: [downloading, at({ downloads: 2, state: 'failed' })] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The report was not finished');
  });

  test('is heard of when it begins and when it is complete, and not at every number', async () => {
    const app = await open([creating, downloading, at({ state: 'running', done: 1000 })]);
    await create(app);
    const numbers = await screen.findByText('1,000 of 4,000 audit entries');
    expect(numbers.closest('[role="status"]')).toBeNull();
    const heard = within(screen.getByRole('dialog', { name: 'Compliance Report' })).getByRole('status');
    expect(heard).toHaveTextContent('The report is being made');
    app.change({ faults: [downloading, at({ state: 'complete', done: 4000 })] });
    await waitFor(() => expect(heard).toHaveTextContent('Report complete'));
    expect(heard.isConnected).toBe(true);
  });

  test('is a PDF file of the present data room', async () => {
    const app = await open();
    await create(app);
    await waitFor(() => expect(app.downloads).toHaveLength(1), { timeout: 20_000 });
    const text = await (await app.downloads[0]!.blob).text();
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('strongroom-compliance-report ');
    expect(await screen.findByText(/^The report is complete/)).toBeVisible();
  });

  test.runIf(isDeep)('shows its progress until it is complete, and makes no further calls then', async () => {
    const app = await open([
      creating,
      downloading,
      at({ state: 'running', done: 1000 }, { times: 2 }),
      at({ state: 'complete', done: 4000 }),
    ]);
    await create(app);
    expect(await screen.findByText('1,000 of 4,000 audit entries')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Creating the report' })).toHaveAttribute('aria-valuenow', '25');
    expect(await screen.findByText(/^The report is complete/)).toBeVisible();
    expect(app.calls('getComplianceReport')).toHaveLength(3);
  });

  test('that fails can be tried again, for the same period', async () => {
    const app = await open([
      creating,
      downloading,
      at({ state: 'failed' }, { times: 1 }),
      at({ state: 'complete', done: 4000 }),
    ]);
    await create(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('The report was not finished');
    app.change({
      faults: [{ ...creating, body: { ...made, id: 'report-2' } }, downloading, at({ state: 'complete' })],
    });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The report is complete/)).toBeVisible();
    const [first, second] = sent(app);
    expect(second).toEqual(first);
  });

  test('that has expired is reported', async () => {
    const app = await open([creating, downloading, fault('getComplianceReport', 404)]);
    await create(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('It is kept for fifteen minutes');
  });

  test.runIf(isDeep)('whose progress cannot be read continues, and its progress is requested again', async () => {
    const app = await open([
      creating,
      downloading,
      fault('getComplianceReport', { status: 500, times: 1 }),
      at({ state: 'complete' }),
    ]);
    await create(app);
    expect(await screen.findByText('How far it has come is not known at the moment.')).toBeVisible();
    expect(await screen.findByText(/^The report is complete/)).toBeVisible();
  });

  test('and cannot be created leaves the form as it was', async () => {
    const app = await open([fault('createComplianceReport', 500)]);
    await app.user.click(app.dialog.getByRole('radio', { name: 'JSON' }));
    await create(app);
    await findToast('Error', 'Failed to create the report', 'destructive');
    expect(app.dialog.getByRole('radio', { name: 'JSON' })).toBeChecked();
  });

  test.runIf(isDeep)('and not waited for is not downloaded', async () => {
    const app = await open([{ ...creating, delayMs: 300 }, downloading]);
    await create(app);
    await app.user.click(app.dialog.getByRole('button', { name: 'Cancel' }));
    await app.settled();
    expect(app.downloads).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.each(['admin', 'manager'] as const)(
  'an %s opens it with the keyboard, and is back at the button after',
  async (persona) => {
    const { user, dialog } = await open([], persona);
    await waitFor(() => expect(dialog.getByLabelText('Period')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Compliance Report' })).toHaveFocus());
  },
);
