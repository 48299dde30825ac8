// A page that the server draws itself, between the identity provider and the app, as it draws it.
import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import { expect, waitFor, within } from 'storybook/test';

interface Drawn {
  /** As the server sends it. */
  page: string;
}

/** Scripts and typeface have other addresses here. Nothing is sent from a story. */
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

/** It is there, with its heading. */
export async function isDrawn({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(async () => {
    const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
    await expect(body && within(body).getByRole('heading', { level: 1 })).toBeVisible();
  });
}
