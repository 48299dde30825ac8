// Sets the scene of a test or story: its own world, a fixed clock, an address, and interception of everything that
// leaves the page.
import { currentWorld, enterWorld, startWorker } from '#mock/page/browser.ts';
import type { Fault } from '#mock/world/fault.ts';
import type { Persona } from '#mock/persona.ts';
import { rememberSessions } from '#mock/world/earlier-sessions.ts';
import { firstScenario, scenarioOf, type Scenario, type ScenarioName } from '#mock/world/scenario.ts';
import { calm } from '#mock/world/situation.ts';
import { createMemoryWorld, type World } from '#mock/world/world.ts';
import { watchWindowFocus } from '#web/api/query-client.ts';
import { uploadTray } from '#web/features/uploads/tray/upload-tray-store.ts';
import { fullPage } from '#web/session/full-page.ts';
import { beginSession } from '#web/session/session-lost.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import { releaseClock, stopClock } from './page-clock.ts';
import { watchPage, type PageWatch } from './page-watch.ts';

export interface Scene {
  /** Path and query; `/` by default. */
  route?: string;
  /** A role, a user's id, or null for a visitor; the administrator by default. */
  persona?: Persona;
  /** A named or custom scenario: `{ ...demo, documents: [] }`. */
  scenario?: ScenarioName | Scenario;
  faults?: readonly Fault[];
  /** The clock's time; the scenario's by default. */
  now?: string | Date;
  /** Added to every answer. */
  latencyMs?: number;
  /** The duration of uploads, to show progress. */
  uploadMs?: number;
  isOffline?: boolean;
  /** The address of the browser's calls; this machine by default. */
  clientAddress?: string;
}

export interface Stage {
  world: World;
  page: PageWatch;
  /** Unexpected events so far. */
  troubles(): { errors: readonly string[]; outside: readonly string[] };
  /** Clears the stage for the next scene; returns unexpected events. */
  leave(): { errors: readonly string[]; outside: readonly string[] };
}

let onStage: Stage | null = null;
const audience = new Set<() => void>();

function putOnStage(stage: Stage | null): void {
  onStage = stage;
  for (const listener of audience) listener();
}

/** Calls back at every change of the stage, until the returned function is called. */
export function watchStage(listener: () => void): () => void {
  audience.add(listener);
  return () => void audience.delete(listener);
}

watchWindowFocus();

// A call left over from an earlier scene may find its session over; the navigation is ignored.
fullPage.open = () => undefined;

/** The present scene, for a story's play function. */
export function currentStage(): Stage {
  if (!onStage) throw new Error('No stage is set.');
  return onStage;
}

/** The present scene, or null without one. */
export function stageOrNull(): Stage | null {
  return onStage;
}

/** How late every answer comes, in the long round that finds tests which do not wait for what they look at. */
const lateMs = Number(import.meta.env.VITE_LATE_MS ?? 0);

export async function setStage(scene: Scene): Promise<Stage> {
  const { scenario = firstScenario, route = '/', faults = [], uploadMs = 0, isOffline = false } = scene;
  const { latencyMs = lateMs, clientAddress = calm.clientAddress } = scene;
  const persona = scene.persona === undefined ? 'admin' : scene.persona;
  const chosen = typeof scenario === 'string' ? scenarioOf(scenario) : scenario;
  const home = globalThis.location.href;
  uploadTray.empty();
  stopClock(scene.now ?? chosen.now);
  const situation = { ...calm, scenario: 'staged', persona, faults, latencyMs, uploadMs, isOffline, clientAddress };
  const world = await createMemoryWorld(chosen, situation);
  await rememberSessions(world.store, new Date(scene.now ?? chosen.now));
  enterWorld(world);
  await startWorker();
  performance.clearResourceTimings();
  const page = watchPage();
  history.replaceState(null, '', route);
  // Otherwise the first click would focus the window, and the app would refetch everything.
  window.focus();
  const troubles = () => ({ errors: page.errors, outside: requestsElsewhere() });
  const stage: Stage = { world, page, troubles, leave: () => leave(page, home) };
  putOnStage(stage);
  return stage;
}

/** Awaited before leaving a scene: the calls already made reach its world, and not the next one's. */
export async function callsHaveArrived(): Promise<void> {
  await fetch('/mock/sign-in').catch(() => undefined);
}

function leave(page: PageWatch, home: string): ReturnType<Stage['leave']> {
  putOnStage(null);
  uploadTray.empty();
  currentWorld().end();
  page.stop();
  releaseClock();
  beginSession();
  for (const { id } of toastStore.get()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', home);
  return { errors: page.errors, outside: requestsElsewhere() };
}

/** Requests to other origins, which the product never sends. */
function requestsElsewhere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^https?:/.test(name) && !name.startsWith(`${globalThis.location.origin}/`));
}
