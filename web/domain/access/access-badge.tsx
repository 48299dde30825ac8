import type { AccessLevel } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Globe, type Icon, LockKeyhole, UserLock } from '#web/speed/glyphs.tsx';

const looks: Record<AccessLevel, { tone: BadgeTone; icon: Icon }> = {
  public: { tone: 'success', icon: Globe },
  restricted: { tone: 'warning', icon: UserLock },
  confidential: { tone: 'danger', icon: LockKeyhole },
};

/** Always an icon and a word, never colour alone. */
export function AccessBadge({ level }: { level: AccessLevel }) {
  // A newer server may send a level that this build does not know.
  const { tone, icon } = Object.hasOwn(looks, level) ? looks[level] : looks.confidential;
  return (
    <Badge tone={tone} icon={icon}>
      {accessLabel(level)}
    </Badge>
  );
}
