import { expect, screen, waitFor, within } from 'storybook/test';
import { treeItem } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';

/** Opens the dialog of a folder from its menu in the tree. */
export async function openFolder(name: string) {
  const row = await treeItem(name);
  await person.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: 'Permissions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Folder Permissions' }));
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Folder Permissions' })).toBeVisible());
  return dialog;
}

/** Chooses Counsel, a group without permissions. */
export async function chooseCounsel(dialog: Awaited<ReturnType<typeof openFolder>>) {
  const select = dialog.getByRole('combobox', { name: 'User' });
  await within(select).findByRole('option', { name: 'Counsel (0 members)' });
  await person.selectOptions(select, 'Counsel (0 members)');
}
