import { Globe, LockKeyhole, UserLock } from 'lucide-react';
import type { AccessLevel } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Drawn } from './drawn.tsx';

const looks = {
  public: { tone: 'success', icon: Globe },
  restricted: { tone: 'warning', icon: UserLock },
  confidential: { tone: 'danger', icon: LockKeyhole },
} as const;

/** An access badge inside a drawing. */
export function DrawnAccess({ level }: { level: AccessLevel }) {
  return (
    <Badge tone={looks[level].tone} icon={looks[level].icon}>
      <Drawn words={accessLabel(level)} />
    </Badge>
  );
}
