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
  screen('/', async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage),
  screen('/documents', async () => (await import('#web/features/documents/documents-page.tsx')).DocumentsPage),
  screen('/users', async () => (await import('#web/features/users/users-page.tsx')).UsersPage),
  screen('/audit', async () => (await import('#web/features/audit/audit-page.tsx')).AuditPage),
  screen('/security', async () => (await import('#web/features/security/security-page.tsx')).SecurityPage),
  screen('/analytics', async () => (await import('#web/features/analytics/analytics-page.tsx')).AnalyticsPage),
];

/** Shown for unknown addresses. */
export const notFound = screen('', async () => (await import('./not-found-page.tsx')).NotFoundPage);

export function routeOf(path: string): ScreenRoute | undefined {
  return routes.find((route) => route.path === path);
}
