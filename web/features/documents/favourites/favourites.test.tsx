import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { sortable } from '../testing/documents-scene.ts';

const row = (name: RegExp) => screen.findByRole('row', { name });
const choose = async ({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>, entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Deck.pptx' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const open = async () => {
  const app = await renderApp({ route: '/documents', scenario: sortable, persona: 'viewer' });
  await row(/Deck/);
  await waitFor(() => expect(app.calls('listFavourites')[0]?.status).toBe(200));
  return app;
};

test('a favourite is marked from its menu, has a star and matches the filter until it is unmarked', async () => {
  const app = await open();
  await choose(app, 'Add to favourites');
  await within(await row(/Deck/)).findByRole('img', { name: 'Favourite' });
  expect(app.calls('listDocuments')).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Filters' }));
  await app.user.click(await screen.findByRole('checkbox', { name: 'Favourites (1)' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Accounts/ })).toBeNull());
  await app.user.keyboard('{Escape}');
  await choose(app, 'Remove from favourites');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Deck/ })).toBeNull());
});

test('a menu that is open keeps its entries in their places when the favourites are loaded', async () => {
  const faults = [fault('listFavourites', { delayMs: 'never' })];
  const { user, calls, change, settled } = await renderApp({ route: '/documents', scenario: sortable, faults });
  await row(/Deck/);
  await waitFor(() => expect(calls('listFavourites')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Actions for Deck.pptx' }));
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const before = entries();
  change({ faults: [] });
  await settled();
  expect(entries()).toEqual(before);
  await user.keyboard('{Escape}');
  await choose({ user }, 'Add to favourites');
});

test('the preview can mark a favourite, too', async () => {
  const scene = { route: '/documents?document=Deck.pptx', scenario: sortable, persona: 'viewer' };
  const { user, calls, change } = await renderApp(scene);
  const star = await screen.findByRole('button', { name: 'Favourite', pressed: false });
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(calls('removeFavourite')[0]?.status).toBe(204));
  change({ faults: [fault('addFavourite', 404)] });
  await user.click(star);
  const why = 'It is no longer there, or your access has ended.';
  await findToast('Error', `Failed to change your favourites. ${why}`, 'destructive');
});

test('with a server without favourites, marking is not offered', async () => {
  const { user, calls } = await renderApp({
    route: '/documents',
    scenario: sortable,
    persona: 'admin',
    faults: [fault('listFavourites', { undocumented: { status: 404 } })],
  });
  await row(/Deck/);
  await waitFor(() => expect(calls('listFavourites')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Actions for Deck.pptx' }));
  await screen.findByRole('menuitem', { name: /Rename/ });
  expect(screen.queryByRole('menuitem', { name: /favourites/ })).toBeNull();
});
