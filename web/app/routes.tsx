import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

interface ScreenRoute {
  path: string;
  /** Fetches the screen's code ahead of its first showing. */
  preload: () => void;
  Screen: LazyExoticComponent<ComponentType>;
}

function screen(path: string, load: () => Promise<ComponentType>): ScreenRoute {
  const loaded = async () => ({ default: await load() });
  // A failure is shown when the screen itself is opened.
  return { path, preload: () => void load().catch(() => undefined), Screen: lazy(loaded) };
}

/** Every screen of a signed-in person, each loaded when it is first opened. Each decides itself whom it refuses. */
export const routes: readonly ScreenRoute[] = [
  screen('/', async () => (await import('#web/features/dashboard/dashboard-page.tsx')).DashboardPage),
  screen('/documents', async () => (await import('#web/features/documents/documents-page.tsx')).DocumentsPage),
  screen('/users', async () => (await import('#web/features/users/users-page.tsx')).UsersPage),
  screen('/audit', async () => (await import('#web/features/audit/audit-page.tsx')).AuditPage),
  screen('/security', async () => (await import('#web/features/security/security-page.tsx')).SecurityPage),
  screen('/analytics', async () => (await import('#web/features/analytics/analytics-page.tsx')).AnalyticsPage),
];

export function routeOf(path: string): ScreenRoute | undefined {
  return routes.find((route) => route.path === path);
}
