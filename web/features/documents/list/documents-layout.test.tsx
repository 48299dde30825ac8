import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { casesOf } from '#web/testing/deep.ts';
import { page } from 'vitest/browser';
import { type Fault, fault } from '#mock/world/fault.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import { approvals } from '../testing/approvals-scene.ts';

const shelf = room({
  folders: [
    { name: 'Deal' },
    ...Array.from({ length: 15 }, (_, at) => ({ name: `Part ${at + 1}`, parentId: 'Deal' })),
    { name: 'Alone' },
  ],
  documents: Array.from({ length: 8 }, (_, at) => ({ name: `Document ${at + 1}.txt` })),
});

const slow: Fault[] = [fault('listDocuments', { delayMs: 800 })];
const top = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** Waits for the final layout: style changes take a moment even without motion. */
const settled = () => waitFor(() => expect(document.getAnimations()).toEqual([]));

test.each(
  casesOf([
    ['a wide screen', 1280, 800],
    ['a phone', 360, 740],
  ]),
)('nothing on %s moves when the documents come', async (_name, width, height) => {
  await page.viewport(width, height);
  await renderApp({ route: '/documents', scenario: shelf, faults: slow });
  const loading = (await screen.findByText('Loading documents...')).parentElement!;
  await settled();
  const skeletons = [...loading.querySelectorAll('.border-b.border-border')].filter((row) => !row.closest('[inert]'));
  const places = { title: top(screen.getByRole('heading', { name: 'Documents' })), rows: skeletons.map(top) };
  await screen.findAllByRole('row', { name: /Document \d/ });
  await settled();
  const rows = screen.getAllByRole('row', { name: /Document \d/ }).map(top);
  expect(top(screen.getByRole('heading', { name: 'Documents' }))).toBe(places.title);
  expect(places.rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.slice(0, 4)).toEqual(places.rows.slice(0, 4));
});

test('the title of the page fits on a tablet, beside all buttons of its head', async () => {
  await page.viewport(768, 900);
  await renderApp({ route: '/documents', persona: 'admin' });
  await screen.findByRole('button', { name: /^To approve/ });
  const title = screen.getByRole('heading', { name: 'Document Management' });
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
});

test.each(casesOf([768, 1280]))('Recent Documents show their names in full at %i px', async (width) => {
  await page.viewport(width, 900);
  await renderApp({ route: '/documents', persona: 'admin' });
  const cards = within(await screen.findByRole('region', { name: 'Recent Documents' }));
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;
  const names = cards.getAllByText(/\.pdf$/);
  expect(names).toHaveLength(6);
  expect(names.filter(isCut)).toEqual([]);
});

test('on the smallest phone the filters stay inside the window', async () => {
  await page.viewport(320, 640);
  const { user } = await renderApp({ route: '/documents' });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const { left, right } = (await screen.findByRole('dialog', { name: 'Filters' })).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(304);
});

test('the marks of a row on a phone keep clear of its menu', async () => {
  await page.viewport(360, 740);
  await renderApp({ route: '/documents?folder=Board', scenario: approvals, persona: 'admin' });
  const row = within(await screen.findByRole('row', { name: /Unasked\.pdf/ }));
  const mark = await row.findByText('Not requested');
  const menu = row.getByRole('button', { name: /^Actions for Unasked\.pdf/ }).getBoundingClientRect();
  const line = mark.closest<HTMLElement>('.overflow-hidden')!.getBoundingClientRect();
  expect(line.right).toBeLessThanOrEqual(menu.left);
  expect(mark.getBoundingClientRect().right, 'the mark is whole').toBeLessThanOrEqual(line.right);
});

test('the version of a document with an approval can be read on a phone, and its name at 1280 px', async () => {
  await page.viewport(360, 740);
  await renderApp({ route: '/documents?folder=Board', scenario: approvals, persona: 'admin' });
  for (const name of [/Unasked\.pdf/, /Waiting\.pdf/]) {
    const facts = within(await screen.findByRole('row', { name })).getByText(/^v\d · /);
    const version = document.createRange();
    version.setStart(facts.firstChild!, 0);
    version.setEnd(facts.firstChild!, 'v1'.length);
    const { right, width } = version.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(facts.parentElement!.getBoundingClientRect().right);
    expect(facts.clientWidth, 'dots are not drawn over it').toBeGreaterThan(2 * width);
  }
  await page.viewport(1280, 800);
  const name = within(await screen.findByRole('row', { name: /Unasked\.pdf/ })).getByRole('button', {
    name: 'Unasked.pdf',
  });
  await waitFor(() => expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth));
});

test('the buttons of a row in a window of 700 px keep clear of its access level', async () => {
  await page.viewport(700, 800);
  await renderApp({ route: '/documents', scenario: shelf });
  const row = within(await screen.findByRole('row', { name: /Document 1/ }));
  const level = row.getByText('Public').getBoundingClientRect();
  expect(row.getByRole('button', { name: /^Preview/ }).getBoundingClientRect().left).toBeGreaterThanOrEqual(
    level.right,
  );
});

describe('the columns', () => {
  const names = () =>
    screen
      .getAllByRole('columnheader')
      .filter((head) => head.checkVisibility())
      .map((head) => head.textContent);

  test.each(casesOf([700, 772, 1000]))('leave 220 px for the name in a pane of %i px', async (wide) => {
    await renderApp({ route: '/documents', scenario: shelf });
    const list = await screen.findByRole('grid', { name: 'Documents' });
    await screen.findByRole('treeitem', { name: 'Deal' });
    await page.viewport(1280 + wide - list.clientWidth, 800);
    await waitFor(() => expect(screen.getByRole('grid', { name: 'Documents' }).clientWidth).toBe(wide));
    const widthOf = () => screen.getByRole('button', { name: 'Document 1.txt' }).parentElement!.clientWidth;
    await settled();
    expect(widthOf()).toBeGreaterThanOrEqual(220);
    expect(names().includes('Last Modified')).toBe(wide > 748);
    expect(names()).toContain('Version');
    screen.getByRole('button', { name: 'Select' }).click();
    await screen.findByRole('checkbox', { name: 'Select all documents' });
    await settled();
    expect(widthOf()).toBeGreaterThanOrEqual(220);
    cleanup();
  });
});

describe('the folders of an open folder', () => {
  const chips = () => within(screen.getByRole('list', { name: 'Folders in this folder' }));

  test('are above its documents in the order of the tree, and open', async () => {
    const { user, location } = await renderApp({ route: '/documents?folder=Deal', scenario: shelf });
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    expect(
      chips()
        .getAllByRole('button')
        .slice(0, 2)
        .map((chip) => chip.textContent),
    ).toEqual(['Part 10', 'Part 20']);
    expect(chips().getAllByRole('button')).toHaveLength(13);
    await user.click(chips().getByRole('button', { name: '3 more' }));
    expect(chips().getAllByRole('button')).toHaveLength(15);
    chips().getByRole('button', { name: 'Part 2, 0 documents' }).focus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/documents?folder=Part+2');
    expect(screen.queryByRole('list', { name: 'Folders in this folder' })).toBeNull();
    expect(screen.getByText('This folder is empty')).toBeVisible();
  });

  test('are not listed twice during a search', async () => {
    const { user } = await renderApp({ route: '/documents?folder=Deal', scenario: shelf });
    await screen.findByText('No documents in this folder');
    await user.type(screen.getByRole('searchbox'), 'Part');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Folders in this folder' })).toBeNull());
  });
});
