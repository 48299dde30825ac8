// A page made by the server, between the identity provider and the app.
import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import { expect, waitFor, within } from 'storybook/test';

interface Drawn {
  /** The page's HTML from the server. */
  page: string;
}

/** Replaces the addresses of scripts and typeface. Forms are not sent. */
function inStorybook(page: string): string {
  return page.replaceAll('/auth/inter.woff2', inter).replaceAll(/<script [^>]*><\/script>/g, '');
}

export function ServerPage({ page }: Drawn) {
  return (
    <iframe
      title="A page of the server"
      srcDoc={inStorybook(page)}
      sandbox="allow-same-origin"
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}

/** Waits for the heading. */
export async function isDrawn({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(async () => {
    const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
    await expect(body && within(body).getByRole('heading', { level: 1 })).toBeVisible();
  });
}
