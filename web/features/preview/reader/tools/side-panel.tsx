import type { ComponentProps } from 'react';
import { cx } from '#web/ui/theme/cx.ts';

interface SidePanelProps extends ComponentProps<'nav'> {
  label: string;
  onClose: () => void;
}

/** Beside the pages, or over them on a phone. */
export function SidePanel({ label, onClose, className, onKeyDown, ...nav }: SidePanelProps) {
  return (
    <nav
      {...nav}
      aria-label={label}
      className={cx(
        'flex-none overflow-y-auto border-r border-border bg-surface-raised p-2 text-cell max-md:absolute max-md:inset-0 max-md:z-10 max-md:w-auto print:hidden',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape') return;
        // Escape would close the preview.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    />
  );
}
