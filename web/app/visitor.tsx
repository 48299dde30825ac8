import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const LandingPage = loadedLater(
  async () => (await import('#web/features/landing/landing-page.tsx')).LandingPage,
  <main className="grid h-full place-items-center">
    <Spinner />
  </main>,
);

/** Visitors who are not signed in see the landing page on every route. */
export function Visitor() {
  return (
    <ErrorBoundary>
      <LandingPage />
    </ErrorBoundary>
  );
}
