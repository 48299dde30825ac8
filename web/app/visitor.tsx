import { lazy, Suspense } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const LandingPage = lazy(() =>
  import('#web/features/landing/landing-page.tsx').then((module) => ({ default: module.LandingPage })),
);

/** Whoever is not signed in sees the landing page, on every route. */
export function Visitor() {
  return (
    <ErrorBoundary>
      <Suspense
        fallback={
          <main className="grid h-full place-items-center">
            <Spinner />
          </main>
        }
      >
        <LandingPage />
      </Suspense>
    </ErrorBoundary>
  );
}
