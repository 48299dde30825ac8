// Fills an empty data room: with the demonstration, as of now, or with its four people alone.
import type { Ports } from '#core/ports/ports.ts';
import { loadScenario } from '#server/scenarios/scenario.ts';
import type { Settings } from '../settings/env.ts';

/** Read when they are needed: a data room that has people in it starts without. */
const scenarios = {
  demo: async () => (await import('#server/scenarios/demo.ts')).demo,
  empty: async () => (await import('#server/scenarios/empty.ts')).empty,
};

/** Leaves a data room alone that has people in it. */
export async function seed(ports: Ports, kind: Settings['seed']): Promise<void> {
  if (kind === 'none') return;
  const people = await ports.store.read((tx) => tx.users.list());
  if (people.length > 0) return;
  await loadScenario(ports.store, ports.objects, await scenarios[kind](), { at: ports.clock.now() });
}
