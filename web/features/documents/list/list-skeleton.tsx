import { cx } from '#web/ui/theme/cx.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListHead } from './list-head.tsx';
import type { SortOption } from '../model/sort-option.ts';
import { lastModifiedLook, rowColumns } from './row-look.ts';

const widths = [62, 48, 68, 41, 55, 50, 64, 45];
const border = 'border-b border-border';

interface ListSkeletonProps {
  isGrid: boolean;
  isCompact: boolean;
  columns: number;
  sort: SortOption;
}

/** What is coming, in its own shape and place: nothing moves when it is there. */
export function ListSkeleton({ isGrid, isCompact, columns, sort }: ListSkeletonProps) {
  return (
    <div role="status" className="@container">
      <span className="sr-only">Loading documents...</span>
      {isGrid ? (
        <div className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {widths.map((width) => (
            <Card key={width} width={width} />
          ))}
        </div>
      ) : (
        <>
          {!isCompact && (
            <div aria-hidden inert>
              <ListHead sort={sort} onSort={() => undefined} />
            </div>
          )}
          {widths.map((width) => (
            <Row key={width} width={width} isCompact={isCompact} />
          ))}
        </>
      )}
    </div>
  );
}

function Row({ width, isCompact }: { width: number; isCompact: boolean }) {
  if (isCompact) {
    return (
      <div className={cx(border, 'flex h-16 items-center pl-3')}>
        <Name width={width} tile="size-9" />
      </div>
    );
  }
  return (
    <div className={cx(border, rowColumns(false), 'h-11 items-center')}>
      <Name width={width} tile="size-7" />
      <Skeleton className="h-5 w-7" />
      <Skeleton className="h-5 w-22" />
      <span className={lastModifiedLook(false)}>
        <Skeleton className="h-2.5 w-20" />
      </span>
    </div>
  );
}

function Card({ width }: { width: number }) {
  return (
    <div className="flex h-51 flex-col rounded-xl border border-border">
      <div className={cx(border, 'h-26 flex-none bg-surface-sunken')} />
      <div className="flex px-3 pt-2.5">
        <Name width={width} tile="size-7" />
      </div>
      <span className="mt-auto px-3 pb-3.5">
        <Skeleton className="h-5 w-22" />
      </span>
    </div>
  );
}

function Name({ width, tile }: { width: number; tile: string }) {
  return (
    <span className="flex flex-1 items-center gap-3">
      <Skeleton className={tile} />
      <span className="grid flex-1 gap-1.5">
        <span style={{ width: `${width}%` }}>
          <Skeleton className="h-2.5" />
        </span>
        <Skeleton className="h-2 w-20" />
      </span>
    </span>
  );
}
