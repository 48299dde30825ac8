import { useSyncExternalStore } from 'react';
import type { Situation } from '../world/situation.ts';
import type { World } from '../world/world.ts';

/** The present situation, also when another tab changes it. */
export function useSituation(world: World): Situation {
  return useSyncExternalStore(
    (onChange) => {
      world.listeners.add(onChange);
      return () => world.listeners.delete(onChange);
    },
    () => world.situation,
  );
}
