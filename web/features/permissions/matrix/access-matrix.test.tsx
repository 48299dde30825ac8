import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { sharedRoom } from '../testing/shared-room.ts';

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
  it('tells what each group has of each folder, from where, and what its level gives', async () => {
    const { grid, cell } = await openMatrix();
    expect(grid).toHaveAttribute('aria-colcount', '3');
    expect(cell('Contracts', 0)).toHaveAccessibleName('View, downloads as each document says, until Mar 3');
    expect(cell('Contracts', 1)).toHaveAccessibleName('None');
    expect(cell('Sealed', 0)).toHaveAccessibleName('None');
    expect(cell('Welcome', 0)).toHaveAccessibleName('everybody sees the folder');
  });

  it('is worked by keys alone, says who gains and loses what, and is saved with one call', async () => {
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
    expect(question.getAllByText(/2 folders: 01 Corporate, Contracts/)).toHaveLength(2);
    await user.click(question.getByRole('button', { name: 'Save Changes' }));
    await findToast('Success', 'Permissions saved');
    expect(calls('updateFolderPermissions')).toHaveLength(1);
    await waitFor(() => expect(dialog.queryByText('3 changes')).toBeNull());
    expect(cell('01 Corporate', 1)).toHaveAccessibleName('View and download');
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

  it('shows what somebody else changed meanwhile, and goes on from there', async () => {
    const { user, cell, review, dialog, world } = await openMatrix();
    await user.click(cell('01 Corporate', 1));
    await user.keyboard('d');
    await world.store.transact((tx) =>
      tx.folderPermissions.put({
        ...{ id: 'group-counsel:folder-open', folderId: 'folder-open', userId: null, groupId: 'group-counsel' },
        ...{ canRead: true, canWrite: false, canDownload: true },
      }),
    );
    await user.click((await review()).getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /Somebody else changed 1 cell meanwhile.*Counsel in “Welcome”: View and download/,
    );
    expect(dialog.getByText('1 change')).toBeVisible();
    await user.click((await review()).getByRole('button', { name: 'Save Changes' }));
    await findToast('Success', 'Permissions saved');
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
});
