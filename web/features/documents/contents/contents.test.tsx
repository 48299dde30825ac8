import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { offers, sayingRoom } from '../testing/contents-scene.ts';
import { filtersInAddress, noContentFilters } from './content-filters.ts';

async function search(words: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ route: '/documents', scenario: offers, ...scene });
  await app.user.type(await screen.findByRole('searchbox'), words);
  return { ...app, contents: await screen.findByRole('region', { name: 'In contents' }) };
}

const hits = (contents: HTMLElement) => within(contents).findAllByRole('listitem');
it.runIf(isDeep)(
  'matching documents are listed below the names, the latest first, with folder and highlighted words',
  async () => {
    const { contents } = await search('break fee');
    const [offer, sheet] = await hits(contents);
    expect(offer).toHaveTextContent('Offer.txtDealEither party owes the break fee of two percent');
    expect(sheet).toHaveTextContent('Term sheet.txtHome');
    expect([...(offer?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'break',
      'fee',
    ]);
    expect(contents).toHaveTextContent('2 documents say "break fee"');
  },
);

it('Enter on one opens its preview at the words, with the search field filled in', async () => {
  const { user, contents } = await search('closing');
  within((await hits(contents))[0]!)
    .getByRole('button')
    .focus();
  await user.keyboard('{Enter}');
  const preview = within(await screen.findByRole('dialog', { name: /Offer\.txt/ }));
  expect(await preview.findByRole('textbox', { name: 'Find in this document' })).toHaveValue('closing');
  await waitFor(() => expect(preview.getByText('Hit 1 of 1')).toBeVisible());
});

it.runIf(isDeep)('a link to a search is that search, and without one nothing is searched', async () => {
  const app = await renderApp({ route: '/documents?q=closing', scenario: offers });
  const contents = await screen.findByRole('region', { name: 'In contents' });
  expect(await hits(contents)).toHaveLength(1);
  await app.user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('region', { name: 'In contents' })).toBeNull();
});

it('a link to a search leaves the address with its search, and is restored by Back', async () => {
  const { user, location } = await renderApp({ route: '/documents?q=closing', scenario: offers });
  const field = await screen.findByRole('searchbox');
  await user.click(await screen.findByRole('button', { name: 'Deal' }));
  await waitFor(() => expect(field).toHaveValue(''));
  history.back();
  await waitFor(() => expect(field).toHaveValue('closing'));
  await user.type(field, 's');
  expect(location()).toBe('/documents');
});

it('a link to a search that comes while the documents are shown, as after a sign-in, is that search', async () => {
  await renderApp({ route: '/documents', scenario: offers });
  const field = await screen.findByRole('searchbox');
  act(() => history.replaceState(null, '', '/documents?q=closing'));
  await waitFor(() => expect(field).toHaveValue('closing'));
  expect(await hits(await screen.findByRole('region', { name: 'In contents' }))).toHaveLength(1);
});

it('nothing is shown as missing before the first answer', async () => {
  const faults = [fault('searchContents', { delayMs: 'never' })];
  const { contents, calls } = await search('closing', { faults });
  await waitFor(() => expect(calls('searchContents')).toHaveLength(1));
  expect(within(contents).getByRole('status')).toHaveTextContent('Searching...');
});

it('a server that searches no contents is asked once, and no message is shown', async () => {
  const faults = [fault('searchContents', { undocumented: { status: 404 } })];
  const { focusWindow, settled, calls } = await search('closing', { faults });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In contents' })).toBeNull());
  expect(screen.getByText('No documents match your search')).toBeVisible();
  await focusWindow();
  await settled();
  expect(calls('searchContents')).toHaveLength(1);
});

it('a pasted paragraph is searched by its beginning', async () => {
  await renderApp({ route: `/documents?q=${'closing '.repeat(40)}`, scenario: offers });
  expect(await hits(await screen.findByRole('region', { name: 'In contents' }))).toHaveLength(1);
});

it('no match among names is one line above the hits, and the empty state if nothing is found at all', async () => {
  const { contents, user } = await search('closing');
  const pane = within(contents.parentElement!);
  await hits(contents);
  expect(pane.getByText('No document names match your search')).toBeVisible();
  expect(pane.queryByText('No documents match your search')).toBeNull();
  await user.type(screen.getByRole('searchbox'), ' zebra');
  expect(await pane.findByText('No documents match your search')).toBeVisible();
  expect(pane.getByText('Try adjusting your search terms or filters')).toBeVisible();
  expect(pane.queryByText('No document names match your search')).toBeNull();
});

it('a term without hits is shown, and hits outside the filter are not', async () => {
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

it('is filtered by kind, folder, level and time, which its link contains', async () => {
  const { user, contents } = await search('break fee');
  await hits(contents);
  await user.click(within(contents).getByRole('button', { name: 'Narrow down' }));
  const folder = within(contents).getByRole('combobox', { name: 'In folder' });
  await user.selectOptions(folder, 'Deal');
  await waitFor(() => expect(contents).toHaveTextContent('1 document says "break fee"'));
  await user.type(within(contents).getByLabelText('Changed to'), '2026-01-10');
  await waitFor(() => expect(contents).toHaveTextContent('No document says "break fee".'));
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(contents).getByRole('button', { name: 'Copy link' }));
  const link = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(link.searchParams.get('q')).toBe('break fee');
  expect(filtersInAddress('break fee', link.search)).toEqual({
    ...noContentFilters,
    folder: folder instanceof HTMLSelectElement ? folder.value : '',
    to: new Date(2026, 0, 11).toISOString(),
  });
});

it('each filter alone narrows the search down', async () => {
  const { user, contents } = await search('break fee');
  await hits(contents);
  await user.click(within(contents).getByRole('button', { name: 'Narrow down' }));
  const both = '2 documents say "break fee"';
  const choose = async (label: string, value: string, words: string) => {
    const field = within(contents).getByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
    else fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(contents).toHaveTextContent(words));
  };
  for (const [label, value, words] of [
    ['Kind of file', 'docx', 'No document says "break fee".'],
    ['In folder', 'Deal', '1 document says "break fee"'],
    ['Level', 'confidential', 'No document says "break fee".'],
    ['Changed from', '2026-01-14', '1 document says "break fee"'],
    ['Changed to', '2026-01-13', '1 document says "break fee"'],
  ] as const) {
    await choose(label, value, words);
    await choose(label, '', both);
  }
});

it('while files are being read, the search says how many have been, and is repeated until all have', async () => {
  const body = { results: [], next: null, indexing: { read: 3200, of: 10_000 } };
  const { contents } = await search('closing', { faults: [fault('searchContents', { status: 200, body, times: 1 })] });
  await waitFor(() => expect(contents).toHaveTextContent('3,200 of 10,000 files read so far.'));
  await waitFor(() => expect(contents).toHaveTextContent('1 document says "closing"'), { timeout: 10_000 });
  expect(contents).not.toHaveTextContent('read so far');
});

it('what lies beyond the first page is searched with a button', async () => {
  const names = Array.from({ length: 12 }, (_, at) => [`Letter ${at + 1}.txt`, 'One of many'] as const);
  const { user, contents } = await search('many', { scenario: sayingRoom(Object.fromEntries(names)) });
  await waitFor(() => expect(contents).toHaveTextContent('The latest 10 documents say "many"'));
  await user.click(within(contents).getByRole('button', { name: 'Search further' }));
  await waitFor(() => expect(contents).toHaveTextContent(/In contents12 documents say "many"/));
  expect(await hits(contents)).toHaveLength(12);
  expect(within(contents).queryByRole('button', { name: 'Search further' })).toBeNull();
});

it('a search further that failed says so below what was found, and is repeated with Retry', async () => {
  const names = Array.from({ length: 12 }, (_, at) => [`Letter ${at + 1}.txt`, 'One of many'] as const);
  const { user, contents, change } = await search('many', { scenario: sayingRoom(Object.fromEntries(names)) });
  const further = await within(contents).findByRole('button', { name: 'Search further' });
  change({ faults: [fault('searchContents', { status: 500, times: 1 })] });
  await user.click(further);
  expect(await within(contents).findByRole('alert')).toHaveTextContent('Failed to search further');
  expect(contents).toHaveTextContent('The latest 10 documents say "many"');
  await user.click(within(contents).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(contents).toHaveTextContent(/In contents12 documents say "many"/));
});

it('a link to a filtered search applies its filters, and ignores unknown ones; another search is unfiltered', async () => {
  const route = '/documents?q=break+fee&type=pdf&level=secret&from=yesterday';
  const app = await renderApp({ route, scenario: offers });
  const contents = await screen.findByRole('region', { name: 'In contents' });
  await waitFor(() => expect(contents).toHaveTextContent('No document says "break fee".'));
  expect(within(contents).getByRole('combobox', { name: 'Kind of file' })).toHaveValue('pdf');
  expect(within(contents).getByRole('button', { name: 'Narrow down (1)' })).toBeVisible();
  await app.user.clear(screen.getByRole('searchbox'));
  await app.user.type(screen.getByRole('searchbox'), 'closing');
  expect(await hits(await screen.findByRole('region', { name: 'In contents' }))).toHaveLength(1);
});

it('a link to a search of a folder that its reader does not have does not look like a search of everything', async () => {
  await renderApp({ route: '/documents?q=break+fee&in=hidden', scenario: offers });
  const contents = await screen.findByRole('region', { name: 'In contents' });
  await waitFor(() => expect(contents).toHaveTextContent('No document says "break fee".'));
  const folder = within(contents).getByRole('combobox', { name: 'In folder' });
  expect(folder).toHaveDisplayValue('A folder that is not in the list');
});

it('an arrow key that chooses among Japanese or Chinese words stays in the search field', async () => {
  const { contents } = await search('break fee');
  await hits(contents);
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field).toHaveFocus();
});

it('arrow keys move from the field to the passages, and through them', async () => {
  const { user, contents } = await search('break fee');
  const [first, second] = (await hits(contents)).map((hit) => within(hit).getByRole('button'));
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(await screen.findByRole('dialog', { name: /Offer\.txt/ })).toBeVisible();
});
