import { Fragment } from 'react';
import { cx } from '#web/ui/theme/cx.ts';
import { skeleton } from '#web/ui/feedback/skeleton.tsx';
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

/** A placeholder with the final sizes, so that nothing moves. */
export function ListSkeleton({ isGrid, isCompact, columns, sort }: ListSkeletonProps) {
  return (
    <div role="status" className="@container">
      <span className="sr-only">Loading documents...</span>
      {isGrid ? (
        <div className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {widths.map((width) => (
            <Fragment key={width}>{card(width)}</Fragment>
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
            <Fragment key={width}>{row(width, isCompact)}</Fragment>
          ))}
        </>
      )}
    </div>
  );
}

function row(width: number, isCompact: boolean) {
  if (isCompact) {
    return <div className={cx(border, 'flex h-16 items-center pl-3')}>{name(width, 'size-9')}</div>;
  }
  return (
    <div className={cx(border, rowColumns(false), 'h-11 items-center')}>
      {name(width, 'size-7')}
      {skeleton('h-5 w-7')}
      {skeleton('h-5 w-22')}
      <span className={lastModifiedLook(false)}>{skeleton('h-2.5 w-20')}</span>
    </div>
  );
}

function card(width: number) {
  return (
    <div className="flex h-51 flex-col rounded-xl border border-border">
      <div className={cx(border, 'h-26 flex-none bg-surface-sunken')} />
      <div className="flex px-3 pt-2.5">{name(width, 'size-7')}</div>
      <span className="mt-auto px-3 pb-3.5">{skeleton('h-5 w-22')}</span>
    </div>
  );
}

function name(width: number, tile: string) {
  return (
    <span className="flex flex-1 items-center gap-3">
      {skeleton(tile)}
      <span className="grid flex-1 gap-1.5">
        <span style={{ width: `${width}%` }}>{skeleton('h-2.5')}</span>
        {skeleton('h-2 w-20')}
      </span>
    </span>
  );
}
