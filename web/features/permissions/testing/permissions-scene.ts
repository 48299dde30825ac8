import { expect, screen, waitFor, within } from 'storybook/test';
import { verbOf } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';

export const granted = 'Share Purchase Agreement.pdf';

export const ungranted = 'Data Export.zip';

export const none = /^No specific permissions granted/;

export async function open(name: string) {
  await screen.findAllByRole('row');
  const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryAllByText(name).length > 0);
  await person.click(await verbOf(row!, /permissions/i));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Document Permissions' })).toBeVisible());
  return dialog;
}

export type Dialog = Awaited<ReturnType<typeof open>>;

export async function grant(dialog: Dialog) {
  const select = dialog.getByRole('combobox', { name: 'User' });
  await within(select).findByRole('option', { name: /^Ingrid Vos/ });
  await person.selectOptions(select, 'user-viewer');
  await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
}
