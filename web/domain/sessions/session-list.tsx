import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '#contract/types.ts';
import { activityAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { deviceName, proof } from './session-words.ts';

const icons: Record<Session['device'], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: CircleHelp,
};

interface SessionListProps {
  label: string;
  sessions: readonly Session[];
  /** Absent where none can be ended here. The current one ends by signing out. */
  onEnd: ((session: Session) => void) | undefined;
}

export function SessionList({ label, sessions, onEnd }: SessionListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-xl border border-border">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session}>
          {onEnd && !session.isCurrent && (
            <Button size="sm" aria-label={`End session on ${deviceName(session)}`} onClick={() => onEnd(session)}>
              End
            </Button>
          )}
        </SessionRow>
      ))}
    </ul>
  );
}

function SessionRow({ session, children }: { session: Session; children: ReactNode }) {
  const Icon = icons[session.device];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-8 flex-none place-items-center rounded-lg bg-surface-active text-text-muted">
        <Icon size={16} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-1.5 text-base font-medium">
          <span className="min-w-0 break-words">{deviceName(session)}</span>
          {session.isCurrent && <Badge tone="success">This session</Badge>}
        </p>
        <p className="text-caption break-words text-text-subtle tabular-nums">
          {session.ipAddress ?? 'Unknown address'} · {proof(session.secondFactor)}
        </p>
        <p className="text-caption text-text-subtle tabular-nums">
          <span title={momentText(new Date(session.lastUsedAt))}>
            {session.isCurrent ? 'In use now' : `Last used ${activityAge(session.lastUsedAt).toLowerCase()}`}
          </span>
          {' · '}
          <span title={momentText(new Date(session.signedInAt))}>
            Signed in {activityAge(session.signedInAt).toLowerCase()}
          </span>
        </p>
      </div>
      {children}
    </li>
  );
}
