import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** Its code comes with the first refusal: from here the server still gives whatever is no call. */
export const NetworkRefused = loadedLater(
  async () => (await import('./network-refused-page.tsx')).NetworkRefusedPage,
  <main className="grid h-full place-items-center">
    <Spinner />
  </main>,
);
