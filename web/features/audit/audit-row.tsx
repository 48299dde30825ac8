import { ListFilter, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/types.ts';
import { dateAndTime } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { activityLook } from '#web/domain/activity/activity-types.ts';
import { auditColumns, orDash } from './audit-columns.ts';
import type { AuditFilter } from './filter/audit-filter.ts';
import { shortId } from '#web/format/short-id.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';

interface AuditRowProps {
  entry: AuditEntry;
  person: string | undefined;
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** An audit entry. Alerts are marked by text as well as by colour. */
export function AuditRow({ entry, person, onFilter }: AuditRowProps) {
  const { label, icon: Icon, isAlert } = activityLook(entry.activityType);
  const { date, time, zone } = dateAndTime(entry.createdAt);
  return (
    <div
      className={cx(
        auditColumns,
        'relative min-h-15 py-1.5 @max-4xl:py-2.5 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:px-4 @max-4xl:pl-14',
        isAlert && 'shadow-[inset_2px_0_0_var(--color-danger-solid)]',
      )}
    >
      <div
        role="cell"
        className="flex min-w-0 items-center gap-3 @max-4xl:-ml-10 @max-4xl:basis-full @max-4xl:items-start"
      >
        <span
          className={cx(
            'grid size-7 flex-none place-items-center rounded-md',
            isAlert ? 'bg-danger-soft text-danger' : 'bg-surface-sunken text-text-subtle',
          )}
        >
          <Icon size={16} aria-hidden />
        </span>
        <span className="min-w-0 text-cell font-label break-words @max-4xl:mt-1">{entry.description}</span>
      </div>
      <Fact label="User">
        <Person id={entry.userId} name={person} onFilter={onFilter} />
      </Fact>
      <Fact label="IP">
        <span className="break-all tabular-nums">{orDash(entry.ipAddress)}</span>
      </Fact>
      <Fact label="Resource">
        <Resource type={entry.resourceType} id={entry.resourceId} onFilter={onFilter} />
      </Fact>
      <Fact label="At">
        <time dateTime={entry.createdAt} className="tabular-nums">
          <span className="text-text @4xl:block">{date}</span>
          <span className="text-caption text-text-subtle @max-4xl:ml-1.5">{time}</span>
          <span className="text-caption text-text-subtle"> {zone}</span>
        </time>
      </Fact>
      <div role="cell" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-4xl:basis-full">
        <span className="max-w-full truncate rounded-md" title={label}>
          <Badge tone={isAlert ? 'danger' : 'neutral'}>{label}</Badge>
        </span>
        {isAlert && (
          <span className="flex items-center gap-1 text-caption font-label text-danger">
            <TriangleAlert size={12} aria-hidden />
            Alert
          </span>
        )}
      </div>
    </div>
  );
}

/** A cell with the column's label, which is visible where rows are paragraphs. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="cell" className="min-w-0 text-cell text-text-muted @max-4xl:text-caption">
      <span aria-hidden className="text-text-subtle @4xl:hidden">
        {label}{' '}
      </span>
      {children}
    </div>
  );
}

type OnFilter = AuditRowProps['onFilter'];

function Person({ id, name, onFilter }: { id: string | null; name: string | undefined; onFilter: OnFilter }) {
  if (id === null || id === '') return '-';
  return (
    <>
      <OnlyThis label={`Show only entries of ${name ?? id}`} onClick={() => onFilter({ person: id })}>
        {name}
      </OnlyThis>
      <span className={cx(name !== undefined && 'text-caption text-text-subtle @max-4xl:ml-1.5')}>
        <Id id={id} />
      </span>
    </>
  );
}

/** Text that filters the log by its value, or a funnel icon without text. */
function OnlyThis({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  const hasWords = children !== undefined;
  return (
    <button
      type="button"
      aria-label={label}
      data-tip
      onClick={onClick}
      className={cx(
        '-mx-1 rounded-sm px-1 text-left break-words text-text hover:bg-surface-active hover:underline',
        hasWords ? 'min-h-6 max-w-full @4xl:block' : 'mr-0.5 inline-grid size-6 place-items-center align-middle',
      )}
    >
      {hasWords ? children : <ListFilter size={12} className="text-text-subtle" aria-hidden />}
    </button>
  );
}

function Resource({ type, id, onFilter }: { type: string | null; id: string | null; onFilter: OnFilter }) {
  if (!type && !id) return '-';
  return (
    <>
      {id === null || id === '' ? (
        <span className="break-words text-text @4xl:block">{orDash(type)}</span>
      ) : (
        <OnlyThis
          label={`Show only entries about this ${type ?? 'resource'}`}
          onClick={() => onFilter({ resourceType: type ?? '', resourceId: id })}
        >
          {orDash(type)}
        </OnlyThis>
      )}
      <span className="text-text-subtle @4xl:hidden"> · </span>
      <span className="text-caption text-text-subtle @4xl:block">
        <Id id={id} />
      </span>
    </>
  );
}

/** A shortened id with the complete one in its tooltip; a click copies it. */
function Id({ id }: { id: string | null }) {
  if (id === null || id === '') return '-';
  return (
    <button
      type="button"
      aria-label={`Copy ${id}`}
      data-tip
      onClick={() => void copyWithToast(id)}
      className="-mx-1 inline-flex min-h-6 max-w-full items-center rounded-sm px-1 text-left text-caption break-all tabular-nums hover:bg-surface-active hover:text-text"
    >
      {shortId(id)}
    </button>
  );
}
