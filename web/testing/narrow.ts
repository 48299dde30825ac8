// Steps of stories that work at any width. On narrow screens, folders and navigation are in drawers, and actions in
// menus.
import { expect, screen, within } from 'storybook/test';
import { person, press } from './play.ts';

/** The globals of a story of what narrow screens do not have. */
export const onlyWide = { viewport: { value: 'desktop', isRotated: false } };

export const isPhone = () => window.matchMedia('(max-width: 767px)').matches;
const isNarrow = () => window.matchMedia('(max-width: 1023px)').matches;

/** Opens the drawer of the folders, where there is one. */
export async function showFolders(): Promise<void> {
  if (isNarrow() && !screen.queryByRole('dialog', { name: 'Folders' })) await press('Folders');
}

/** A row of the folder tree. */
export async function treeItem(name: string | RegExp): Promise<HTMLElement> {
  await showFolders();
  return screen.findByRole('treeitem', { name });
}

/** Opens the form of a new folder, whose button phones have in the drawer. */
export async function newFolder(): Promise<void> {
  if (!isPhone()) return press('New Folder');
  await showFolders();
  await press('Add folder');
}

/** The sidebar's contents; opens its drawer where it has one. */
export async function sidebar() {
  if (!isPhone()) return within(document.body);
  await press('Open navigation');
  return within(await screen.findByRole('dialog', { name: 'Navigation' }));
}

/** An action of a row: its button, or the entry of its menu. */
export async function verbOf(row: HTMLElement, name: string | RegExp): Promise<HTMLElement> {
  if (!isPhone()) return within(row).getByRole('button', { name });
  await person.click(within(row).getByRole('button', { name: /^Actions/ }));
  return screen.findByRole('menuitem', { name });
}

/** The menu of further actions on a user; on narrow screens, of all actions. */
export const openMenuOf = (name: string) => press(`${isNarrow() ? 'Actions' : 'More actions'} for ${name}`);

/** An action on a user: its button, or the entry of the menu. */
export async function verbFor(name: string, verb: string): Promise<HTMLElement> {
  if (!isNarrow()) return screen.findByRole('button', { name: verb });
  await openMenuOf(name);
  return screen.findByRole('menuitem', { name: verb });
}

/** Shows that an action on a user is barred, by its reason. */
export async function showsBarred(name: string, reason: string): Promise<void> {
  const row = () => screen.getByRole('row', { name: new RegExp(name) });
  const verb = isNarrow() ? await verbFor(name, reason) : within(row()).getByRole('button', { name: reason });
  await expect(verb).toHaveAttribute(isNarrow() ? 'aria-disabled' : 'disabled');
  await person.keyboard('{Escape}');
}

/** An action on the selection: its button, or the entry of the menu. */
export async function verbOfSelection(name: string): Promise<HTMLElement> {
  const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
  if (!isPhone()) return bar.findByRole('button', { name });
  await person.click(bar.getByRole('button', { name: 'Actions' }));
  return screen.findByRole('menuitem', { name });
}
