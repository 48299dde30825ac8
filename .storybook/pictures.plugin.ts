// The pictures of the first page during `npm run storybook`: drawn from the present stories as they come into view. The
// built Storybook has files.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Plugin } from 'vite';
import { drawPictures } from '../scripts/storybook/draw-pictures.ts';
import { keptPictures } from '../scripts/storybook/kept-pictures.ts';
import { openStoryPage, type StoryPage } from '../scripts/storybook/story-page.ts';
import { testBrowser } from '../scripts/test/browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'node_modules/.cache/strongroom-pictures');
const address = /\/thumbnails\/(?<id>[\w-]+)-(?<theme>light|dark)\.webp$/;

/** When a source that stories show was last changed. */
function newestSource(): number {
  const folders = ['web', 'mock', 'contract', 'reference-server/core', 'reference-server/scenarios'];
  const files = folders.flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, name, file),
    ),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

async function openStories(origin: string): Promise<StoryPage & { browser: Browser }> {
  const { executablePath, args, env } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' });
  return { browser, ...(await openStoryPage(context, origin)) };
}

/** Answers `/thumbnails/*` in `npm run storybook`. */
export function drawnPictures(): Plugin {
  return {
    name: 'strongroom-drawn-pictures',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    configureServer({ middlewares, watcher }) {
      let changedAt = newestSource();
      watcher.on('all', () => (changedAt = Date.now()));
      let origin = '';
      let open: ReturnType<typeof openStories> | null = null;
      const close = () => {
        void open?.then(({ browser }) => browser.close()).catch(() => undefined);
        open = null;
      };
      const { picture, onIdle } = keptPictures(folder, {
        changedAt: () => changedAt,
        async draw(id, into) {
          // Vite reloads its pages when it finds a package for the first time; the second try succeeds then.
          if (!(await tryToDraw(id, into)) && !(await tryToDraw(id, into))) throw new Error(`${id} cannot be drawn.`);
        },
      });
      async function tryToDraw(id: string, into: string): Promise<boolean> {
        try {
          const { page, play } = await (open ??= openStories(origin));
          const troubles = await play(id);
          if (troubles.length === 0) await drawPictures(page, id, into);
          else close();
          return troubles.length === 0;
        } catch {
          close();
          return false;
        }
      }
      onIdle(close);
      middlewares.use((request, response, next) => {
        const { id = '', theme = '' } = address.exec(request.url?.split('?', 1)[0] ?? '')?.groups ?? {};
        if (id === '') {
          next();
          return;
        }
        origin = `http://localhost:${request.socket.localPort ?? 6006}`;
        picture(id, theme).then(
          (bytes) => response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' }).end(bytes),
          () => response.writeHead(404).end(),
        );
      });
    },
  };
}
