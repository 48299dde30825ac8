import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className="inline-grid h-[18px] min-w-[18px] flex-none place-items-center rounded-sm border border-border-strong bg-surface px-1 font-sans text-micro text-text-subtle"
    >
      {children}
    </kbd>
  );
}
