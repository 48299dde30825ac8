import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { deal, large, now } from '#web/features/users/testing/access-scene.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type RenderedApp, type Scene } from '#web/testing/render-app.tsx';

async function openReview(name = 'Ingrid Vos', scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: deal, route: '/users', now, ...scene });
  await app.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: `What ${name} can see` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What They Can See' }));
  return { app, dialog };
}

type Dialog = Awaited<ReturnType<typeof openReview>>['dialog'];

const treeOf = (dialog: Dialog) => dialog.findByRole('tree', { name: /^What (.* can see|is taken away)/ });

/** The texts of rows, one line for each fact. */
async function rowsOf(dialog: Dialog): Promise<string[]> {
  const tree = await treeOf(dialog);
  const rows = await within(tree).findAllByRole('treeitem');
  return rows.map((row) => `${row.getAttribute('aria-level') ?? ''} ${row.innerText.split(/\s*\n+\s*/).join(' | ')}`);
}

const active = (tree: HTMLElement) =>
  document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('what they can see', () => {
  test('is their own tree, each item with its rights and readable reasons', async () => {
    const { app, dialog } = await openReview();
    expect(await rowsOf(dialog)).toEqual([
      '1 Press | Public | Public, with every folder above',
      '1 Project Aurora | Restricted | Folder permission on Project Aurora through group Bidders',
      '2 02 Financials | Restricted | Folder permission on Project Aurora through group Bidders, inherited',
      '3 Accounts 2025.pdf | Restricted | Can view and download | Folder permission on Project Aurora through group Bidders, inherited',
      '3 Forecast.pdf | Restricted | Can view | Folder permission on Project Aurora through group Bidders, inherited | Downloads are restricted',
      '1 Share Purchase Agreement.pdf | Confidential | Can view and download | Grant through group Bidders, until Mar 3',
      '1 Teaser.pdf | Public | Can view and download | Public, and in no folder',
    ]);
    expect(app.calls('listUserAccess').map(({ path }) => path)).toEqual(['/api/users/user-viewer/access']);
  });

  test('keeps what is taken away in a list of its own, with what takes it away', async () => {
    const { app, dialog } = await openReview();
    await treeOf(dialog);
    await app.user.click(dialog.getByRole('tab', { name: 'Taken away (3)' }));
    expect(await rowsOf(dialog)).toEqual([
      '1 =Bonus Plan.pdf | in Project Aurora / 02 Financials | Confidential | No access | Confidential: needs a grant | Grant ended on Dec 5, 2025',
      '1 09 Board | in Project Aurora | Confidential | Folder permission from above through group Bidders stops at a confidential folder, 09 Board',
      '1 Board Minutes.pdf | in Project Aurora / 09 Board | Restricted | No access | Folder permission from above through group Bidders stops at a confidential folder, 09 Board',
    ]);
  });

  test('is filtered by name, the folders above staying', async () => {
    const { app, dialog } = await openReview();
    await treeOf(dialog);
    await app.user.type(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'FORECAST');
    await waitFor(async () =>
      expect((await rowsOf(dialog)).map((row) => row.split(' | ')[0])).toEqual([
        '1 Project Aurora',
        '2 02 Financials',
        '3 Forecast.pdf',
      ]),
    );
    await app.user.type(dialog.getByRole('searchbox'), ' of nothing');
    const shown = within(dialog.getByRole('tabpanel'));
    expect(await shown.findByText('Nothing has this name')).toBeVisible();
  });

  test('is one tab stop, in which the keys of a tree move, open and close', async () => {
    const { app, dialog } = await openReview();
    const tree = await treeOf(dialog);
    tree.focus();
    expect(active(tree)).toMatch(/^Press/);
    await app.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active(tree)).toMatch(/^02 Financials/);
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active(tree)).toMatch(/^Project Aurora/);
    await app.user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(4));
    expect(within(tree).getByRole('treeitem', { expanded: false })).toHaveTextContent('Project Aurora');
    await app.user.keyboard('{End}');
    expect(active(tree)).toMatch(/^Teaser\.pdf/);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'More actions for Ingrid Vos' })).toHaveFocus();
  });

  test.runIf(isDeep)('draws a few rows of ten thousand, and reaches the last by its key', async () => {
    const { app, dialog } = await openReview('Ingrid Vos', { scenario: large() });
    const tree = await treeOf(dialog);
    expect(dialog.getByRole('tab', { name: 'Can see (10,003)' })).toBeVisible();
    tree.focus();
    await app.user.keyboard('{End}');
    await waitFor(() => expect(active(tree)).toMatch(/^Statement 09998\.pdf/));
    expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(60);
    const last = within(tree).getAllByRole('treeitem').at(-1);
    expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['5000', '5000']);
    await waitFor(() => expect(last).toBeVisible());
  });

  test('is exported completely, with no cell that a spreadsheet would run', async () => {
    const { app, dialog } = await openReview();
    await treeOf(dialog);
    await app.user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Export successful')).toBeVisible();
    expect(app.downloads.map(({ name }) => name)).toEqual(['access-ingrid-vos-2026-01-15.csv']);
    const text = await bytesOf(app);
    expect(text.split('\r\n')).toHaveLength(11);
    expect(text).toContain('"Document"," =Bonus Plan.pdf","Project Aurora / 02 Financials"');
  });

  test('of an administrator is everything, by their role', async () => {
    const { dialog } = await openReview('Marcus Okafor');
    expect(await dialog.findByRole('tab', { name: 'Can see (10)' })).toBeVisible();
    for (const row of await rowsOf(dialog)) expect(row).toContain('Administrators and managers see everything');
  });

  test('shows once what ends or binds all of it', async () => {
    const users = deal.users.map((user) =>
      user.id === 'user-viewer' ? { ...user, expiresAt: '2026-01-05T12:00:00.000Z' } : user,
    );
    const { dialog } = await openReview('Ingrid Vos', { scenario: { ...deal, users } });
    expect(await dialog.findByText('Their access ended on Jan 5.')).toBeVisible();
    expect(dialog.getByText('Nothing to see')).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Taken away (10)' })).toBeVisible();
  });

  test('is there for managers, who can do nothing else to a person', async () => {
    const { dialog } = await openReview('Ingrid Vos', { persona: 'manager' });
    expect(await treeOf(dialog)).toBeVisible();
  });

  test.each(casesOf(['listUserAccess', 'listFolders', 'listDocuments', 'listGroups'] as const))(
    'reports that %s failed, and retries',
    async (operationId) => {
      const { app, dialog } = await openReview('Ingrid Vos', {
        // The page behind the dialog requests the groups as well.
        faults: [fault(operationId, { status: 500, times: operationId === 'listGroups' ? 2 : 1 })],
      });
      expect(await dialog.findByText('Failed to load what they can see')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
      await app.user.click(dialog.getByRole('button', { name: 'Retry' }));
      expect(await treeOf(dialog)).toBeVisible();
    },
  );

  test.runIf(isDeep)('shows that it is coming', async () => {
    const { dialog } = await openReview('Ingrid Vos', { faults: [fault('listUserAccess', { delayMs: 'never' })] });
    expect(await dialog.findByText('Loading what they can see...')).toBeInTheDocument();
  });
});

async function bytesOf({ downloads }: RenderedApp): Promise<string> {
  return (await downloads[0]!.blob).text();
}
