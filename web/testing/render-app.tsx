// Renders the real app, through its real router and its real fetches, over the mock's worker. Each test has a world of
// its own; a console error that the test did not expect, or a call that the contract does not have, fails it.
import { cleanup, configure, getConfig, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import type { RecordedCall } from '#mock/call-log.ts';
import type { Situation } from '#mock/world/situation.ts';
import { changeSituation, type World } from '#mock/world/world.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app/app.tsx';
import '#web/ui/theme/theme.css';
import { stopClock } from './page-clock.ts';
import type { PageWatch } from './page-watch.ts';
import { waitPatiently } from './patient-queries.ts';
import { setStage, type Scene, type Stage } from './stage.ts';

export type { Fault } from '#mock/world/fault.ts';
export type { RecordedCall, Scene };

export interface RenderedApp {
  user: UserEvent;
  world: World;
  /** Calls so far, oldest first: those of one operation, or all but what the app asks by itself once it is calm. */
  calls: (operationId?: OperationId) => readonly RecordedCall[];
  /** Where the browser was sent by full-page navigations. */
  left: readonly string[];
  /** What was opened in new tabs. */
  opened: readonly string[];
  downloads: PageWatch['downloads'];
  /** Path and query of the moment. */
  location: () => string;
  /** Changes faults, persona, latency or the network while the app runs. */
  change: (change: Partial<Situation>) => void;
  setNow: (now: string | Date) => void;
  /** What happens when the window comes back to the front, once what is being read has come: it would not be read again. */
  focusWindow: () => Promise<void>;
  /** Waits until no call is under way, nor one that its answer brings about: only then is "once" more than "so far". */
  settled: () => Promise<void>;
  /** Takes the expected console errors out, so that they do not fail the test; there must be at least one. */
  expectConsoleError: (pattern: RegExp) => void;
}

let stage: Stage | null = null;
waitPatiently({ configure, getConfig });

export async function renderApp(scene: Scene = {}): Promise<RenderedApp> {
  const { world, page } = (stage = await setStage(scene));
  const queryClient = createQueryClient();
  render(<App queryClient={queryClient} />, { container: rootElement() });
  return {
    user: userEvent.setup(),
    world,
    calls: (id) =>
      world.calls.all.filter(({ operationId }) =>
        id === undefined ? operationId !== 'getMySession' : operationId === id,
      ),
    left: page.left,
    opened: page.opened,
    downloads: page.downloads,
    location: () => globalThis.location.pathname + globalThis.location.search,
    change: (change) => changeSituation(world, change),
    setNow: stopClock,
    settled: () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0)),
    focusWindow: async () => {
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      window.dispatchEvent(new FocusEvent('focus'));
    },
    expectConsoleError: (pattern) => takeErrors(page, pattern),
  };
}

/** As in index.html, so that the page's own layout rules hold. */
function rootElement(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  return document.body.appendChild(root);
}

function takeErrors(page: PageWatch, pattern: RegExp): void {
  const others = page.errors.filter((error) => !pattern.test(error));
  expect(page.errors.length, `a console error like ${String(pattern)}`).toBeGreaterThan(others.length);
  page.errors.splice(0, page.errors.length, ...others);
}

/** Takes the app down after a test. @throws where the console or the network had what the test did not expect */
export async function leaveApp(): Promise<void> {
  cleanup();
  if (!stage) return;
  // What this app has just asked comes to its own world, and not to the next one's: the worker passes on one by one.
  await fetch('/mock/sign-in');
  const { errors, outside } = stage.leave();
  stage = null;
  document.getElementById('root')?.remove();
  await nextTask();
  expect(errors, 'console errors that the test did not expect').toEqual([]);
  expect(outside, 'requests to other origins').toEqual([]);
}

/** What answers and timers of this app still bring about happens before the next one is there, whatever timers are faked. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}
