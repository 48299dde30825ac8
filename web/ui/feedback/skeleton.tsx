import { cx } from '../theme/cx.ts';

/** A grey placeholder block. Wrap several in an element with role status. */
export function Skeleton({ className }: { className?: string }) {
  return skeleton(className);
}

/** The block as an element instead of a component, for large numbers. */
export function skeleton(className?: string) {
  return <span aria-hidden data-skeleton className={cx('block animate-pulse rounded-md bg-skeleton', className)} />;
}
