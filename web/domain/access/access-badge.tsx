import type { AccessLevel } from '#contract/types.ts';
import { badge } from '#web/ui/data/badge.tsx';
import { accessLabel } from './access-level.ts';
import { accessLook } from './access-look.ts';

/** Always an icon and a word, never colour alone. */
export function AccessBadge({ level }: { level: AccessLevel }) {
  return accessBadge(level);
}

/** The badge as an element instead of a component, which is faster in rows. */
export function accessBadge(level: AccessLevel) {
  return badge({ ...accessLook(level), children: accessLabel(level) });
}
