import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { auditColumns } from './audit-columns.ts';

const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-3/5', 'w-4/5', 'w-1/2'];

export function AuditSkeleton() {
  return (
    <div role="status" className="@container border-border max-md:mt-3 max-md:border-t md:px-6">
      <span className="sr-only">Loading the audit log...</span>
      {widths.map((width, index) => (
        <div
          key={index}
          className={`${auditColumns} h-15 border-b border-border @max-4xl:flex @max-4xl:items-center @max-4xl:px-4`}
        >
          <div className="flex min-w-0 flex-1 items-center gap-3">
            <Skeleton className="size-7" />
            <Skeleton className={`h-3.5 ${width}`} />
          </div>
          <Skeleton className="h-3.5 w-24 @max-4xl:hidden" />
          <Skeleton className="h-3.5 w-20 @max-4xl:hidden" />
          <Skeleton className="h-3.5 w-28 @max-4xl:hidden" />
          <Skeleton className="h-3.5 w-18 @max-4xl:hidden" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
