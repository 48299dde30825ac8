// Opens the account in stories.
import { screen, within } from 'storybook/test';
import { person } from '#web/testing/play.ts';

/** From the sidebar, or the drawer on phones. */
export async function openAccount(tab?: string) {
  await screen.findByText('404 Page Not Found');
  const drawer = screen.queryByRole('button', { name: 'Open navigation' });
  if (drawer?.checkVisibility()) await person.click(drawer);
  const people = await screen.findAllByRole('button', { name: /Your Account$/ });
  await person.click(people.at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Account' }));
  if (tab !== undefined) await person.click(await dialog.findByRole('tab', { name: tab }));
  return dialog;
}

export const phone = { viewport: { value: 'phone', isRotated: false } };
