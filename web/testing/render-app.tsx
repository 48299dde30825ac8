// Renders the real app with its real router and fetches, over the mock's worker. Each test has its own world;
// unexpected console errors and unknown calls fail it.
import { cleanup, configure, getConfig, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { OperationId } from '#contract/types.ts';
import type { RecordedCall } from '#mock/call-log.ts';
import { findUser } from '#mock/persona.ts';
import type { Situation } from '#mock/world/situation.ts';
import { changeSituation, type World } from '#mock/world/world.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { App } from '#web/app/app.tsx';
import { beginSession } from '#web/session/session-lost.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import '#web/ui/theme/theme.css';
import { stopClock } from './page-clock.ts';
import type { PageWatch } from './page-watch.ts';
import { raiseQueryTimeout } from './query-timeout.ts';
import { callsHaveArrived, setStage, type Scene, type Stage } from './stage.ts';

export type { Fault } from '#mock/world/fault.ts';
export type { RecordedCall, Scene };

export interface RenderedApp {
  user: UserEvent;
  world: World;
  /** Calls so far, oldest first: of one operation, or all except those that the app makes by itself after a while. */
  calls: (operationId?: OperationId) => readonly RecordedCall[];
  /** Full-page navigations. */
  left: readonly string[];
  /** Addresses opened in new tabs. */
  opened: readonly string[];
  downloads: PageWatch['downloads'];
  /** The present path and query. */
  location: () => string;
  /** Changes faults, persona, latency or the network while the app runs. */
  change: (change: Partial<Situation>) => void;
  /** Makes the signed-in user a viewer. */
  demote: () => Promise<void>;
  setNow: (now: string | Date) => void;
  /** Simulates the window regaining focus, after running fetches have ended, since they would not be repeated. */
  focusWindow: () => Promise<void>;
  /** Waits until no call is running or about to follow, so that a count is final. */
  settled: () => Promise<void>;
  /** Removes expected console errors, of which there must be at least one. */
  expectConsoleError: (pattern: RegExp) => void;
}

let stage: Stage | null = null;
let queryClient = createQueryClient();
raiseQueryTimeout({ configure, getConfig });

export async function renderApp(scene: Scene = {}): Promise<RenderedApp> {
  const { world, page } = (stage = await setStage(scene));
  queryClient = createQueryClient();
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
    async demote() {
      const user = await findUser(world.store, world.situation.persona);
      if (!user) throw new Error('Nobody is signed in');
      await world.store.transact((tx) => tx.users.put({ ...user, role: 'viewer' }));
      changeSituation(world, { persona: user.id });
    },
    setNow: stopClock,
    settled: () => waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0)),
    focusWindow: async () => {
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      window.dispatchEvent(new FocusEvent('focus'));
    },
    expectConsoleError: (pattern) => takeErrors(page, pattern),
  };
}

/** As in index.html, so that the page's layout rules apply. */
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

/** Unmounts the app after a test. @throws for unexpected console errors or calls */
export async function leaveApp(): Promise<void> {
  cleanup();
  // A pending 401 would end the session of the next test.
  queryClient.clear();
  if (!stage) return;
  await callsHaveArrived();
  const { errors, outside } = stage.leave();
  stage = null;
  document.getElementById('root')?.remove();
  // Calls that were under way have failed by now; their toasts and redirects must not reach the next test.
  await callsHaveArrived();
  await nextTask();
  beginSession();
  for (const { id } of toastStore.get()) dismissToast(id);
  expect(errors, 'console errors that the test did not expect').toEqual([]);
  expect(outside, 'requests to other origins').toEqual([]);
}

/** Lets pending answers and timers of this app finish before the next test, even with fake timers. */
async function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
}
