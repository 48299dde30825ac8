import { FileQuestion } from 'lucide-react';
import { use } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { PageHeaderStart } from '#web/domain/product/page-header.tsx';
import { roomNameFor } from '#web/domain/product/product-name.ts';

export function NotFoundPage() {
  const user = useCurrentUser();
  const [path] = useLocation();
  const maySeeDashboard = mayCall(roles.getDashboardMetrics, roleOf(user));
  if (path.endsWith('/')) return <Redirect to={path.slice(0, -1) + window.location.search} replace />;
  return (
    <>
      <title>{`Page not found · ${roomNameFor(user)}`}</title>
      <div className="flex h-14 flex-none items-center px-2 md:hidden">{use(PageHeaderStart)}</div>
      <div className="flex flex-1 flex-col items-center justify-center p-6 text-center">
        <span className="mb-4 grid size-12 place-items-center rounded-xl border border-border bg-surface-sunken text-text-subtle">
          <FileQuestion size={24} aria-hidden />
        </span>
        <h1 className="text-title text-text">404 Page Not Found</h1>
        <p className="mt-1 max-w-100 text-base text-text-muted">There is no page at this address.</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {maySeeDashboard && (
            <Link href="/" className={buttonClass()}>
              Back to the dashboard
            </Link>
          )}
          <Link href="/documents" className={buttonClass()}>
            Go to your documents
          </Link>
        </div>
      </div>
    </>
  );
}
