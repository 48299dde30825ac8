import { Skeleton } from '#web/ui/skeleton.tsx';
import { rowColumns } from './row-look.ts';

const widths = [62, 48, 68, 41, 55, 50, 64, 45];

/** The rows that are coming, in their own shape. */
export function ListSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">Loading documents...</span>
      {widths.map((width) => (
        <div
          key={width}
          className={
            isCompact ? 'border-b border-border' : `${rowColumns(false)} h-11 items-center border-b border-border`
          }
        >
          <span className={`flex items-center gap-3 ${isCompact ? 'h-16 pl-3' : ''}`}>
            <Skeleton className={isCompact ? 'size-9' : 'size-7'} />
            <span className="grid flex-1 gap-1.5">
              <span style={{ width: `${width}%` }}>
                <Skeleton className="h-2.5" />
              </span>
              <Skeleton className="h-2 w-20" />
            </span>
          </span>
          {!isCompact && (
            <>
              <Skeleton className="h-5 w-7" />
              <Skeleton className="h-5 w-22" />
              <Skeleton className="h-2.5 w-20" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
