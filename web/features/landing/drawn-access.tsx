import type { AccessLevel } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { accessLook } from '#web/domain/access/access-look.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Drawn } from './drawn.tsx';

export function DrawnAccess({ level }: { level: AccessLevel }) {
  return (
    <Badge {...accessLook(level)}>
      <Drawn words={accessLabel(level)} />
    </Badge>
  );
}
