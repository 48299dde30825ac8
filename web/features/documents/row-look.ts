import { cx } from '#web/ui/cx.ts';

/** Hover tints, selection colours and bars, focus rings: the three may meet and stay distinct. */
export function rowLook(isSelected: boolean): string {
  return cx(
    'group absolute inset-x-0 top-0 cursor-default [contain:size_layout_style] items-center border-b border-border select-none',
    'focus-visible:rounded-lg focus-visible:-outline-offset-2',
    isSelected
      ? 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent'
      : 'hover:bg-surface-hover',
  );
}

/** Head and rows share their columns; the checkbox comes before them in select mode only. */
export function rowColumns(isSelecting: boolean): string {
  return cx(
    'grid pr-2 pl-3',
    isSelecting
      ? 'grid-cols-[28px_minmax(0,1fr)_64px_116px_148px_144px]'
      : 'grid-cols-[minmax(0,1fr)_64px_116px_148px_144px]',
  );
}
