import { cx } from '#web/ui/theme/cx.ts';

/** 12 px a level, up to a quarter of the pane, so that names keep their room. */
export const indentOf = (depth: number): string => `min(${8 + depth * 12}px, 25%)`;

export function treeRowLook(isSelected: boolean, isOpen: boolean, isTarget: boolean): string {
  return cx(
    'group absolute inset-x-2 top-0 flex h-8 cursor-default items-center gap-1.5 rounded-lg pr-1 text-cell select-none max-lg:h-11',
    'focus-visible:-outline-offset-2',
    isTarget && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
    !isTarget && (isSelected || isOpen) && 'bg-accent-soft',
    !isTarget && isSelected && 'before:absolute before:inset-y-1 before:left-0 before:w-0.5 before:bg-accent',
    !isTarget && !isSelected && !isOpen && 'hover:bg-surface-hover',
  );
}
