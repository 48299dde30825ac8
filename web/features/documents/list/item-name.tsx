import { cx } from '#web/ui/theme/cx.ts';

interface ItemNameProps {
  /** Where buttons with short names say whose they are. */
  id?: string;
  name: string;
  className?: string;
}

/** The name opens its item. It is no tab stop: the row is, and Enter opens it. */
export function ItemName(props: ItemNameProps) {
  return itemName(props);
}

/** The same as an element and no component: for rows. */
export function itemName({ id, name, className }: ItemNameProps) {
  return (
    <button
      id={id}
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
