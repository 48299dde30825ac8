// What the sign-in pages load: a few small scripts and the product's typeface, read once.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AppMiddleware } from '#server/http/request-state.ts';

/** Each a file beside this one. */
export const pageScripts = ['submit-once', 'reveal-password', 'passkey', 'recovery-codes'] as const;
export type PageScript = (typeof pageScripts)[number];

interface PageAsset {
  type: string;
  content: Buffer;
}

const ONE_DAY = 'public, max-age=86400';

/** The typeface comes with the web application's packages; without them the pages use the system's. */
function fontFile(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
  } catch {
    return null;
  }
}

async function load(path: string | URL | null, type: string): Promise<PageAsset | null> {
  if (path === null) return null;
  const content = await readFile(path).catch(() => null);
  return content && { type, content };
}

export async function pageAssets(): Promise<AppMiddleware> {
  const loaded = pageScripts.map(async (name) => {
    const file = new URL(`./${name}.js`, import.meta.url);
    return [`/auth/${name}.js`, await load(file, 'text/javascript; charset=utf-8')] as const;
  });
  const font = ['/auth/inter.woff2', await load(fontFile(), 'font/woff2')] as const;
  const assets = new Map<string, PageAsset | null>([...(await Promise.all(loaded)), font]);
  return async (ctx, next) => {
    const asset = ctx.method === 'GET' || ctx.method === 'HEAD' ? assets.get(ctx.path) : null;
    if (!asset) {
      await next();
      return;
    }
    ctx.set('Cache-Control', ONE_DAY);
    ctx.type = asset.type;
    ctx.body = asset.content;
  };
}
