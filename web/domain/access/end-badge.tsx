import { CalendarClock, CalendarX } from 'lucide-react';
import { endMoment, endText, hasEnded } from '#web/format/end.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Until when, or since when no more; nothing for what has no end. */
export function EndBadge({ expiresAt }: { expiresAt: string | null | undefined }) {
  if (expiresAt == null || expiresAt === '') return null;
  const isOver = hasEnded(expiresAt);
  return (
    <time dateTime={expiresAt} title={endMoment(expiresAt)} className="inline-flex flex-none">
      <Badge tone={isOver ? 'warning' : 'outline'} icon={isOver ? CalendarX : CalendarClock}>
        {endText(expiresAt)}
      </Badge>
    </time>
  );
}
