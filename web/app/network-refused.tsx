import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** Loaded on the first refusal: the server still serves the application's files. */
export const NetworkRefused = loadedLater(
  async () => (await import('./network-refused-page.tsx')).NetworkRefusedPage,
  <main className="grid h-full place-items-center">
    <Spinner />
  </main>,
);
