import { CalendarClock, CalendarX } from 'lucide-react';
import { momentText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { dayInWords, expiryState } from './expiry.ts';

interface ExpiryBadgeProps {
  expiresAt: string | null | undefined;
  /** What ends, if the context does not show it. */
  subject?: string;
}

/** When a right or a user's access ends or has ended; nothing without an end. */
export function ExpiryBadge({ expiresAt, subject }: ExpiryBadgeProps) {
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
    <span title={subject === undefined ? `Ends on ${moment}` : `${subject} ends on ${moment}`} className="flex-none">
      <Badge tone={state === 'soon' ? 'warning' : 'neutral'} icon={CalendarClock}>
        Ends {dayInWords(expiresAt)}
      </Badge>
    </span>
  );
}
