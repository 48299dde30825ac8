import { CalendarClock, CalendarX } from 'lucide-react';

import { momentText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';

import { dayInWords, expiryState } from './expiry.ts';

/** When a right or somebody's access ends, or that it has; nothing where it has no end. */
export function ExpiryBadge({ expiresAt }: { expiresAt: string | null | undefined }) {
  if (expiresAt == null) return null;
  const state = expiryState(expiresAt);
  const moment = momentText(new Date(expiresAt));
  if (state === 'ended') {
    return (
      <span title={`Ended on ${moment}`}>
        <Badge tone="danger" icon={CalendarX}>
          Ended {dayInWords(expiresAt)}
        </Badge>
      </span>
    );
  }
  return (
    <span title={`Ends on ${moment}`}>
      <Badge tone={state === 'soon' ? 'warning' : 'neutral'} icon={CalendarClock}>
        Ends {dayInWords(expiresAt)}
      </Badge>
    </span>
  );
}
