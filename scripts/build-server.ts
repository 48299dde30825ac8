// Bundles the server with its packages into dist/server, so that a start reads two files instead of hundreds, and runs
// it once to store V8's compiled code. Imported after packages are installed.
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageScripts } from '#server/auth/pages/page-assets.ts';
import { launchServer } from '#server/testing/launch-server.ts';
import { root, serverFile } from './setup.mjs';

const outdir = path.dirname(serverFile);
const mark = path.join(outdir, 'sources');

/** Does nothing if the sources are unchanged since the last build. */
export async function buildServer(): Promise<void> {
  const sources = fingerprint();
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === sources) return;
  await rm(outdir, { recursive: true, force: true });
  const bundle = await bundleServer();
  await Promise.all([bundleLauncher(bundle), bundleWorker()]);
  for (const name of readdirSync(outdir)) if (/\.[cm]js$/.test(name)) await writeInAscii(path.join(outdir, name));
  for (const script of pageScripts)
    await cp(path.join(root, `reference-server/auth/pages/${script}.js`), path.join(outdir, `${script}.js`));
  await rehearse();
  await writeFile(mark, sources);
}

function fingerprint(): string {
  const files = ['contract', 'reference-server']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const others = ['package-lock.json', 'scripts/build-server.ts'].map((name) => path.join(root, name));
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [...files, ...others]) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const common = {
  absWorkingDir: root,
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
} satisfies BuildOptions;

/** Returns the name of the file, which is derived from its content. */
async function bundleServer(): Promise<string> {
  const { metafile } = await build({
    ...common,
    entryPoints: { server: 'reference-server/main.ts' },
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    // It finds its settings by class names, which bundling may change.
    external: ['oidc-provider'],
    // V8's kept code cannot import, so what is loaded on demand is required.
    supported: { 'dynamic-import': false },
    // Names are kept where possible, for readable stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'external',
    define: { 'import.meta.url': 'importMetaUrl' },
    // The function around a module of CommonJS is part of the file, so that nothing copies the source to add it.
    banner: {
      js: '(function (exports, require, module, __filename, __dirname) { const importMetaUrl = require("node:url").pathToFileURL(__filename).href;',
    },
    footer: { js: '})' },
    plugins: [onlyUsedSchemas],
    metafile: true,
  });
  const [file = ''] = Object.keys(metafile.outputs).filter((name) => name.endsWith('.cjs'));
  return path.basename(file);
}

/**
 * Drops unused schemas: the contract also describes answers, for tests only, which would take a fifth of a start.
 * Statements that are not schemas are kept.
 */
const onlyUsedSchemas: Plugin = {
  name: 'only used schemas',
  setup(building) {
    building.onLoad({ filter: /\.zod\.ts$/ }, async ({ path: file }) => {
      const schema = /^(export const \w+ =) (zod\.[^]*?)(?=\n\s*(?:\/\*\*|export )|(?![^]))/gm;
      const contents = (await readFile(file, 'utf8')).replace(schema, '$1 /* @__PURE__ */ (() => $2)();');
      return { contents, loader: 'ts' };
    });
  },
};

function bundleLauncher(bundle: string) {
  return build({
    ...common,
    entryPoints: { main: 'reference-server/speed/launch.ts' },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { SERVER_BUNDLE: JSON.stringify(bundle) },
  });
}

/** The process that opens uploaded files, its watchdog, and the thread for passwords. */
function bundleWorker() {
  return build({
    ...common,
    entryPoints: {
      worker: 'reference-server/pool/file-worker.ts',
      watchdog: 'reference-server/pool/watchdog.mjs',
      'password-thread': 'reference-server/auth/passwords/password-thread.mjs',
    },
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    // Code for comparing is loaded only by processes that compare.
    splitting: true,
    chunkNames: 'worker-[name]-[hash]',
    // They read files of their own: libraries, fonts and programs.
    external: ['sharp', 'pdfjs-dist', 'tesseract.js-core'],
    banner: {
      js: 'import { createRequire as requiring } from "node:module"; const require = requiring(import.meta.url);',
    },
  });
}

/** Escapes what esbuild leaves: in regular expressions and templates. One such character, and V8 takes two bytes for each. */
async function writeInAscii(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  if (/\\[^\0-\x7F]/.test(source)) throw new Error(`${file} has a backslash before a character that is not ASCII`);
  const escaped = source.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  await writeFile(file, escaped);
}

/**
 * Starts the server over an empty data folder, requests a list, and stops the server, which stores its compiled code.
 */
async function rehearse(): Promise<void> {
  const server = await launchServer({ from: 'bundle', settings: { SEED: 'none' } });
  try {
    const { status } = await fetch(`${server.url}/api/documents`);
    if (status !== 401) throw new Error(`The server that was built answers ${status}:\n${server.output()}`);
  } finally {
    await server.remove();
  }
}
