import type { ComponentType } from 'react';
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

function screen(path: string, load: () => Promise<ComponentType>): ScreenRoute {
  return { path, Screen: loadedLater(load, waiting) };
}

/** All screens for signed-in users, loaded on first use. Each decides which roles it refuses. */
export const routes: readonly ScreenRoute[] = [
  screen('/', () => import('#web/features/dashboard/dashboard-page.tsx').then((module) => module.DashboardPage)),
  screen('/documents', () =>
    import('#web/features/documents/documents-page.tsx').then((module) => module.DocumentsPage),
  ),
  screen('/users', () => import('#web/features/users/users-page.tsx').then((module) => module.UsersPage)),
  screen('/audit', () => import('#web/features/audit/audit-page.tsx').then((module) => module.AuditPage)),
  screen('/security', () => import('#web/features/security/security-page.tsx').then((module) => module.SecurityPage)),
  screen('/analytics', () =>
    import('#web/features/analytics/analytics-page.tsx').then((module) => module.AnalyticsPage),
  ),
];

/** Shown for unknown addresses. */
export const notFound = screen('', () => import('./not-found-page.tsx').then((module) => module.NotFoundPage));

export function routeOf(path: string): ScreenRoute | undefined {
  return routes.find((route) => route.path === path);
}
