import { cx } from '#web/ui/theme/cx.ts';

/** Styles for hover, selection and focus, which stay distinct in combination. */
export function rowLook(isSelected: boolean): string {
  return cx(
    'group absolute inset-x-0 top-0 cursor-default [contain:size_layout_style] items-center border-b border-border select-none',
    'focus-visible:rounded-lg focus-visible:-outline-offset-2',
    isSelected
      ? 'bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent'
      : 'hover:bg-surface-hover',
  );
}

/** Last Modified is hidden in a narrow pane to leave 220 px for names; the breakpoints are the columns' sums. */
export function rowColumns(isSelecting: boolean): string {
  return cx(
    'grid pr-2 pl-3',
    isSelecting
      ? 'grid-cols-[28px_minmax(0,1fr)_60px_116px_136px_140px] @max-[776px]:grid-cols-[28px_minmax(0,1fr)_60px_116px_140px]'
      : 'grid-cols-[minmax(0,1fr)_60px_116px_136px_140px] @max-[748px]:grid-cols-[minmax(0,1fr)_60px_116px_140px]',
  );
}

/** The cell of the column that is hidden first. */
export function lastModifiedLook(isSelecting: boolean): string {
  return isSelecting ? '@max-[776px]:hidden' : '@max-[748px]:hidden';
}
