import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contract } from '#web/features/documents/testing/contents-scene.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { rangedRoom } from './testing/ranged-room.ts';

async function search(words: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-pdf', ...scene });
  await waitFor(() => expect(document.querySelector('section canvas')).not.toBeNull(), { timeout: 45_000 });
  await app.user.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('textbox', { name: 'Find in this document' });
  expect(field).toHaveFocus();
  await app.user.keyboard(words);
  return { ...app, field };
}

const barShows = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('search')).toHaveTextContent(words), { timeout: 40_000 });

it('a search marks its hits, counts them over all pages and goes from one to the next', async () => {
  const { user, field } = await search('clause 50');
  await barShows('Hit 1 of 1');
  await waitFor(() => expect(document.querySelector('mark[data-current]')).not.toBeNull(), { timeout: 15_000 });
  await user.clear(field);
  await user.type(field, 'clause');
  await barShows(/Hit \d+ of 96/);
  const first = Number(/Hit (\d+)/.exec(screen.getByRole('search').textContent)![1]);
  await user.keyboard('{Enter}');
  await barShows(`Hit ${first + 1} of 96`);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await barShows(`Hit ${first} of 96`);
  screen.getByRole('button', { name: 'Previous hit (Shift+Enter)' }).focus();
  await user.keyboard('{Enter}');
  await barShows(`Hit ${first - 1} of 96`);
});

it.runIf(isDeep)('a search finds words whatever their case and accents, and brings the hit into view', async () => {
  await search('RESUME OF THE SELLER', { scenario: rangedRoom });
  await barShows('Hit 1 of 2,400');
  await waitFor(
    () => {
      const mark = document.querySelector('mark[data-current]')!.getBoundingClientRect();
      const box = screen.getByRole('group', { name: /^Pages of/ }).getBoundingClientRect();
      expect(mark.top).toBeGreaterThan(box.top);
      expect(mark.bottom).toBeLessThan(box.bottom);
    },
    { timeout: 15_000 },
  );
});

it.runIf(isDeep)('a search without hits reports none, and Escape ends it without closing the preview', async () => {
  const { user } = await search('zebra');
  await barShows('No hits');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('a search in a file without text reports that its pages are pictures', async () => {
  const blank = () =>
    new TextEncoder().encode(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<<>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    );
  await search('anything', { scenario: { ...smallRoom, objects: { ...smallRoom.objects, 'object-doc-pdf': blank } } });
  await barShows('This document has no text to search: its pages are pictures.');
});

it.runIf(isDeep)('a document that was found by its text opens at the words', async () => {
  const { user } = await renderApp({ scenario: contract, route: '/documents?q=%22clause+80%22' });
  const contents = await screen.findByRole('region', { name: 'In contents' });
  const hit = await within(contents).findByRole('button', { name: /Contract\.pdf.*page 3/ }, { timeout: 30_000 });
  await user.click(hit);
  const field = await screen.findByRole('textbox', { name: 'Find in this document' }, { timeout: 30_000 });
  expect(field).toHaveValue('Clause 80');
  await barShows('Hit 1 of 1');
  await waitFor(() => expect(document.querySelector('mark[data-current]')).not.toBeNull(), { timeout: 15_000 });
});
