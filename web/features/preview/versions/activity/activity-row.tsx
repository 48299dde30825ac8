import type { AuditEntry } from '#contract/types.ts';
import { activityLook } from '#web/domain/activity/activity-types.ts';
import { documentAge } from '#web/format/age.ts';
import { momentText } from '#web/format/date-time.ts';
import { cx } from '#web/ui/theme/cx.ts';

/** One thing that happened to the document. Rows out of sight cost no layout, however many there are. */
export function ActivityRow({ entry, person }: { entry: AuditEntry; person: string | null }) {
  const { label, icon: Icon, isAlert } = activityLook(entry.activityType);
  return (
    <li className="flex gap-3 px-4 py-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <span
        className={cx(
          'mt-0.5 grid size-6 flex-none place-items-center rounded-md',
          isAlert ? 'bg-danger-soft text-danger' : 'bg-surface-sunken text-text-subtle',
        )}
      >
        <Icon size={14} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="text-cell break-words">
          <span className="sr-only">{label}: </span>
          {entry.description}
        </p>
        <p className="text-caption break-words text-text-subtle">
          {person ?? 'Nobody signed in'} ·{' '}
          <time dateTime={entry.createdAt} title={momentText(new Date(entry.createdAt))}>
            {documentAge(entry.createdAt)}
          </time>
        </p>
      </div>
    </li>
  );
}
