// Fills an empty data room with the demonstration, dated from now, or with its four users only.
import type { Ports } from '#core/ports/ports.ts';
import { loadScenario } from '#server/scenarios/scenario.ts';
import type { Settings } from '../settings/env.ts';

/** Loaded on demand: a data room with users does not need them. */
const scenarios = {
  demo: async () => (await import('#server/scenarios/demo.ts')).demo,
  empty: async () => {
    const { empty } = await import('#server/scenarios/empty.ts');
    // The empty log has no sign-in of theirs.
    return { ...empty, users: empty.users.map((user) => ({ ...user, lastLoginAt: null })) };
  },
};

/** Does nothing if the data room has users. */
export async function seed(ports: Ports, kind: Settings['seed']): Promise<void> {
  if (kind === 'none') return;
  const people = await ports.store.read((tx) => tx.users.list());
  if (people.length > 0) return;
  await loadScenario(ports.store, ports.objects, await scenarios[kind](), { at: ports.clock.now() });
}
