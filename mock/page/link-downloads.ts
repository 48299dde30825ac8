// Downloads that a page leaves to the browser. The worker does not see the request of a link with `download`: it would
// reach the development server. So the page calls the mock itself and gives the browser the answer.

/** Links to the API that are downloads save what the mock answers at their address. */
export function answerDownloadLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.hasAttribute('download') || !isOfApi(link)) return;
    event.preventDefault();
    void save(link.href, link.download);
  });
}

function isOfApi({ href }: HTMLAnchorElement): boolean {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname.startsWith('/api/');
}

/** A refusal saves nothing, as in a browser. */
async function save(url: string, name: string): Promise<void> {
  const response = await fetch(url, { headers: { Accept: '*/*' }, credentials: 'include' });
  if (!response.ok) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  // It is being read for a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
