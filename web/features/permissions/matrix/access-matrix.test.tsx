import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { gone, sharedRoom } from '../testing/shared-room.ts';

const counselInOpen = {
  ...{ id: 'group-counsel:folder-open', folderId: 'folder-open', userId: null, groupId: 'group-counsel' },
  ...{ canRead: true, canWrite: false, canDownload: true },
};

async function openMatrix(scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: sharedRoom, route: '/users', ...scene });
  await app.user.click(await screen.findByRole('button', { name: 'Access Matrix' }));
  const grid = await screen.findByRole('grid', { name: 'Access of groups to folders' });
  const dialog = within(screen.getByRole('dialog', { name: 'Access Matrix' }));
  const cell = (folder: string, column: number) =>
    within(
      within(grid)
        .getByRole('rowheader', { name: new RegExp(folder) })
        .closest<HTMLElement>('[role=row]')!,
    ).getAllByRole('gridcell')[column]!;
  const review = async () => {
    await app.user.click(dialog.getByRole('button', { name: 'Review Changes' }));
    return within(await screen.findByRole('alertdialog', { name: 'Save Changes' }));
  };
  return { ...app, dialog, grid, cell, review };
}

describe('the matrix', () => {
  it('shows what each group has of each folder, from where, and what its level gives', async () => {
    const { grid, cell } = await openMatrix();
    expect(grid).toHaveAttribute('aria-colcount', '3');
    expect(within(grid).getAllByRole('columnheader')[1]).toHaveAccessibleName('Bidders, 2 people');
    expect(cell('Contracts', 0)).toHaveAccessibleName('View, downloads as each document says, until Mar 3');
    expect(cell('Contracts', 1)).toHaveAccessibleName('None');
    expect(cell('Sealed', 0)).toHaveAccessibleName('None');
    expect(cell('Welcome', 0)).toHaveAccessibleName('everybody sees the folder');
  });

  it('has the roles, places, keys and one tab stop that WAI-ARIA describes for grids', async () => {
    const { user, grid, cell } = await openMatrix();
    const rows = within(grid).getAllByRole('row');
    expect(grid).toHaveAttribute('aria-rowcount', String(rows.length));
    expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    expect(rows.map(({ ariaRowIndex }) => ariaRowIndex)).toEqual(rows.map((_, at) => String(at + 1)));
    for (const row of rows.slice(1)) {
      const cells = [...row.children].map(({ role, ariaColIndex }) => [role, ariaColIndex]);
      expect(cells).toEqual([
        ['rowheader', '1'],
        ['gridcell', '2'],
        ['gridcell', '3'],
      ]);
    }
    await user.click(cell('Contracts', 0));
    const last = rows.length;
    for (const [keys, place] of [
      ['{Control>}{Home}{/Control}', '2 2'],
      ['{ArrowDown}', '3 2'],
      ['{ArrowRight}', '3 3'],
      ['{ArrowRight}', '3 3'],
      ['{Home}', '3 2'],
      ['{End}', '3 3'],
      ['{ArrowLeft}', '3 2'],
      ['{ArrowUp}', '2 2'],
      ['{ArrowUp}', '2 2'],
      ['{PageDown}', `${last} 2`],
      ['{PageUp}', '2 2'],
      ['{Control>}{End}{/Control}', `${last} 3`],
    ] as const) {
      await user.keyboard(keys);
      const focused = document.activeElement;
      expect([keys, `${focused?.parentElement?.ariaRowIndex} ${focused?.ariaColIndex}`]).toEqual([keys, place]);
      expect([...grid.querySelectorAll('[tabindex="0"]')]).toEqual([focused]);
    }
    for (const [keys, count] of [
      ['{Control>}[Space]{/Control}', last - 1],
      ['{Shift>}[Space]{/Shift}', 2],
      ['{Control>}a{/Control}', 2 * (last - 1)],
      ['{Escape}', 1],
    ] as const) {
      await user.keyboard(keys);
      expect([keys, grid.querySelectorAll('[aria-selected="true"]').length]).toEqual([keys, count]);
    }
  });

  it('is worked by keys alone, shows who gains and loses what, and is saved with one call', async () => {
    const { user, cell, review, calls, dialog } = await openMatrix();
    await user.click(cell('01 Corporate', 0));
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}d');
    expect(cell('Contracts', 1)).toHaveAccessibleName('View and download from “01 Corporate”');
    await user.keyboard('{Escape}{Control>}{Home}{/Control}');
    await user.click(cell('Contracts', 0));
    await user.keyboard('n');
    expect(dialog.getByText('3 changes')).toBeVisible();
    const question = await review();
    expect(question.getByText(/^Bidders \(2 people\)$/)).toBeVisible();
    expect(question.getByText(/2 folders to view and download: 01 Corporate, Contracts/)).toBeVisible();
    expect(question.getByText(/1 folder to view and download: 01 Corporate/)).toBeVisible();
    expect(question.getByText(/downloads in 1 folder: Contracts/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Save Changes' }));
    await findToast('Success', 'Permissions saved');
    expect(calls('updateFolderPermissions')).toHaveLength(1);
    await waitFor(() => expect(dialog.queryByText('3 changes')).toBeNull());
    expect(cell('01 Corporate', 1)).toHaveAccessibleName('View and download');
    await waitFor(() => expect(cell('Contracts', 0)).toHaveFocus());
  });

  it('closes without a question once it is saved, also before the cells are read again', async () => {
    const { user, cell, review, dialog, change } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    const question = await review();
    change({ faults: [fault('listGroupFolderPermissions', { delayMs: 'never' })] });
    await user.click(question.getByRole('button', { name: 'Save Changes' }));
    await findToast('Success', 'Permissions saved');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByText('1 change')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());
  });

  it('is taken along as CSV, with what is not saved yet', async () => {
    const { user, dialog, cell, downloads } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    await findToast('Export successful', 'access-matrix-2026-01-15.csv');
    const lines = (await (await downloads[0]!.blob).text()).split('\r\n');
    expect(lines.slice(0, 4).map((line) => line.replaceAll('"', ''))).toEqual([
      'Folder,Access Level,Bidders,Counsel',
      '01 Corporate,Restricted,None,View and download',
      '01 Corporate / Contracts,Restricted,View, downloads as each document says, until Mar 3,View and download from “01 Corporate”',
      '01 Corporate / Contracts / Sealed,Confidential,None,None',
    ]);
  });

  it('keeps the focus in the grid as it moves, and fills down and across', async () => {
    const { user, cell } = await openMatrix();
    await user.click(cell('01 Corporate', 0));
    await user.keyboard('v{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}{Control>}r{/Control}');
    for (const [name, column] of [
      ['Contracts', 0],
      ['01 Corporate', 1],
      ['Contracts', 1],
    ] as const)
      expect(cell(name, column)).toHaveAccessibleName(/^View; .*changed/);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName(/^View; /);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard Changes' })).toBeVisible();
  });

  it('asks before the page is left with what is not saved yet', async () => {
    const { user, cell } = await openMatrix();
    const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isUnloadPrevented()).toBe(false);
    await user.click(cell('01 Corporate', 0));
    await user.keyboard('v');
    expect(isUnloadPrevented()).toBe(true);
  });

  it('sets the cell that has the focus, also where nothing was pressed', async () => {
    const { user, cell } = await openMatrix();
    act(() => cell('Contracts', 1).focus());
    await user.keyboard('v');
    expect(cell('Contracts', 1)).toHaveAccessibleName(/^View; changed/);
    expect(cell('Contracts', 1)).toHaveFocus();
    expect(cell('01 Corporate', 0)).not.toHaveAccessibleName(/changed/);
  });

  it('fills from what has ended as from nothing', async () => {
    const ended = {
      ...counselInOpen,
      id: 'group-counsel:folder-corporate',
      folderId: 'folder-corporate',
      expiresAt: gone,
    };
    const { user, cell } = await openMatrix({
      scenario: { ...sharedRoom, folderPermissions: [...sharedRoom.folderPermissions, ended] },
    });
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(cell('Contracts', 1)).toHaveAccessibleName('None');
  });

  it('shows what another user changed in the meantime, and continues from there', async () => {
    const { user, cell, review, dialog, world } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    await world.store.transact((tx) => tx.folderPermissions.put(counselInOpen));
    await user.click((await review()).getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Somebody else changed 1 cell meanwhile.*Counsel in “Welcome”: View and download/,
    );
    expect(dialog.getByText('1 change')).toBeVisible();
    await user.click((await review()).getByRole('button', { name: 'Save Changes' }));
    await findToast('Success', 'Permissions saved');
  });

  it('stays with the group that was chosen where another comes before it, and chooses none where it went', async () => {
    const { user, cell, dialog, world, focusWindow, settled } = await openMatrix();
    const createdAt = '2026-01-15T10:00:00.000Z';
    await user.click(cell('01 Corporate', 0));
    await user.keyboard('v{Shift>}{ArrowRight}{/Shift}');
    await user.click(dialog.getByRole('button', { name: 'Ends…' }));
    await world.store.transact((tx) => tx.groups.put({ id: 'group-acme', name: 'Acme', createdAt }));
    await focusWindow();
    await settled();
    const end = within(await screen.findByRole('dialog', { name: 'End of Access' }));
    await user.selectOptions(end.getByLabelText('Access ends'), '30');
    await user.click(end.getByRole('button', { name: 'Set End' }));
    await waitFor(() => expect(cell('01 Corporate', 1)).toHaveAccessibleName(/^View, until Feb 14; changed$/));
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(cell('01 Corporate', 0)).toHaveAccessibleName('None');
    expect(cell('01 Corporate', 1)).toHaveAccessibleName(/^View, until Feb 14; changed$/);
    expect(cell('01 Corporate', 2)).toHaveAccessibleName(/^View and download; changed$/);

    await world.store.transact((tx) => tx.groups.delete('group-counsel'));
    await focusWindow();
    await waitFor(() => expect(cell('01 Corporate', 2)).toBeUndefined());
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(cell('01 Corporate', 1)).toHaveAccessibleName(/^View, until Feb 14; changed$/);
  });

  it('needs another review where another user changed a cell meanwhile', async () => {
    const { user, cell, review, dialog, world, focusWindow, settled, calls } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    const question = await review();
    await world.store.transact((tx) => tx.folderPermissions.put(counselInOpen));
    await focusWindow();
    await settled();
    await user.click(question.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls('updateFolderPermissions').map(({ status }) => status)).toEqual([412]);
    expect(dialog.getByRole('alert')).toHaveTextContent('Somebody else changed 1 cell meanwhile');
  });

  it('leaves out what was changed of a folder that is gone, and keeps the rest', async () => {
    const { user, cell, review, dialog, world } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    await user.click(cell('Welcome', 1));
    await user.keyboard('d');
    await world.store.transact((tx) => tx.folders.delete('folder-open'));
    await user.click((await review()).getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('“Welcome” is not there any more');
    expect(dialog.getByText('1 change')).toBeVisible();
  });

  it('still names the group that is gone when it hears of another change after that', async () => {
    const { user, cell, dialog, world, focusWindow } = await openMatrix();
    await user.click(cell('01 Corporate', 0));
    await user.keyboard('d{ArrowRight}d');
    await world.store.transact((tx) => tx.groups.delete('group-counsel'));
    await focusWindow();
    expect(await dialog.findByRole('alert')).toHaveTextContent('“Counsel” is not there any more');
    const bidders = { ...counselInOpen, id: 'group-bidders:folder-open', groupId: 'group-bidders' };
    await world.store.transact((tx) => tx.folderPermissions.put(bidders));
    await focusWindow();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Somebody else changed 1 cell meanwhile'));
    expect(dialog.getByRole('alert')).toHaveTextContent('“Counsel” is not there any more');
  });
});
