// The built app with fixed answers in one process, so that the page's requests depend only on the page.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerTo } from './answers.ts';

const listLastMs = 500;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface PageServer {
  url: string;
  close: () => Promise<void>;
}

/** @throws Error if the app has not been built into the folder */
export async function startPageServer(folder: string): Promise<PageServer> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built app in ${folder}: run \`npm run build\` first`);
  const server = createServer((request, response) => void answer(folder, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api/')) {
    // The list is answered last, like the longest answer in reality, so that the order of renders is fixed.
    if (pathname === '/api/documents') await new Promise((resolve) => setTimeout(resolve, listLastMs));
    const { status, body } = answerTo(pathname) ?? { status: 404, body: '{"message":"Not found"}' };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    return;
  }
  const file = path.extname(pathname) === '' ? 'index.html' : pathname;
  const type = types[path.extname(file)];
  const bytes = await readFile(path.join(folder, file)).catch(() => null);
  if (bytes === null) response.writeHead(404).end();
  else response.writeHead(200, type === undefined ? {} : { 'Content-Type': type }).end(bytes);
}
