// Shows previews in a real browser with the served headers, and checks what is visible.
import { previewHeaders } from '#core/content/content-headers.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { testBrowser } from '../../../scripts/test/browser.ts';

export type ShownKind = 'html' | 'svg';
const types: Record<ShownKind, string> = { html: 'text/html', svg: 'image/svg+xml' };

const reader = `<!doctype html><title>Reader</title><style>html,body,iframe{margin:0;width:100%;height:100%;border:0;overscroll-behavior-x:none}</style>
<iframe sandbox="allow-scripts" src="/preview"></iframe><script>
window.heard = [];
onload = () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push(data);
  window.order = (data) => port1.postMessage(data);
  frames[0][0].postMessage(null, '*', [port2]);
};
</script>`;

export class Screen {
  readonly #server: Server;
  #shown: { bytes: Uint8Array; kind: ShownKind } = { bytes: new Uint8Array(), kind: 'html' };
  #isInReader = false;

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {
    this.#server = createServer((request, response) => {
      if (request.url === '/reader') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(reader);
      if (request.url !== '/preview') return void response.writeHead(204).end();
      const { bytes, kind } = this.#shown;
      response
        .writeHead(200, {
          'Content-Type': types[kind],
          ...previewHeaders(kind, 'x', { isMarked: true, isInReader: this.#isInReader }),
        })
        .end(bytes);
    });
  }

  static async open(): Promise<Screen> {
    const { executablePath, args, env } = await testBrowser();
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    const screen = new Screen(browser, await browser.newPage({ viewport: { width: 400, height: 300 } }));
    await once(screen.#server.listen(0, '127.0.0.1'), 'listening');
    return screen;
  }

  /** Opens a preview of these bytes as a page of its own. */
  async show(kind: ShownKind, bytes: Uint8Array): Promise<void> {
    this.#shown = { bytes, kind };
    this.#isInReader = false;
    await this.#go('/preview');
  }

  /** Opens them in a reader's page, and collects messages of the frame in `heard`. */
  async showInReader(bytes: Uint8Array): Promise<void> {
    this.#shown = { bytes, kind: 'html' };
    this.#isInReader = true;
    await this.#go('/reader');
  }

  async #go(path: string): Promise<void> {
    await this.page.goto(`http://localhost:${(this.#server.address() as AddressInfo).port}${path}`);
  }

  /** Red, green and blue of each visible pixel. A busy browser may draw nothing in time, and is tried a few times. */
  async pixels(): Promise<Buffer> {
    const capture = (triesLeft: number): Promise<Buffer> =>
      this.page.screenshot().catch((error: unknown) => {
        if (triesLeft > 0 && String(error).includes('Unable to capture screenshot')) return capture(triesLeft - 1);
        throw error;
      });
    return sharp(await capture(4))
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.#server.close();
  }
}

/** The number of differing pixels of two pictures of one size. */
export function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 8)) count += 1;
  }
  return count;
}

/** Another origin that counts connections. */
export class Trap {
  connections = 0;
  readonly #server = net.createServer((socket) => {
    this.connections += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
  });

  static async open(): Promise<Trap> {
    const trap = new Trap();
    await once(trap.#server.listen(0, '127.0.0.1'), 'listening');
    return trap;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/trap`;
  }

  close(): void {
    this.#server.close();
  }
}
