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

test('a dialog closes itself, and after that no other', () => {
  const now = stage();
  act(() => now().show('first'));
  const first = now();
  act(() => first.close());
  expect(now().open).toBeNull();
  act(() => now().show('second'));
  act(() => first.close());
  expect(now().open?.dialog).toBe('second');
});

test('a dialog replaces the one before, and starts anew even if it is the same', () => {
  const now = stage();
  act(() => now().show('form'));
  const first = now();
  act(() => now().show('form'));
  expect(now().open?.key).not.toBe(first.open?.key);
  act(() => first.close());
  expect(now().open?.dialog).toBe('form');
});

test('the next dialog waits until the open one is closed', () => {
  const now = stage();
  act(() => now().show('form'));
  act(() => now().showNext('link'));
  expect(now().open?.dialog).toBe('form');
  act(() => now().close());
  expect(now().open?.dialog).toBe('link');
  act(() => now().close());
  expect(now().open).toBeNull();
});

test('the next dialog is shown at once if none is open', () => {
  const now = stage();
  act(() => now().showNext('link'));
  expect(now().open?.dialog).toBe('link');
});
