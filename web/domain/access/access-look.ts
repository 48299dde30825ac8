import type { AccessLevel } from '#contract/types.ts';
import type { BadgeTone } from '#web/ui/data/badge.tsx';
import { Globe, type LucideIcon as Icon, LockKeyhole, UserLock } from 'lucide-react';

const looks: Record<AccessLevel, { tone: BadgeTone; icon: Icon }> = {
  public: { tone: 'success', icon: Globe },
  restricted: { tone: 'warning', icon: UserLock },
  confidential: { tone: 'danger', icon: LockKeyhole },
};

/** Levels of newer servers look like the strictest one. */
export function accessLook(level: AccessLevel): { tone: BadgeTone; icon: Icon } {
  return Object.hasOwn(looks, level) ? looks[level] : looks.confidential;
}
