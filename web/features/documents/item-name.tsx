import { cx } from '#web/ui/cx.ts';

interface ItemNameProps {
  name: string;
  className?: string;
}

/** The name opens its item. It is no tab stop: the row is, and Enter opens it. */
export function ItemName({ name, className }: ItemNameProps) {
  return (
    <button
      type="button"
      data-open
      tabIndex={-1}
      title={name}
      className={cx('block max-w-full truncate text-left', className)}
    >
      {name}
    </button>
  );
}
