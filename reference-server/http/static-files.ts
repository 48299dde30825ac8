// The built web application: files from one folder, listed once for each build, so that no path of a request ever
// reaches the disk.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { applicationPolicy } from './security-headers.ts';
import type { AppContext, AppMiddleware } from './request-state.ts';
import { sendStream } from './send-answer.ts';

interface Variant {
  path: string;
  size: number;
}

interface StaticFile {
  type: string;
  etag: string;
  /** The file itself, and its precompressed forms beside it. */
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
}

const types: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Answers reading requests that nothing else has answered. Files beneath /assets carry a hash in their names and are
 * kept for a year; every other path gets the application itself, which decides what it means. The session is never
 * looked at here.
 */
export function staticFiles(folder: string, imageHosts: readonly string[]): AppMiddleware {
  let listing: Promise<Map<string, StaticFile>> | null = null;
  let builtAt: number | undefined;
  const policy = applicationPolicy(imageHosts);
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      return;
    }
    const isAsset = ctx.path.startsWith('/assets/');
    const present = isAsset ? builtAt : (await stat(join(folder, 'index.html')).catch(() => null))?.ctimeMs;
    // Another build or package has replaced the files; all those of packages have one time of modification.
    if (present !== builtAt) listing = null;
    builtAt = present;
    listing ??= listFiles(folder);
    const files = await listing.catch((error: unknown) => {
      listing = null;
      throw error;
    });
    const file = files.get(ctx.path) ?? (isAsset ? undefined : files.get('/index.html'));
    if (!file) {
      answerMissing(ctx, files.size === 0);
      return;
    }
    ctx.set('Cache-Control', isAsset ? ONE_YEAR : 'no-cache');
    if (file.type.startsWith('text/html')) ctx.set('Content-Security-Policy', policy);
    await sendFile(ctx, file);
  };
}

async function sendFile(ctx: AppContext, file: StaticFile): Promise<void> {
  ctx.status = 200;
  ctx.set('ETag', file.etag);
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.set('Content-Type', file.type);
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  const { br, gzip, identity } = file.variants;
  const [variant, name] =
    encoding === 'br' && br
      ? [br, 'br']
      : gzip && ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
        ? [gzip, 'gzip']
        : [identity, null];
  if (name) ctx.set('Content-Encoding', name);
  ctx.set('Content-Length', String(variant.size));
  await sendStream(ctx, createReadStream(variant.path));
}

function answerMissing(ctx: AppContext, isUnbuilt: boolean): void {
  ctx.status = isUnbuilt ? 503 : 404;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = isUnbuilt ? 'The web application has not been built yet: npm run build\n' : 'Not found\n';
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  /** By address. */
  const found = new Map<string, Variant>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(folder, path).split(sep);
    // Files that begin with a dot are for tools, such as the build's list of chunks.
    if (entry.isFile() && !parts.some((part) => part.startsWith('.')))
      found.set(`/${parts.join('/')}`, { path, size: (await stat(path)).size });
  }
  const files = new Map<string, StaticFile>();
  for (const [address, identity] of found) {
    const type = types[extname(address)];
    if (type === undefined) continue;
    const [br, gzip] = [found.get(`${address}.br`), found.get(`${address}.gz`)];
    const digest = createHash('sha256')
      .update(await readFile(identity.path))
      .digest('base64url');
    const variants = { identity, ...(br && { br }), ...(gzip && { gzip }) };
    files.set(address, { type, etag: `W/"${digest.slice(0, 27)}"`, variants });
  }
  return files;
}
