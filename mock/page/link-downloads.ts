// Saves download links by the page, since the worker does not see their requests.

/** Makes download links of the API save the mock's answers. */
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
  // The browser reads it for a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
