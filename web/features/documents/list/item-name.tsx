import { cx } from '#web/ui/theme/cx.ts';

interface ItemNameProps {
  /** For buttons that are described by the name. */
  id?: string;
  name: string;
  className?: string;
}

/** The name opens its item. The row is the tab stop, not the name. */
export function ItemName(props: ItemNameProps) {
  return itemName(props);
}

/** The name as an element instead of a component, which is faster in rows. */
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
