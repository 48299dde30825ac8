import type { AccessLevel } from '#contract/types.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { accessLabel } from './access-level.ts';
import { accessLook } from './access-look.ts';

/** Always an icon and a word, never colour alone. */
export function AccessBadge({ level }: { level: AccessLevel }) {
  return <Badge {...accessLook(level)}>{accessLabel(level)}</Badge>;
}
