// Sets the scene for a test or a story: a world of its own, a clock that stands still, an address, and a watch on
// everything that would leave the page.
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
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import { releaseClock, stopClock } from './page-clock.ts';
import { watchPage, type PageWatch } from './page-watch.ts';

export interface Scene {
  /** Path and query; `/` by default. */
  route?: string;
  /** A role, a user's id, or null for nobody; the administrator by default. */
  persona?: Persona;
  /** A named world, or one's own: `{ ...demo, documents: [] }`. */
  scenario?: ScenarioName | Scenario;
  faults?: readonly Fault[];
  /** What the clock shows; the scenario's own time by default. */
  now?: string | Date;
  /** Added to every answer. */
  latencyMs?: number;
  /** How long an upload takes: see its progress. */
  uploadMs?: number;
  isOffline?: boolean;
  /** Where the browser's calls come from; the machine itself by default. */
  clientAddress?: string;
}

export interface Stage {
  world: World;
  page: PageWatch;
  /** What should not have happened so far. */
  troubles(): { errors: readonly string[]; outside: readonly string[] };
  /** Clears the stage for the next scene; tells what should not have happened. */
  leave(): { errors: readonly string[]; outside: readonly string[] };
}

let onStage: Stage | null = null;
const audience = new Set<() => void>();

function putOnStage(stage: Stage | null): void {
  onStage = stage;
  for (const hear of audience) hear();
}

/** Tells of every change of the stage, until the returned function is called. */
export function watchStage(hear: () => void): () => void {
  audience.add(hear);
  return () => void audience.delete(hear);
}

watchWindowFocus();

// What an earlier scene still had under way may end a session that nobody has any more: it leads nowhere.
fullPage.open = () => undefined;

/** The scene that is being played: for a story's play function. */
export function currentStage(): Stage {
  if (!onStage) throw new Error('No stage is set.');
  return onStage;
}

/** The scene that is being played, or null between scenes and where there is none. */
export function stageOrNull(): Stage | null {
  return onStage;
}

export async function setStage(scene: Scene): Promise<Stage> {
  const { scenario = firstScenario, route = '/', faults = [], latencyMs = 0, uploadMs = 0, isOffline = false } = scene;
  const { clientAddress = calm.clientAddress } = scene;
  const persona = scene.persona === undefined ? 'admin' : scene.persona;
  const told = typeof scenario === 'string' ? scenarioOf(scenario) : scenario;
  const home = globalThis.location.href;
  uploadTray.empty();
  stopClock(scene.now ?? told.now);
  const situation = { ...calm, scenario: 'staged', persona, faults, latencyMs, uploadMs, isOffline, clientAddress };
  const world = await createMemoryWorld(told, situation);
  await rememberSessions(world.store, new Date(scene.now ?? told.now));
  enterWorld(world);
  await startWorker();
  performance.clearResourceTimings();
  const page = watchPage();
  history.replaceState(null, '', route);
  // Otherwise the first click would bring the window to the front, and the app would read everything again.
  window.focus();
  const troubles = () => ({ errors: page.errors, outside: requestsElsewhere() });
  const stage: Stage = { world, page, troubles, leave: () => leave(page, home) };
  putOnStage(stage);
  return stage;
}

function leave(page: PageWatch, home: string): ReturnType<Stage['leave']> {
  putOnStage(null);
  uploadTray.empty();
  currentWorld().end();
  page.stop();
  releaseClock();
  for (const { id } of toastStore.records()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', home);
  return { errors: page.errors, outside: requestsElsewhere() };
}

/** The product talks to its own origin and to nobody else. */
function requestsElsewhere(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^https?:/.test(name) && !name.startsWith(`${globalThis.location.origin}/`));
}
