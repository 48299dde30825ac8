import { cx } from '../theme/cx.ts';

/** One grey block of what is coming. Whoever shows several wraps them in an element with role status. */
export function Skeleton({ className }: { className?: string }) {
  return skeleton(className);
}

/** The same as an element and no component: where there are many. */
export function skeleton(className?: string) {
  return <span aria-hidden data-skeleton className={cx('block animate-pulse rounded-md bg-skeleton', className)} />;
}
