import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({
  folders: [
    { name: 'Folder 10' },
    { name: 'folder 2' },
    { name: 'Beta' },
    { name: 'alpha' },
    { name: 'Deals', parentId: 'Beta' },
    { name: 'Aurora', parentId: 'Deals' },
  ],
  documents: [
    { name: 'root.pdf' },
    { name: 'lost.pdf', folderId: 'gone' },
    { name: 'teaser.pdf', folderId: 'Beta' },
    { name: 'bid.pdf', folderId: 'Aurora' },
  ],
});

const tree = () => screen.getAllByRole('treeitem').map((item) => item.ariaLabel);
const list = () =>
  [...document.querySelectorAll('[role="grid"] [role="row"][data-key] [data-open]')].map((name) => name.textContent);
const path = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
const pathNames = () =>
  path()
    .map((item) => item.textContent)
    .filter((name) => name !== '');
const item = (name: string) => screen.getByRole('treeitem', { name });
const openFolder = (name: string) => within(item(name)).getByRole('button', { name });

async function open(route = '/documents', persona: 'admin' | 'manager' | 'analyst' | 'viewer' = 'admin') {
  const app = await renderApp({ route, persona, scenario: shelf });
  await screen.findByRole('treeitem', { name: 'alpha' });
  return app;
}

describe('the folder tree', () => {
  test('is sorted by number value and ignoring case, and expands and collapses', async () => {
    const { user } = await open();
    expect(tree()).toEqual(['alpha', 'Beta', 'folder 2', 'Folder 10']);
    expect(item('Beta')).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Expand Beta' }));
    expect(item('Beta')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(tree()).toEqual(['alpha', 'Beta', 'Deals', 'teaser.pdf', 'folder 2', 'Folder 10']));
    expect(item('Deals')).toHaveAttribute('aria-level', '2');
    await user.click(screen.getByRole('button', { name: 'Collapse Beta' }));
    expect(tree()).toEqual(['alpha', 'Beta', 'folder 2', 'Folder 10']);
  });

  test('keeps the list when a chevron expands a folder, whose documents have the actions of a row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Expand Beta' }));
    expect(list()).toEqual(['lost.pdf', 'root.pdf']);
    await user.click(within(item('teaser.pdf')).getByRole('button', { name: /^Actions/ }));
    expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual([
      'PreviewEnter',
      'Download',
      'Share',
      'Permissions',
      'Show in folder',
      'Settings',
      'Version history',
      'Upload new version',
      'Who opened this',
      'RenameF2',
      'Move to…',
      'DeleteDel',
    ]);
  });

  test('is operated by the keys of a tree', async () => {
    const { user } = await open();
    item('alpha').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(item('Beta')).toHaveFocus();
    expect(item('Beta')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(item('Deals')).toHaveFocus();
    // Of the two in its folder, not of all rows.
    expect([item('Deals').ariaPosInSet, item('Deals').ariaSetSize]).toEqual(['1', '2']);
    await user.keyboard('{ArrowLeft}');
    expect(item('Beta')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(item('Beta')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(item('Folder 10')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(list()).toEqual(['teaser.pdf']);
  });

  test.runIf(isDeep)('offers a manager what can be done with a folder', async () => {
    const { user } = await open('/documents', 'manager');
    await user.click(within(item('alpha')).getByRole('button', { name: /^Actions/ }));
    expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual([
      'Download Folder',
      'Copy link',
      'Permissions',
      'Upload to Folder',
      'New subfolder',
      'Edit',
      'RenameF2',
      'Move to…',
      'DeleteDel',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(within(item('alpha')).getByRole('button', { name: /^Actions/ })).toHaveFocus();
  });

  test.each(casesOf(['analyst', 'viewer'] as const))(
    'offers %ss only the download of a folder and its link',
    async (persona) => {
      const { user } = await open('/documents', persona);
      await user.click(within(item('alpha')).getByRole('button', { name: /^Actions/ }));
      expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual([
        'Download Folder',
        'Copy link',
      ]);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('button', { name: 'New Folder' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Upload Document' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Add folder' })).toBeNull();
    },
  );

  test('shows the level of each folder, and marks those below a more restrictive one', async () => {
    await renderApp({
      route: '/documents?folder=Inner',
      scenario: room({
        folders: [
          { name: 'Open' },
          { name: 'Deal', accessLevel: 'restricted' },
          { name: 'Inner', parentId: 'Deal' },
          { name: 'Board', accessLevel: 'confidential' },
        ],
      }),
    });
    await screen.findByRole('treeitem', { name: 'Inner' });
    expect(item('Open')).toHaveAccessibleDescription('Public');
    expect(item('Deal')).toHaveAccessibleDescription('Restricted');
    expect(item('Board')).toHaveAccessibleDescription('Confidential');
    const inner = within(item('Inner')).getByRole('img', { name: 'Public, but “Deal” above is restricted' });
    expect(inner).toBeVisible();
  });

  test('stays while a search finds no folder, and one press shows all folders again', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'root.pdf');
    expect(screen.getByText('No folders match your search criteria')).toBeVisible();
    expect(tree()).toEqual(['alpha', 'Beta', 'folder 2', 'Folder 10']);
    await user.click(screen.getByRole('button', { name: 'Expand Beta' }));
    expect(tree()).toEqual(['alpha', 'Beta', 'Deals', 'folder 2', 'Folder 10']);
    await user.clear(search);
    await user.type(search, 'aurora');
    expect(tree()).toEqual(['Beta', 'Deals', 'Aurora']);
    await user.click(screen.getByRole('button', { name: 'Show all folders' }));
    expect(tree()).toEqual(['alpha', 'Beta', 'folder 2', 'Folder 10']);
    await user.clear(search);
    await user.type(search, 'aurora');
    expect(tree()).toEqual(['Beta', 'Deals', 'Aurora']);
  });

  test('can be hidden and shown, and widened by keys', async () => {
    const { user } = await open();
    const edge = screen.getByRole('separator', { name: 'Width of the folder pane' });
    edge.focus();
    await user.keyboard('{ArrowRight}');
    expect(edge).toHaveAttribute('aria-valuenow', '248');
    await user.keyboard('{End}{ArrowRight}');
    expect(edge).toHaveAttribute('aria-valuenow', '420');
    await user.keyboard('{Home}');
    expect(edge).toHaveAttribute('aria-valuenow', '200');
    await user.click(screen.getByRole('button', { name: 'Hide pane' }));
    expect(screen.queryByRole('tree')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Folders' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });
});

describe('an open folder', () => {
  test.runIf(isDeep)('fills the list and the breadcrumb, and lives in the address', async () => {
    const { user, location } = await open();
    expect(list()).toEqual(['lost.pdf', 'root.pdf']);
    expect(pathNames()).toEqual(['Home']);
    await user.click(openFolder('Beta'));
    expect(list()).toEqual(['teaser.pdf']);
    expect(tree()).toEqual(['alpha', 'Beta', 'Deals', 'folder 2', 'Folder 10']);
    expect(location()).toBe('/documents?folder=Beta');
    await user.click(openFolder('Deals'));
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    await user.click(openFolder('Aurora'));
    expect(pathNames()).toEqual(['Home', 'Beta', 'Deals', 'Aurora']);
    await user.click(within(path()[0]!).getByRole('button', { name: 'Home' }));
    expect(list()).toEqual(['lost.pdf', 'root.pdf']);
    expect(location()).toBe('/documents');
  });

  test.runIf(isDeep)('is left by Back', async () => {
    const { user, location } = await open();
    await user.click(openFolder('Beta'));
    expect(list()).toEqual(['teaser.pdf']);
    history.back();
    await waitFor(() => expect(location()).toBe('/documents'));
    await waitFor(() => expect(list()).toEqual(['lost.pdf', 'root.pdf']));
  });

  test('opens by its link, with the folders above it expanded', async () => {
    await open('/documents?folder=Aurora');
    await waitFor(() => expect(list()).toEqual(['bid.pdf']));
    expect(pathNames()).toEqual(['Home', 'Beta', 'Deals', 'Aurora']);
    expect(tree()).toContain('Aurora');
    expect(item('Aurora')).toHaveAttribute('aria-current', 'page');
  });

  test.runIf(isDeep)('that is empty shows a note', async () => {
    const { user } = await open();
    await user.click(openFolder('alpha'));
    expect(screen.getByText('This folder is empty')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload to Folder' })).toBeVisible();
  });

  test('ends the search, also if it was open already', async () => {
    const { user } = await open();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'aurora');
    await user.click(openFolder('Aurora'));
    expect(search).toHaveValue('');
    expect(list()).toEqual(['bid.pdf']);
    await user.type(search, 'aurora');
    await user.click(openFolder('Aurora'));
    expect(search).toHaveValue('');
    await user.type(search, 'aurora');
    act(() => history.pushState(null, '', '/documents?folder=Beta'));
    expect(search).toHaveValue('');
    expect(list()).toEqual(['teaser.pdf']);
  });

  test('that does not exist opens Home', async () => {
    const { user } = await open('/documents?folder=nowhere');
    await user.click(await screen.findByRole('button', { name: 'Go to Home' }));
    expect(list()).toEqual(['lost.pdf', 'root.pdf']);
  });

  test('shows the first and the last folders of a long path, and the others in a menu', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const { user, location } = await renderApp({
      route: '/documents?folder=Five',
      scenario: room({ folders: names.map((name, at) => ({ name, parentId: names[at - 1] ?? null })) }),
    });
    await screen.findByText('This folder is empty');
    expect(pathNames()).toEqual(['Home', 'Four', 'Five']);
    await user.click(screen.getByRole('button', { name: 'Folders between' }));
    const menu = within(screen.getByRole('menu', { name: 'Folders between' }));
    expect(menu.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual(['One', 'Two', 'Three']);
    await user.click(menu.getByRole('menuitem', { name: 'Two' }));
    expect(location()).toBe('/documents?folder=Two');
    expect(pathNames()).toEqual(['Home', 'One', 'Two']);
  });
});
