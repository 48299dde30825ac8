import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { toastStore } from '../feedback/toast.ts';
import { accessory, loadedLater } from './loaded-later.tsx';

const Named = ({ name }: { name: string }) => <p>{`I am ${name}`}</p>;

interface Module {
  Named: typeof Named;
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A promise settled by the test. */
function code() {
  let arrive: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Module>((resolve, reject) => {
    arrive = () => resolve({ Named });
    fail = reject;
  });
  return { load: () => promise, arrive, fail };
}

test('the fallback is shown until the code is loaded, and no longer', async () => {
  const { load, arrive } = code();
  const Later = loadedLater('Named', load, <p>Waiting</p>);
  render(<Later name="Ada" />);
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => {
    arrive();
    await load();
  });
  expect(screen.getByText('I am Ada')).toBeVisible();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('what was fetched ahead is drawn at once', async () => {
  const { load, arrive } = code();
  const Later = loadedLater('Named', load, <p>Waiting</p>);
  void Later.preload();
  arrive();
  await load();
  render(<Later name="Ada" />);
  expect(screen.getByText('I am Ada')).toBeVisible();
});

test('what could not be fetched ahead is tried again when it is needed', async () => {
  const offline = Promise.reject<Module>(new Error('Failed to fetch dynamically imported module'));
  const answers = [offline, Promise.resolve({ Named })];
  const Later = loadedLater('Named', () => answers.shift() ?? offline);
  void Later.preload();
  await offline.catch(() => undefined);
  render(<Later name="Ada" />);
  expect(await screen.findByText('I am Ada')).toBeVisible();
});

/** Failed imports are not reported for two seconds after `beforeunload`, which another test may have fired. */
function letLeavingPass() {
  vi.useFakeTimers();
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(2000);
}

test('code that does not arrive is an error of the screen that needs it', async () => {
  letLeavingPass();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { load, fail } = code();
  const Later = loadedLater('Named', load, <p>Waiting</p>);
  render(
    <ErrorBoundary>
      <Later name="Ada" />
    </ErrorBoundary>,
  );
  await act(async () => {
    fail(new Error('Failed to fetch dynamically imported module'));
    await load().catch(() => undefined);
  });
  expect(screen.getByText('This screen could not be shown')).toBeVisible();
});

test('a dialog whose code does not arrive shows a message once, leaves the screen as it is, and opens when it can', async () => {
  letLeavingPass();
  const offline = Promise.reject<Module>(new Error('Failed to fetch dynamically imported module'));
  const answers = [offline, offline, Promise.resolve({ Named })];
  const Later = loadedLater('Named', () => answers.shift() ?? offline);
  const failures = () => toastStore.get().filter(({ title }) => title === 'Loading Failed');
  render(
    <>
      <p>The screen</p>
      <Later name="Ada" />
    </>,
  );
  await act(() => offline.catch(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('The screen')).toBeVisible();
  expect(failures()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('I am Ada')).toBeVisible();
});

test('an accessory whose code does not arrive takes nothing away, and comes when it can', async () => {
  vi.useFakeTimers();
  const offline = Promise.reject<Module>(new Error('Failed to fetch dynamically imported module'));
  const answers = [offline, Promise.resolve({ Named })];
  const Later = accessory('Named', () => answers.shift() ?? offline);
  render(
    <>
      <p>The screen</p>
      <Later name="Ada" />
    </>,
  );
  await act(() => offline.catch(() => undefined));
  expect(screen.getByText('The screen')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('I am Ada')).toBeVisible();
});

test('code that a page does not get because it is being left is no error, and comes when the page stays', async () => {
  vi.useFakeTimers();
  const left = Promise.reject<Module>(new Error('error loading dynamically imported module'));
  const answers = [left, Promise.resolve({ Named })];
  const Later = loadedLater('Named', () => answers.shift() ?? left, <p>Waiting</p>);
  window.dispatchEvent(new Event('beforeunload'));
  render(<Later name="Ada" />);
  await act(() => left.catch(() => undefined));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('I am Ada')).toBeVisible();
});
