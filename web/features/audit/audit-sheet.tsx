import type { AuditEntry } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { dateAndTime } from '#web/format/date-time.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { PrintTable } from '#web/ui/print/print-table.tsx';
import { activityLook } from '#web/domain/activity/activity-types.ts';
import { orDash } from './audit-columns.ts';

interface AuditSheetProps {
  entries: readonly AuditEntry[];
  /** Names by user id. */
  names: ReadonlyMap<string, string>;
  hasEarlier: boolean;
  /** The filter in words; absent without one. */
  about?: readonly string[] | undefined;
}

/** All loaded entries in print, with complete ids. */
export function AuditSheet({ entries, names, hasEarlier, about = [] }: AuditSheetProps) {
  const entriesInWords = counted(entries.length, 'entry', 'entries');
  return (
    <PrintSheet title="Audit Trail" about={[hasEarlier ? `The newest ${entriesInWords}` : entriesInWords, ...about]}>
      <PrintTable
        rows={entries}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Date and Time', width: 14, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
          { head: 'Activity', width: 32, cell: ({ description }) => description },
          { head: 'Type', width: 13, cell: ({ activityType }) => <Type activityType={activityType} /> },
          { head: 'User ID', width: 16, cell: ({ userId }) => <Person id={userId} name={names.get(userId ?? '')} /> },
          { head: 'IP Address', width: 11, cell: ({ ipAddress }) => orDash(ipAddress) },
          { head: 'Resource', width: 14, cell: (entry) => <Resource {...entry} /> },
        ]}
      />
    </PrintSheet>
  );
}

function Moment({ iso }: { iso: string }) {
  const { date, time, zone } = dateAndTime(iso);
  return (
    <>
      {date}
      <small>
        {time} {zone}
      </small>
    </>
  );
}

function Type({ activityType }: { activityType: string }) {
  const { label, isAlert } = activityLook(activityType);
  return (
    <>
      {label}
      {isAlert && <strong> (Alert)</strong>}
    </>
  );
}

function Person({ id, name }: { id: string | null; name: string | undefined }) {
  if (name === undefined) return orDash(id);
  return (
    <>
      {name}
      <small>{id}</small>
    </>
  );
}

function Resource({ resourceType, resourceId }: AuditEntry) {
  return (
    <>
      {orDash(resourceType)}
      {resourceId !== null && resourceId !== '' && <small>{resourceId}</small>}
    </>
  );
}
