import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { casesOf } from '#web/testing/deep.ts';
import { page } from 'vitest/browser';
import '../theme/theme.css';
import { Button } from '../form/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { DISMISSED_KEPT_MS, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

/** Toasts of other files that share this page. */
let others: number;
const kept = () => toastStore.get().length - others;

beforeEach(() => {
  others = toastStore.get().length;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster />);
});

afterEach(() => {
  act(() => void vi.advanceTimersByTime(DISMISSED_KEPT_MS + 10_000));
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => toast({ title, message: `${title} message` }));

test('a toast shows its title and its message, and goes after five seconds', () => {
  show('Success');
  expect(screen.getByText('Success message')).toBeVisible();
  act(() => void vi.advanceTimersByTime(4500));
  expect(screen.queryByText('Success message')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Success message')).toBeNull();
});

test('a toast about which something can be done stays for twelve seconds, and is gone when it was done', () => {
  const run = vi.fn();
  const withUndo = () => act(() => toast({ title: 'Moved', action: { label: 'Undo', run } }));
  withUndo();
  act(() => void vi.advanceTimersByTime(11_000));
  expect(screen.getByText('Moved')).toBeVisible();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText('Moved')).toBeNull();
  withUndo();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Moved')).toBeNull();
});

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
const fail = (message: string, about?: object) =>
  act(() => toast({ title: 'Error', message, tone: 'destructive', ...(about && { about }) }));

test('a failure stays until it is closed, and comes back after what came meanwhile', () => {
  fail('Too large');
  act(() => void vi.advanceTimersByTime(60_000));
  fail('Not sent');
  fail('Not sent');
  expect(screen.getByText('1 earlier failure to be closed')).toBeVisible();
  show('Success');
  expect(screen.queryByText('Not sent')).toBeNull();
  act(() => void vi.advanceTimersByTime(5500));
  expect(screen.getByText('Not sent')).toBeVisible();
  close();
  expect(screen.getByText('Too large')).toBeVisible();
  close();
  expect(screen.queryByText('Error')).toBeNull();
});

test('a success removes the failures of the same action, and a failure that only requests input disappears after a time', () => {
  const about = {};
  fail('Not saved', about);
  act(() => toast({ title: 'Saved', about }));
  close();
  expect(screen.queryByText('Not saved')).toBeNull();
  act(() => toast({ title: 'Name is missing', tone: 'destructive', isPassing: true }));
  act(() => void vi.advanceTimersByTime(5500));
  expect(screen.queryByText('Name is missing')).toBeNull();
});

test('of many failures the last eleven are kept', () => {
  for (let at = 1; at <= 20; at += 1) fail(`Failure ${at}`);
  expect(screen.getByText('10 earlier failures to be closed')).toBeVisible();
  for (let at = 0; at < 11; at += 1) close();
  expect(screen.queryByText('Error')).toBeNull();
});

test('a dismissed toast leaves the page at once and the memory after 1,000,000 ms', () => {
  show('Success');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Success message')).toBeNull();
  expect(kept()).toBe(1);
  act(() => void vi.advanceTimersByTime(DISMISSED_KEPT_MS - 1000));
  expect(kept()).toBe(1);
  act(() => void vi.advanceTimersByTime(2000));
  expect(kept()).toBe(0);
});

test.each(
  casesOf([
    [60, 0],
    [30, 1],
  ]),
)('a swipe of %d px to the right leaves %d toasts', async (distance, left) => {
  show('Success');
  const card = screen.getByText('Success message').closest('li')!;
  const at = (x: number) => ({ clientX: 100 + x, clientY: 100, button: 0, pointerId: 1, pointerType: 'mouse' });
  fireEvent.pointerDown(card, at(0));
  fireEvent.pointerMove(card, at(distance / 2));
  fireEvent.pointerMove(card, at(distance));
  fireEvent.pointerUp(card, at(distance));
  await waitFor(() => expect(screen.queryAllByText('Success message')).toHaveLength(left));
});

test('the region is at most 420 px wide on a large screen', () => {
  show('A very long title that goes on and on '.repeat(4));
  const region = screen.getByRole('list');
  expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(420);
});

test('the region takes no clicks beside its toast', () => {
  show('Success');
  const { left, bottom } = screen.getByRole('list').getBoundingClientRect();
  const toastBox = screen.getByRole('listitem').getBoundingClientRect();
  expect(toastBox.left).toBeGreaterThan(left + 5);
  const at = (x: number, y: number) => screen.getByRole('list').contains(document.elementFromPoint(x, y));
  expect([at(left + 5, bottom - 5), at(toastBox.left + 5, toastBox.bottom - 5)]).toEqual([false, true]);
});

test('a toast leaves the footer of a dialog that fills the screen free', async () => {
  await page.viewport(1280, 800);
  const dialog = (
    <Dialog size="full" title="Matrix" footer={<Button>Review</Button>} onClose={() => undefined}>
      Rows
    </Dialog>
  );
  const { unmount } = render(dialog);
  const { top } = (await screen.findByRole('button', { name: 'Review' })).closest('footer')!.getBoundingClientRect();
  show('Error');
  expect(screen.getByText('Error message').closest('li')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1);
  unmount();
});

test.each([
  [768, 'lg'],
  [1280, 'xl'],
] as const)('at %d pixels a toast leaves the main button of a dialog of size %s free', async (width, size) => {
  await page.viewport(width, 800);
  const { unmount } = render(
    <Dialog size={size} title="Terms" footer={<Button>Publish</Button>} onClose={() => undefined}>
      <div style={{ height: 2000 }} />
    </Dialog>,
  );
  const button = (await screen.findByRole('button', { name: 'Publish' })).getBoundingClientRect();
  show('Error');
  const toast = screen.getByText('Error message').closest('li')!.getBoundingClientRect();
  expect(toast.bottom).toBeGreaterThan(button.top);
  expect(toast.right).toBeLessThan(button.left);
  unmount();
});

test.each(casesOf(['dialog', 'alertdialog']))('on a phone a toast leaves the buttons of a %s free', async (role) => {
  await page.viewport(360, 740);
  const { unmount } = render(<div role={role} aria-label="Open" />);
  show('Success');
  expect(screen.getByRole('list').getBoundingClientRect().top).toBe(0);
  unmount();
  expect(screen.getByRole('list').getBoundingClientRect().bottom).toBe(740);
});
