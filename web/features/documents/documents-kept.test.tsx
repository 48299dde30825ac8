import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { leaveApp, type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({ folders: [{ name: 'Folder' }], documents: [{ name: 'a.txt' }, { name: 'b.txt' }] });

async function open(persona = 'admin') {
  const app = await renderApp({ route: '/documents', scenario: shelf, persona });
  await screen.findByRole('grid', { name: 'Documents' });
  await screen.findByRole('treeitem', { name: 'Folder' });
  return app;
}

/** Leaving a page loses its state, so what remains was stored. */
async function leaveAndReturn(user: RenderedApp['user']) {
  await user.click(screen.getByRole('link', { name: 'Security Settings' }));
  await screen.findByRole('heading', { name: 'Security Settings' });
  await user.click(screen.getByRole('link', { name: 'Document Management' }));
  await screen.findByRole('grid', { name: 'Documents' });
  await screen.findByRole('treeitem', { name: 'Folder' });
}

const edge = () => screen.getByRole('separator', { name: 'Width of the folder pane' });

async function choose(user: RenderedApp['user']) {
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
  await user.click(screen.getByRole('button', { name: /^Sort/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Size largest' }));
  edge().focus();
  await user.keyboard('{ArrowRight}');
}

test('view, order and the width of the tree are kept between visits; search and filters are not', async () => {
  const { user } = await open();
  await choose(user);
  await user.type(screen.getByRole('searchbox'), 'a.txt');
  await leaveAndReturn(user);
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Sort: Size largest' })).toBeVisible();
  expect(edge()).toHaveAttribute('aria-valuenow', '248');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the entry of the sidebar ends a search at Home', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'a.txt');
  await waitFor(() => expect(screen.queryByRole('row', { name: /b\.txt/ })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Document Management' }));
  expect(await screen.findByRole('row', { name: /b\.txt/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the choices of one person do not affect others', async () => {
  const { user } = await open();
  await choose(user);
  const kept = Object.entries(localStorage) as [string, string][];
  await leaveApp();
  for (const [key, value] of kept) localStorage.setItem(key, value);
  await open('manager');
  expect(await screen.findByRole('button', { name: 'Sort: Name A-Z' })).toBeVisible();
});

test.runIf(isDeep)('stored choices that are invalid are ignored', async () => {
  const { user } = await open();
  await choose(user);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'nonsense');
  await leaveAndReturn(user);
  expect(screen.getByRole('columnheader', { name: 'Version' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sort: Name A-Z' })).toBeVisible();
  expect(edge()).toHaveAttribute('aria-valuenow', '232');
});
