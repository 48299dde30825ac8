import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { offers } from '../testing/contents-scene.ts';

async function search(words: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ route: '/documents', scenario: offers, ...scene });
  await app.user.type(await screen.findByRole('searchbox'), words);
  return { ...app, contents: await screen.findByRole('region', { name: 'In contents' }) };
}

const hits = (contents: HTMLElement) => within(contents).findAllByRole('listitem');
it('documents that say it stand beneath the names, the latest first, with place and marked words', async () => {
  const { contents } = await search('break fee');
  const [offer, sheet] = await hits(contents);
  expect(offer).toHaveTextContent('Offer.txtDealEither party owes the break fee of two percent');
  expect(sheet).toHaveTextContent('Term sheet.txtHome');
  expect([...(offer?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['break', 'fee']);
  expect(contents).toHaveTextContent('2 documents say "break fee"');
});

it('Enter on one opens its preview', async () => {
  const { user, contents } = await search('closing');
  within((await hits(contents))[0]!)
    .getByRole('button')
    .focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Offer\.txt/ })).toBeVisible();
});

it('a link to a search is that search, and without one nothing is searched', async () => {
  const app = await renderApp({ route: '/documents?q=closing', scenario: offers });
  const contents = await screen.findByRole('region', { name: 'In contents' });
  expect(await hits(contents)).toHaveLength(1);
  await app.user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('region', { name: 'In contents' })).toBeNull();
});

it('what nobody says is told, and what a filter leaves out is not shown', async () => {
  const { contents, user } = await search('zebra');
  await waitFor(() => expect(contents).toHaveTextContent('No document says "zebra".'));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'break');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Access Level' }), 'confidential');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'In contents' })).toHaveTextContent('No document says "break".'),
  );
});
