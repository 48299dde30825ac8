import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { type RecordedCall, type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

type User = RenderedApp['user'];

const shelf = room({
  folders: [{ name: 'Empty' }, { name: 'Full' }, { name: 'Inner', parentId: 'Full' }],
  documents: [
    { name: 'a.pdf' },
    { name: 'b.pdf' },
    { name: 'c.pdf', uploadedById: 'user-viewer' },
    { name: 'd.pdf' },
    { name: 'inside.pdf', folderId: 'Full' },
  ],
});

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const treeItem = (name: string) => screen.getByRole('treeitem', { name });
const selected = () =>
  [...document.querySelectorAll<HTMLElement>('[data-key][aria-selected="true"]')].map((item) => item.dataset['key']);
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
const deletions = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url);

/** The list, and these items of the tree. */
async function everything(user: User, ...ofTree: readonly string[]): Promise<void> {
  row('a\\.pdf').focus();
  await user.keyboard('{Control>}a{/Control}');
  for (const name of ofTree) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
}

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('row', { name: /a\.pdf/ });
  await screen.findByRole('treeitem', { name: 'Empty' });
  return app;
}

describe('select mode', () => {
  test('shows checkboxes and the bar, and hides them again', async () => {
    const { user } = await open();
    expect(boxes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(boxes()).not.toEqual([]);
    expect(await screen.findByText('0 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete (0)' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(boxes()).toEqual([]);
    expect(screen.queryByText('0 selected')).toBeNull();
  });

  test('toggles a row by a click anywhere on it, also on its name, and counts', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.click(within(row('b\\.pdf')).getByRole('button', { name: 'b.pdf' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Empty' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select a.pdf' }));
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  test.each(
    casesOf([
      ['Control', '{Control>}a{/Control}'],
      ['Meta', '{Meta>}a{/Meta}'],
    ]),
  )('starts with %s+A, which selects the rows of the list and no folder of the tree beside it', async (_name, keys) => {
    const { user } = await open();
    await user.keyboard(keys);
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(selected()).toEqual(['document:a.pdf', 'document:b.pdf', 'document:c.pdf', 'document:d.pdf']);
  });

  test('selects the rows of the tree by Control+A while the focus is in it, and the list after a folder was opened', async () => {
    const { user } = await open();
    treeItem('Empty').focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['folder:Empty', 'folder:Full']);
    await user.keyboard('{Escape}');
    await user.click(within(treeItem('Full')).getByText('Full'));
    await screen.findByRole('row', { name: /inside\.pdf/ });
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['document:inside.pdf']);
  });

  test.each(casesOf(['Clear', 'Leave select mode']))('ends by %s', async (name) => {
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name }));
    expect(boxes()).toEqual([]);
    expect(selected()).toEqual([]);
  });

  test('ends by Escape', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    await user.keyboard('{Escape}');
    expect(boxes()).toEqual([]);
    expect(selected()).toEqual([]);
  });

  test('selects all items by the bar, and all documents by the head of the list', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all documents' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all documents' }));
    expect(screen.getByText('0 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Empty' }));
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(selected()).not.toContain('folder:Empty');
  });

  test('drops what a search hides, also after the search', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    await user.type(screen.getByRole('searchbox'), 'b.pdf');
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(selected()).toEqual(['document:b.pdf']);
  });
});

describe('the keyboard of the list', () => {
  test('moves the focus without selecting, and selects by Space and Shift', async () => {
    const { user } = await open();
    row('a\\.pdf').focus();
    await user.keyboard('{ArrowDown}');
    expect(row('b\\.pdf')).toHaveFocus();
    expect(selected()).toEqual([]);
    await user.keyboard('{End}');
    expect(row('d\\.pdf')).toHaveFocus();
    await user.keyboard('{Home}{PageDown}');
    expect(row('d\\.pdf')).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(row('a\\.pdf')).toHaveFocus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['document:a.pdf']);
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['document:a.pdf', 'document:b.pdf', 'document:c.pdf']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['document:a.pdf', 'document:b.pdf']);
  });

  test('moves through the buttons of a row by left and right, and has one tab stop for all rows', async () => {
    const { user } = await open();
    row('a\\.pdf').focus();
    await user.keyboard('{ArrowRight}');
    expect(within(row('a\\.pdf')).getByRole('button', { name: 'Preview' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(within(row('a\\.pdf')).getByRole('button', { name: 'Download' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(row('a\\.pdf')).toHaveFocus();
    const stops = screen.getAllByRole('row').filter((item) => item.tabIndex === 0);
    expect(stops).toEqual([row('a\\.pdf')]);
  });

  test('moves in both directions among cards', async () => {
    const { user } = await open();
    await user.keyboard('g');
    const card = (name: string) => screen.getByRole('gridcell', { name: new RegExp(name) });
    card('a\\.pdf').focus();
    await user.keyboard('{ArrowRight}');
    expect(card('b\\.pdf')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(card('d\\.pdf')).toHaveFocus();
  });

  test('opens the menu of a row by right click and by Shift+F10', async () => {
    const { user } = await open();
    await user.pointer({ keys: '[MouseRight]', target: row('b\\.pdf') });
    expect(await screen.findByRole('menu', { name: 'b.pdf' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Preview' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(row('b\\.pdf')).toHaveFocus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menu', { name: 'b.pdf' })).toBeVisible();
  });

  test('selects one item by a click, another with Control and a range with Shift', async () => {
    const { user } = await open();
    await user.click(screen.getAllByText('PDF · 25 bytes')[0]!);
    expect(selected()).toEqual(['document:a.pdf']);
    expect(boxes()).toEqual([]);
    await user.keyboard('{Control>}');
    await user.click(row('c\\.pdf'));
    await user.keyboard('{/Control}');
    expect(selected()).toEqual(['document:a.pdf', 'document:c.pdf']);
    await user.keyboard('{Shift>}');
    await user.click(row('d\\.pdf'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['document:c.pdf', 'document:d.pdf']);
  });
});

describe('the focused item where nothing is selected', () => {
  test('is renamed by F2, in the list and in the tree', async () => {
    const { user } = await open();
    row('b\\.pdf').focus();
    await user.keyboard('{F2}');
    expect(await screen.findByRole('textbox', { name: 'New name for b.pdf' })).toHaveFocus();
    await user.keyboard('{Escape}');
    treeItem('Empty').focus();
    await user.keyboard('{F2}');
    expect(await screen.findByRole('textbox', { name: 'New name for Empty' })).toHaveFocus();
  });

  test('is the one that the arrows have reached, not the row that was clicked before', async () => {
    const { user } = await open();
    await user.click(screen.getAllByText('PDF · 25 bytes')[0]!);
    await user.keyboard('{ArrowDown}{F2}');
    expect(await screen.findByRole('textbox', { name: 'New name for b.pdf' })).toHaveFocus();
    await user.keyboard('{Escape}{Delete}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 document: b.pdf');
  });

  test('is deleted by Delete after a confirmation with its name, unless items elsewhere are selected', async () => {
    const { user, calls } = await open();
    treeItem('Empty').focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 folder: Empty');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(treeItem('Empty')).toHaveFocus());
    expect(deletions(calls())).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    treeItem('Empty').focus();
    await user.keyboard('{Delete}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 document: a.pdf');
  });

  test('is unchanged if the user may neither rename nor delete it', async () => {
    const { user } = await open({ persona: 'viewer' });
    row('a\\.pdf').focus();
    await user.keyboard('{F2}{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^New name/ })).toBeNull();
  });
});

describe('shortcuts rest', () => {
  test('while the user types', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    const search = screen.getByRole('searchbox');
    await user.click(search);
    await user.keyboard('g/');
    expect(search).toHaveValue('g/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.clear(search);
    await user.keyboard('.pdf{Backspace}{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  });

  test('with a modifier, which the browser uses', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}g{/Control}{Alt>}g{/Alt}{Shift>}{Delete}{/Shift}');
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  });

  test.runIf(isDeep)('while a dialog is open; Escape then closes only that', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.keyboard('{Delete}');
    expect(await screen.findByText(/delete 1 item\(s\)/)).toBeVisible();
    await user.keyboard('g');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  });
});

describe('shortcuts rest while a menu is open', () => {
  test.each([
    [
      'of a row',
      async (user: User) => {
        row('b\\.pdf').focus();
        await user.keyboard('{Shift>}{F10}{/Shift}');
      },
    ],
    ['of the page', (user: User) => user.click(screen.getByRole('button', { name: /^Sort/ }))],
  ])('the menu %s; Escape then closes only that', async (_which, openMenu) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await openMenu(user);
    expect(await screen.findByRole('menu')).toBeVisible();
    await user.keyboard('g/{F2}{Delete}{Backspace}{Control>}a{/Control}');
    expect(screen.getByRole('menu')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^New name/ })).toBeNull();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByText('1 selected')).toBeVisible();
  });
});

describe('a bulk deletion', () => {
  const question = (count: number) => `Are you sure you want to delete ${count} item(s)? This action cannot be undone.`;

  test.each(casesOf(['Delete', 'Backspace']))(
    'needs a confirmation when %s is pressed, and sends nothing when declined',
    async (key) => {
      const { user, calls } = await open();
      await user.click(screen.getByRole('button', { name: 'Select' }));
      for (const name of ['a\\.pdf', 'b\\.pdf', 'd\\.pdf']) await user.click(row(name));
      await user.keyboard(`{${key}}`);
      expect(await screen.findByText(question(3))).toBeVisible();
      expect(screen.getByText(/^It becomes final later: Deleted Items can put it back until /)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(deletions(calls())).toEqual([]);
      expect(await screen.findByText('3 selected')).toBeVisible();
    },
  );

  test('deletes documents first, then folders from the deepest, and reads the lists once', async () => {
    const { user, calls, world } = await open();
    await user.click(screen.getByRole('button', { name: 'Expand Full' }));
    await everything(user, 'Empty', 'Full', 'Inner', 'inside.pdf');
    await user.click(screen.getByRole('button', { name: 'Delete (8)' }));
    expect(
      within(screen.getByRole('alertdialog')).getByText(/5 documents and 3 folders/).parentElement,
    ).toHaveTextContent('5 documents and 3 folders: Empty, Full, Inner, a.pdf, b.pdf, c.pdf, d.pdf, inside.pdf');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await findToast('Success', '8 item(s) deleted successfully');
    const urls = deletions(calls());
    expect(urls.slice(0, 5).every((url) => url.startsWith('/api/documents/'))).toBe(true);
    expect(urls[5]).toBe('/api/folders/Inner');
    expect(new Set(urls.slice(6))).toEqual(new Set(['/api/folders/Empty', '/api/folders/Full']));
    await waitFor(() => expect(screen.getByText('No documents yet')).toBeVisible());
    expect(boxes()).toEqual([]);
    expect(calls('listDocuments')).toHaveLength(2);
    expect(calls('listFolders')).toHaveLength(2);
    expect(await world.store.read((tx) => tx.documents.list())).toEqual([]);
  });

  test('that partly fails shows what stayed and why, keeps it selected, and deletes no contents without a confirmation', async () => {
    const { user, calls } = await open();
    await everything(user, 'Empty', 'Full');
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await findToast('Error', 'Failed to delete some items', 'destructive');
    await waitFor(() => expect(selected()).toEqual(['folder:Full']));
    const left = within(await screen.findByRole('alertdialog', { name: '1 of 6 items not deleted' }));
    expect(left.getByRole('listitem')).toHaveTextContent(
      'FullIt is not empty.1 document and 1 folder: Inner, inside.pdf',
    );
    await waitFor(() => expect(left.getAllByRole('button', { name: 'Close' })[0]!).toHaveFocus());
    expect(left.getByText(/^Deleted Items can put it back until /)).toBeVisible();
    expect(deletions(calls())).toHaveLength(6);
    expect(deletions(calls()).some((url) => url.includes('cascade'))).toBe(false);
    expect(calls('listDocuments')).toHaveLength(2);
    await user.click(left.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  test('deletes the contents of folders when confirmed, with calls for the outermost folders only', async () => {
    const scenario = room({
      folders: [{ name: 'Empty' }, { name: 'Full' }, { name: 'Inner', parentId: 'Full' }],
      documents: [{ name: 'a.pdf' }, { name: 'deep.pdf', folderId: 'Inner' }],
    });
    const { user, calls, world } = await open({ scenario });
    await user.click(screen.getByRole('button', { name: 'Expand Full' }));
    await everything(user, 'Full', 'Inner');
    await user.click(screen.getByRole('checkbox', { name: 'Select a.pdf' }));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await user.click(await screen.findByRole('button', { name: 'Delete with what is in it' }));
    await findToast('Success', '1 item(s) deleted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deletions(calls()).filter((url) => url.includes('cascade'))).toEqual(['/api/folders/Full?cascade=true']);
    expect((await world.store.read((tx) => tx.documents.list())).map(({ id }) => id)).toEqual(['a.pdf']);
  });

  test('leaves folders into which something came since their contents were shown, and shows it', async () => {
    const documents = [{ name: 'a.pdf' }, { name: 'deep.pdf', folderId: 'Full' }];
    const scenario = room({ folders: [{ name: 'Empty' }, { name: 'Full' }], documents });
    const { user, world, calls } = await open({ scenario });
    await everything(user, 'Full');
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    const remove = await screen.findByRole('button', { name: 'Delete with what is in it' });
    await world.store.transact(async (tx) =>
      tx.documents.put({ ...(await tx.documents.get('deep.pdf'))!, id: 'late.pdf', name: 'late.pdf' }),
    );
    await user.click(remove);
    await waitFor(() => expect(deletions(calls())).toHaveLength(3));
    await waitFor(() => expect(remove).toBeEnabled());
    expect(await within(screen.getByRole('alertdialog')).findByText(/late\.pdf/)).toBeVisible();
    expect(await world.store.read((tx) => tx.documents.list())).toHaveLength(2);
    await user.click(remove);
    await findToast('Success', '1 item(s) deleted successfully');
    expect(await world.store.read((tx) => tx.documents.list())).toEqual([]);
  });

  test('names what stayed for another reason still after folders were deleted with their contents', async () => {
    const scenario = room({
      folders: [{ name: 'Empty' }, { name: 'Full' }],
      documents: [{ name: 'a.pdf' }, { name: 'deep.pdf', folderId: 'Full' }],
    });
    const { user } = await open({ scenario, faults: [fault('deleteDocument', 403)] });
    await everything(user, 'Full');
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await user.click(await screen.findByRole('button', { name: 'Delete with what is in it' }));
    await findToast('Success', '1 item(s) deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('a.pdfYour access has changed.');
    await waitFor(() => expect(selected()).toEqual(['document:a.pdf']));
  });

  test.each(
    casesOf([
      ['a right that has ended', 403 as const, 'Your access has changed.'],
      [
        'an item that another tab has deleted',
        404 as const,
        'It is not there any more, or you may not see it any more.',
      ],
    ]),
  )('names %s', async (_what, status, reason) => {
    const { user } = await open({ faults: [fault('deleteDocument', status)] });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    const left = within(await screen.findByRole('alertdialog', { name: '1 of 1 item not deleted' }));
    expect(left.getByRole('listitem')).toHaveTextContent(`a.pdf${reason}`);
    expect(left.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  test('follows the role where it refuses', async () => {
    const { user, demote } = await open();
    row('a\\.pdf').focus();
    await user.keyboard('{Control>}a{/Control}{Delete}');
    const confirm = await screen.findByRole('button', { name: 'Delete Items' });
    await demote();
    await user.click(confirm);
    await screen.findByRole('alertdialog', { name: /items not deleted/ });
    expect(await screen.findByText('Viewer Portal')).toBeInTheDocument();
  });

  test('shows at most ten names, the others on request, and keeps its toast above the bar', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `${String(at).padStart(2, '0')}${'x'.repeat(249)}.pdf`);
    const { user } = await renderApp({
      route: '/documents',
      scenario: room({ documents: names.map((name) => ({ name })) }),
      faults: [fault('deleteDocument', 500)],
    });
    await screen.findByRole('row', { name: /00x/ });
    await user.keyboard('{Control>}a{/Control}{Delete}');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByText(new RegExp(names[10]!))).toBeNull();
    await user.click(question.getByRole('button', { name: 'and 2 more' }));
    expect(question.getByText(new RegExp(names[11]!))).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete Items' }));
    await user.click((await screen.findAllByRole('button', { name: 'Close' }))[0]!);
    await findToast('Error', 'Failed to delete some items', 'destructive');
    const toast = document.querySelector('[data-tone]')!.getBoundingClientRect();
    await waitFor(() =>
      expect(toast.bottom).toBeLessThanOrEqual(screen.getByRole('toolbar').getBoundingClientRect().top),
    );
    // A variable of the body would restyle every element of the page.
    expect(document.body.style.cssText).not.toContain('--');
  });

  test('counts and sends only what a viewer may delete', async () => {
    const { user, calls } = await open({ persona: 'viewer' });
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Delete (1)' }));
    expect(await screen.findByText(question(1))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete Items' }));
    await findToast('Success', '1 item(s) deleted successfully');
    expect(deletions(calls())).toEqual(['/api/documents/c.pdf']);
  });

  test('offers a viewer who may delete nothing the download only; the shortcuts of the page do nothing', async () => {
    const theirs = room({ folders: [{ name: 'Empty' }], documents: [{ name: 'a.pdf' }] });
    const { user, calls } = await open({ persona: 'viewer', scenario: theirs });
    expect(screen.getByRole('button', { name: 'Select' })).toBeVisible();
    await user.keyboard('{Control>}a{/Control}{Delete}{F2}');
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download (1)' })).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(boxes()).toEqual([]);
    expect(deletions(calls())).toEqual([]);
  });

  test('is not offered for items that the user may not delete', async () => {
    const { user } = await open({ persona: 'viewer' });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.click(treeItem('Empty'));
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Download (2)' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Delete \(/ })).toBeNull();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.runIf(isDeep)('needs no answer of the lists for its question to go', async () => {
    const { user, calls, change } = await open();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.keyboard('{Delete}');
    change({ faults: [fault('listDocuments', { delayMs: 'never' })] });
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await findToast('Success', '1 item(s) deleted successfully');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('listDocuments').at(-1)?.status).toBeNull();
    expect(selected()).toEqual([]);
    change({ faults: [] });
    await waitFor(() => expect(screen.queryByRole('row', { name: /a\.pdf/ })).toBeNull());
  });

  test.runIf(isDeep)('stops at the first answer that the session is over', async () => {
    const many = room({ documents: Array.from({ length: 30 }, (_, at) => ({ name: `n${at}.pdf` })) });
    const { user, calls, left } = await renderApp({
      route: '/documents',
      scenario: many,
      faults: [fault('deleteDocument', 401)],
    });
    await screen.findByRole('row', { name: /n0\.pdf/ });
    await user.keyboard('{Control>}a{/Control}{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await findToast('Unauthorized', 'You are logged out. Logging in again...');
    await waitFor(() => expect(left).toEqual(['/api/login']));
    expect(deletions(calls()).length).toBeLessThanOrEqual(6);
  });

  test.runIf(isDeep)('happens once, however often it is confirmed', async () => {
    const { user, calls } = await open({ latencyMs: 20 });
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(row('a\\.pdf'));
    await user.keyboard('{Delete}');
    const confirm = await screen.findByRole('button', { name: 'Delete Items' });
    for (let click = 0; click < 20; click += 1) confirm.click();
    await findToast('Success', '1 item(s) deleted successfully');
    expect(deletions(calls())).toEqual(['/api/documents/a.pdf']);
  });
});
