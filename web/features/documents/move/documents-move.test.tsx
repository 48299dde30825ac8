import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

type User = RenderedApp['user'];

const shelf = room({
  folders: [
    { name: 'Archive' },
    { name: 'Closed', accessLevel: 'restricted' },
    { name: 'Legal' },
    { name: 'Drafts', parentId: 'Legal' },
  ],
  documents: [
    { name: 'a.pdf' },
    { name: 'b.pdf' },
    { name: 'inside.pdf', folderId: 'Legal' },
    { id: 'other a', name: 'a.pdf', folderId: 'Archive' },
  ],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const folder = (name: string) => within(screen.getByRole('tree', { name: 'Folders' })).getByRole('treeitem', { name });
const dialog = () => screen.findByRole('dialog', { name: /^Move / });
const picker = async () => within(await screen.findByRole('tree', { name: 'Move to' }));
const pick = async (user: User, name: string) => user.click((await picker()).getByRole('treeitem', { name }));
const moveButton = () => screen.getByRole('button', { name: 'Move' });

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, persona: 'manager', ...options });
  await screen.findByRole('row', { name: /a\.pdf/ });
  await within(await screen.findByRole('tree', { name: 'Folders' })).findByRole('treeitem', { name: 'Legal' });
  return app;
}

async function openMenuOf(user: User, item: HTMLElement): Promise<void> {
  await user.pointer({ keys: '[MouseRight]', target: item });
  await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  await dialog();
}

async function moveTo(user: User, name: string): Promise<void> {
  await pick(user, name);
  await waitFor(() => expect(moveButton()).toBeEnabled());
  await user.click(moveButton());
}

describe('Move to…', () => {
  test('moves a document from its menu, shows the name of the folder, and can be undone', async () => {
    const { user, calls } = await open();
    await openMenuOf(user, row('b\\.pdf'));
    expect(moveButton()).toBeDisabled();
    await moveTo(user, 'Legal');
    await findToast('Moved', 'b.pdf moved to Legal | Undo', 'success');
    await waitFor(() => expect(screen.queryByRole('row', { name: /b\.pdf/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Moved back', 'b.pdf moved back', 'success');
    expect(await screen.findByRole('row', { name: /b\.pdf/ })).toBeVisible();
    expect(calls('moveDocument')).toMatchObject([
      { method: 'PUT', url: '/api/documents/b.pdf/folder', body: { folderId: 'Legal' } },
      { method: 'PUT', url: '/api/documents/b.pdf/folder', body: { folderId: null } },
    ]);
  });

  test('finds the folder among many by its name', async () => {
    const bidders = Array.from({ length: 40 }, (_, at) => ({ name: `Bidder ${at + 1}`, parentId: 'Bidders' }));
    const folders = [{ name: 'Bidders' }, { name: 'Legal' }, ...bidders];
    const { user, calls } = await open({ scenario: room({ folders, documents: [{ name: 'a.pdf' }] }) });
    await openMenuOf(user, row('a\\.pdf'));
    const search = screen.getByRole('searchbox', { name: 'Search folders' });
    await user.type(search, 'nowhere');
    expect(screen.getByText('No folder has this name')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'dder 17');
    expect((await picker()).getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
      'Homecurrent folder',
      'Bidders',
      'Bidder 17',
    ]);
    await moveTo(user, 'Bidder 17');
    await waitFor(() => expect(calls('moveDocument')).toMatchObject([{ body: { folderId: 'Bidder 17' } }]));
  });

  test('shows who gains and who loses access before anything is moved', async () => {
    const { user, calls } = await open();
    await openMenuOf(user, row('b\\.pdf'));
    await pick(user, 'Legal');
    expect(await screen.findByText('Nobody’s access changes.')).toBeVisible();
    await pick(user, 'Closed');
    expect(await screen.findByText(/^2 people lose access to 1 document: .*Ingrid.*/)).toBeVisible();
    expect(calls('moveDocument')).toEqual([]);
    expect(calls('previewMove').at(-1)).toMatchObject({
      body: { documentIds: ['b.pdf'], folderIds: [], folderId: 'Closed' },
    });
  });

  test('says that gains and losses of access are unknown where names cannot be read', async () => {
    const { user, change } = await open({ faults: [fault('listUsers', 500)] });
    await openMenuOf(user, row('b\\.pdf'));
    await pick(user, 'Closed');
    expect(await screen.findByRole('alert')).toHaveTextContent('Who gains and who loses access cannot be said.');
    change({ faults: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^2 people lose access to 1 document: .*Ingrid.*/)).toBeVisible();
  });

  test('moves nothing while it is unknown who gains and who loses access', async () => {
    const { user, change } = await open({ faults: [fault('previewMove', 500)] });
    await openMenuOf(user, row('b\\.pdf'));
    await pick(user, 'Legal');
    expect(await screen.findByRole('alert')).toHaveTextContent('Who gains and who loses access cannot be said.');
    expect(moveButton()).toBeDisabled();
    change({ faults: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(moveButton()).toBeEnabled());
  });

  test('does not offer the folder itself, a folder below it or its present place, and shows why', async () => {
    const { user } = await open();
    await openMenuOf(user, folder('Legal'));
    const tree = await picker();
    const own = tree.getByRole('treeitem', { name: 'Legal, is being moved' });
    const root = tree.getByRole('treeitem', { name: 'Home, current folder' });
    for (const barred of [own, root]) {
      expect(barred).toHaveAttribute('aria-disabled', 'true');
      await user.click(barred);
      expect(barred).toHaveAttribute('aria-selected', 'false');
    }
    expect(moveButton()).toBeDisabled();
    own.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tree.getByRole('treeitem', { name: 'Drafts, is being moved' })).toHaveFocus();
    await moveTo(user, 'Archive');
    await findToast('Moved', 'Legal moved to Archive | Undo', 'success');
  });

  test.runIf(isDeep)('needs nothing but the keyboard', async () => {
    const { user, calls } = await open();
    row('b\\.pdf').focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    const entry = await screen.findByRole('menuitem', { name: 'Move to…' });
    while (document.activeElement !== entry) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    const tree = await picker();
    await waitFor(() => expect(tree.getByRole('treeitem', { name: 'Home, current folder' })).toHaveFocus());
    await user.keyboard('l{ArrowRight}{ArrowDown}');
    expect(tree.getByRole('treeitem', { name: 'Drafts' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{End}{Home}le{Enter}');
    expect(tree.getByRole('treeitem', { name: 'Legal' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(moveButton()).toBeEnabled());
    while (document.activeElement !== moveButton()) await user.tab();
    await user.keyboard('{Enter}');
    await findToast('Moved', 'b.pdf moved to Legal | Undo', 'success');
    expect(calls('moveDocument')).toHaveLength(1);
    await waitFor(() => expect(row('a\\.pdf')).toHaveFocus());
    await user.keyboard('[F8]');
    const undo = screen.getByRole('button', { name: 'Undo' });
    for (let step = 0; step < 4 && document.activeElement !== undo; step += 1) await user.tab();
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    await findToast('Moved back', 'b.pdf moved back', 'success');
  });

  test.runIf(isDeep)('of a selection names what could not be moved, and takes back the rest', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of ['a\\.pdf', 'b\\.pdf']) await user.click(row(name));
    await user.click(folder('Legal'));
    await user.click(screen.getByRole('button', { name: 'Move to… (3)' }));
    await moveTo(user, 'Archive');
    const left = within(await screen.findByRole('dialog', { name: '1 of 3 items not moved' }));
    expect(left.getByRole('listitem')).toHaveTextContent('a.pdfAnother document there has that name.');
    await findToast('Moved', '2 of 3 items moved to Archive | Undo', 'success');
    await user.click(left.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Moved back', '2 items moved back', 'success');
    expect(calls('moveFolder').map(({ body }) => body)).toEqual([{ parentId: 'Archive' }, { parentId: null }]);
  });

  test.runIf(isDeep)(
    'of a selection shows its progress, and ends select mode when everything has been moved',
    async () => {
      const faults = [fault('moveDocument', { delayMs: 'never' })] as const;
      const { user, change } = await open({ faults });
      await user.click(screen.getByRole('button', { name: 'Select' }));
      for (const name of ['a\\.pdf', 'b\\.pdf']) await user.click(row(name));
      await user.click(screen.getByRole('button', { name: 'Move to… (2)' }));
      await moveTo(user, 'Legal');
      expect(await screen.findByRole('progressbar', { name: 'Moving to Legal' })).toHaveAttribute('aria-valuenow', '0');
      await user.keyboard('{Escape}');
      expect(screen.getByRole('progressbar')).toBeVisible();
      change({ faults: [] });
    },
  );

  test('that is refused shows why, and moves nothing', async () => {
    const { user } = await open();
    await openMenuOf(user, row('a\\.pdf'));
    await moveTo(user, 'Archive');
    await findToast('Not moved', 'a.pdf: Another document there has that name.', 'destructive');
    expect(row('a\\.pdf')).toBeVisible();
  });

  test('that needs another sign-in says so', async () => {
    const message = 'Sign out and in again first';
    const body = { title: 'Forbidden', status: 403, code: 'sign-in-again', message } as const;
    const { user } = await open({ faults: [fault('moveDocument', { status: 403, body })] });
    await openMenuOf(user, row('b\\.pdf'));
    await moveTo(user, 'Legal');
    await findToast('Not moved', `b.pdf: ${message}.`, 'destructive');
  });

  test('shows the names of items that could not be moved back, which can be tried again', async () => {
    const { user, change } = await open();
    await openMenuOf(user, row('b\\.pdf'));
    await moveTo(user, 'Legal');
    await findToast('Moved', 'b.pdf moved to Legal | Undo', 'success');
    change({ faults: [fault('moveDocument', 409)] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Not moved back', 'b.pdf: Another document there has that name. | Try again', 'destructive');
    change({ faults: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findToast('Moved back', 'b.pdf moved back', 'success');
  });

  test('out of a folder under a legal hold is refused, and says why', async () => {
    const { user, world } = await open();
    await openMenuOf(user, row('b\\.pdf'));
    await moveTo(user, 'Legal');
    await findToast('Moved', 'b.pdf moved to Legal | Undo', 'success');
    await world.store.transact(async ({ folders }) => {
      await folders.put({ ...(await folders.get('Legal'))!, legalHold: true });
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Not moved back', 'b.pdf: A legal hold keeps this where it is. | Try again', 'destructive');
  });

  test('is not undone where another user has moved the item again', async () => {
    const { user, calls, world } = await open();
    await openMenuOf(user, row('b\\.pdf'));
    await moveTo(user, 'Legal');
    await findToast('Moved', 'b.pdf moved to Legal | Undo', 'success');
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('b.pdf'))!, folderId: 'Closed' }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findToast('Not moved back', 'b.pdf: Somebody else has changed it meanwhile. | Try again', 'destructive');
    expect(calls('moveDocument')).toHaveLength(1);
  });

  test.runIf(isDeep)('without a session leads to sign in, and shows nothing else', async () => {
    const { user, left } = await open({ faults: [fault('moveDocument', 401)] });
    await openMenuOf(user, row('b\\.pdf'));
    await moveTo(user, 'Legal');
    await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
    await waitFor(() => expect(left).toEqual(['/api/login']));
  });

  test.each(casesOf(['analyst', 'viewer'] as const))('is not offered to the %s', async (persona) => {
    const { user } = await open({ persona });
    await user.pointer({ keys: '[MouseRight]', target: row('b\\.pdf') });
    expect(await screen.findByRole('menuitem', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Move to…' })).toBeNull();
    await user.keyboard('{Escape}{Control>}a{/Control}');
    await screen.findByRole('toolbar', { name: 'Selection' });
    expect(screen.queryByRole('button', { name: /Move to/ })).toBeNull();
  });
});

test('the bar of a selection fits the width of a phone', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}a{/Control}');
  const bar = await screen.findByRole('toolbar', { name: 'Selection' });
  await page.viewport(360, 740);
  await waitFor(() => {
    const { left, right } = bar.getBoundingClientRect();
    expect([left >= 0, right <= 360]).toEqual([true, true]);
  });
});
