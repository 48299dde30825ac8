import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

// Every search must find composed names by their decomposed form, which some systems use for file names.
const others = Array.from({ length: 9 }, (_, at) => `Other ${at}`);
const scenario = room({
  folders: ['Büro', ...others].map((name, at) => ({ id: `f${at}`, name })),
  documents: ['Übersicht.pdf', ...others].map((name, at) => ({ id: `d${at}`, name })),
});
const decomposed = (name: string) => name.normalize('NFD');

test.runIf(isDeep)('a decomposed name is found among documents and among folders of the documents page', async () => {
  const { user } = await renderApp({ scenario, route: '/documents' });
  await screen.findByRole('treeitem', { name: 'Büro' });
  await user.click(screen.getByRole('searchbox'));
  await user.paste(decomposed('übersicht'));
  expect(await screen.findByText(/^Found 1 documents and 0 folders/)).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.paste(decomposed('büro'));
  expect(await screen.findByText(/^Found 0 documents and 1 folders/)).toBeVisible();
});

test('a decomposed name is found among folders and among documents of Create User', async () => {
  const { user } = await renderApp({ scenario, route: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
  await user.click(await dialog.findByRole('searchbox', { name: 'Search folders' }));
  await user.paste(decomposed('büro'));
  expect(dialog.getByRole('table', { name: 'Folder permissions' })).toHaveAttribute('aria-rowcount', '2');
  await user.click(dialog.getByRole('tab', { name: /Documents/ }));
  await user.click(await dialog.findByRole('searchbox', { name: 'Search documents' }));
  await user.paste(decomposed('übersicht'));
  expect(dialog.getByRole('table', { name: 'Document permissions' })).toHaveAttribute('aria-rowcount', '2');
});
