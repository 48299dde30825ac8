import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDialogs } from './use-dialogs.ts';

afterEach(cleanup);

type Dialogs = ReturnType<typeof useDialogs<string>>;

function stage() {
  const seen: Dialogs[] = [];
  function Screen() {
    seen.push(useDialogs<string>());
    return null;
  }
  render(<Screen />);
  return () => seen.at(-1)!;
}

test('a dialog closes itself, and once it is gone nothing else', () => {
  const now = stage();
  act(() => now().show('first'));
  const first = now();
  act(() => first.close());
  expect(now().open).toBeNull();
  act(() => now().show('second'));
  act(() => first.close());
  expect(now().open?.dialog).toBe('second');
});

test('a dialog that is shown takes the place of the one before, and starts anew even where it is the same', () => {
  const now = stage();
  act(() => now().show('form'));
  const first = now();
  act(() => now().show('form'));
  expect(now().open?.key).not.toBe(first.open?.key);
  act(() => first.close());
  expect(now().open?.dialog).toBe('form');
});

test('what comes next waits for the dialog that is open', () => {
  const now = stage();
  act(() => now().show('form'));
  act(() => now().showNext('link'));
  expect(now().open?.dialog).toBe('form');
  act(() => now().close());
  expect(now().open?.dialog).toBe('link');
  act(() => now().close());
  expect(now().open).toBeNull();
});

test('what comes next is shown at once where nothing is open', () => {
  const now = stage();
  act(() => now().showNext('link'));
  expect(now().open?.dialog).toBe('link');
});
