import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../form/button-class.ts';

/** Shown instead of a screen that the role may not see. The children name it. */
export function AccessDenied({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center p-6 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-xl border border-border bg-surface-sunken text-text-subtle">
        <ShieldX size={24} aria-hidden />
      </span>
      <h2 className="text-section text-text">Access Denied</h2>
      <p className="mt-1 max-w-100 text-base text-text-muted">{children}</p>
      <Link href="/documents" className={buttonClass('secondary', 'md', 'mt-4')}>
        Go to your documents
      </Link>
    </div>
  );
}
