import type { ReactNode } from 'react';
import { type LoadedLater, loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

interface ScreenRoute {
  path: string;
  Screen: LoadedLater<object>;
}

const waiting = (
  <div className="grid flex-1 place-items-center">
    <Spinner />
  </div>
);

function screen<Name extends string>(path: string, name: Name, load: () => Promise<Record<Name, () => ReactNode>>) {
  // Screens have no properties.
  return { path, Screen: loadedLater(name, load, waiting) as LoadedLater<object> };
}

/** All screens for signed-in users, loaded on first use. Each decides which roles it refuses. */
export const routes: readonly ScreenRoute[] = [
  screen('/', 'DashboardPage', () => import('#web/features/dashboard/dashboard-page.tsx')),
  screen('/documents', 'DocumentsPage', () => import('#web/features/documents/documents-page.tsx')),
  screen('/users', 'UsersPage', () => import('#web/features/users/users-page.tsx')),
  screen('/audit', 'AuditPage', () => import('#web/features/audit/audit-page.tsx')),
  screen('/security', 'SecurityPage', () => import('#web/features/security/security-page.tsx')),
  screen('/analytics', 'AnalyticsPage', () => import('#web/features/analytics/analytics-page.tsx')),
];

export const notFound = screen('', 'NotFoundPage', () => import('./not-found-page.tsx'));

export function routeOf(path: string): ScreenRoute | undefined {
  return routes.find((route) => route.path === path);
}
