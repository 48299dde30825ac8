import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const many = 10_000;
const reports = (length: number) => Array.from({ length }, (_, at) => ({ name: `Report ${at}.pdf` }));
const large = room({
  folders: Array.from({ length: 500 }, (_, at) => ({ name: `Folder ${at}` })),
  documents: reports(many),
});

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="row"][data-key]')];

test.runIf(isDeep)('of ten thousand documents only a page of rows is rendered, in every layout', async () => {
  const { user } = await renderApp({ route: '/documents', scenario: large });
  const list = await screen.findByRole('grid', { name: 'Documents' });
  expect(list).toHaveAttribute('aria-rowcount', String(many + 1));
  expect(rows().length).toBeLessThan(40);
  expect((await screen.findAllByRole('treeitem')).length).toBeLessThan(50);

  rows()[0]?.focus();
  await user.keyboard('{End}');
  const last = await screen.findByRole('row', { name: /Report 9999\.pdf/ });
  await waitFor(() => expect(last).toHaveFocus());
  expect(last).toHaveAttribute('aria-rowindex', String(many + 1));
  expect(rows().length).toBeLessThan(40);

  await user.keyboard('{Home}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Report 0\.pdf/ })).toHaveFocus());
  await user.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText('10,000 selected')).toBeVisible();

  await user.type(screen.getByRole('searchbox'), '999');
  expect(screen.getByText('Found 19 documents and 0 folders matching "999"')).toBeVisible();
  expect(screen.getByText('19 selected')).toBeVisible();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('scrolling makes and moves no elements; at rest they stand in the order of the rows, around the one with the focus', async () => {
  const { user } = await renderApp({ route: '/documents', scenario: room({ documents: reports(200) }) });
  await screen.findByRole('row', { name: /Report 0\.pdf/ });
  rows()[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const focused = document.activeElement!;
  const scroller = focused.closest('.overflow-y-auto')!;
  const scroll = async (by: number) => {
    scroller.scrollTop += by;
    await frame();
    await frame();
  };
  // On a busy machine, frames are further apart than the rest of a list takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await scroll(1500);
  const moved: Node[] = [];
  const watch = new MutationObserver((changes) => moved.push(...changes.flatMap((change) => [...change.addedNodes])));
  watch.observe(focused.parentElement!, { childList: true });
  for (const by of [150, 150, 150, 150, -150, -150]) await scroll(by);
  expect(moved).toEqual([]);
  const order = () => rows().map((row) => Number(row.getAttribute('aria-rowindex')));
  expect(order()).not.toEqual(order().toSorted((a, b) => a - b));
  vi.advanceTimersByTime(150);
  expect(order()).toEqual(order().toSorted((a, b) => a - b));
  await frame();
  watch.disconnect();
  expect(moved).not.toContain(focused);
  expect(focused).toHaveFocus();
  expect(focused).toHaveAttribute('aria-rowindex', '4');
});
