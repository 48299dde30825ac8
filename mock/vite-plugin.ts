// Serves the mock's worker to development, tests and Storybook; production builds do not use this plugin.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { onlyWhereSecure } from './page/secure.ts';

const workerFile = 'mock-worker.js';
const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' };

/** MSW's worker with ours before it, as one script, so that browsers notice updates of either. */
function workerScript(): string {
  const ours = readFileSync(path.join(import.meta.dirname, 'worker/worker.js'), 'utf8');
  const stock = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return `${ours}\n${readFileSync(stock, 'utf8')}`;
}

/** An address of the API or of the mock's pages, but no source of `web/api`, which Vite serves there as well. */
function isApi(pathname: string): boolean {
  return /^\/(?:api(?:\/|$)|mock\/sign-in)/.test(pathname) && !/\.tsx?$/.test(pathname);
}

/** Packages imported on first use; otherwise Vite would find them late, bundle again and reload every page. */
const loadedLate = [
  ...['otplib/functional', '@simplewebauthn/server', '@simplewebauthn/server/helpers', '@simplewebauthn/browser'],
  ...['bowser', 'ipaddr.js', 'uqr'],
];

/** The mock's worker script, and a plain page for an API address that no tab can answer. */
export function mockWorker(): Plugin {
  return {
    name: 'strongroom-mock-worker',
    config: () => ({ optimizeDeps: { include: loadedLate } }),
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        if ((server.resolvedUrls?.network.length ?? 0) > 0) server.config.logger.warn(`\n  ${onlyWhereSecure}\n`);
      };
      server.middlewares.use((request, response, next) => {
        const pathname = request.url?.split('?', 1)[0] ?? '/';
        if (pathname.endsWith(`/${workerFile}`))
          response.writeHead(200, { ...headers, 'Service-Worker-Allowed': '/' }).end(workerScript());
        else if (isApi(pathname))
          response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(noMockPage());
        else next();
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: workerScript() });
    },
  };
}

/** With a real server: removes the worker of an earlier run with the mock. */
export function noMockWorker(): Plugin {
  const script = [
    "addEventListener('install', () => self.skipWaiting());",
    "addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));",
  ].join('\n');
  return {
    name: 'strongroom-no-mock-worker',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] === `/${workerFile}`) response.writeHead(200, headers).end(script);
        else next();
      });
    },
  };
}

/** Shown for an API address when no open tab runs the mock, instead of the app itself. */
function noMockPage(): string {
  const links = ['admin', 'manager', 'analyst', 'viewer'].map(
    (persona) => `<li><a href="/documents?persona=${persona}">Open the app as ${persona}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The mock is not running - Strongroom</title></head>
<body>
<h1>The mock is not running</h1>
<p>The mock answers from an open tab of the app, and there is none. Open the app, then come back to this address.</p>
<ul>${links.join('')}</ul>
</body>
</html>
`;
}
