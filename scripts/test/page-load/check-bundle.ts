// Prints what the production build loads and when. Fails over the budget, or if it contains code of mock or core.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const output = path.join(root, 'dist/web');
const manifest = JSON.parse(readFileSync(path.join(output, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const budget = JSON.parse(readFileSync(path.join(import.meta.dirname, 'bundle-budget.json'), 'utf8')) as {
  firstLoad: Record<string, number>;
  routes: Record<string, number>;
};

const pages: Record<string, string> = {
  '/documents': 'features/documents/documents-page.tsx',
  '/': 'features/dashboard/dashboard-page.tsx',
};

const gzipped = (file: string) => gzipSync(readFileSync(path.join(output, file)), { level: 9 }).length;

/** The files loaded with this chunk: itself, its static imports, and their styles. */
function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) closure(next, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry.');
const shell = closure(entry);
const problems: string[] = [];
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipped(file), 0);

console.log('gzip bytes  chunk');
for (const [file, bytes] of [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))]
  .filter((file) => /\.(js|css)$/.test(file))
  .map((file) => [file, gzipped(file)] as const)
  .sort((a, b) => b[1] - a[1]))
  console.log(`${String(bytes).padStart(10)}  ${file}`);

for (const [route, limit] of Object.entries(budget.firstLoad)) {
  const page = pages[route];
  if (!page || !manifest[page]) throw new Error(`The build has no chunk for ${route}.`);
  const bytes = sum(closure(page, new Set(shell)));
  console.log(`first load of ${route}: ${bytes} bytes of gzip, at most ${limit}`);
  if (bytes > limit) problems.push(`The first load of ${route} is ${bytes} bytes of gzip; the budget is ${limit}.`);
}
for (const [page, limit] of Object.entries(budget.routes)) {
  const own = [...closure(page)].filter((file) => !shell.has(file));
  const bytes = sum(own);
  console.log(`${page} on top of the shell: ${bytes} bytes of gzip, at most ${limit}`);
  if (bytes > limit) problems.push(`${page} is ${bytes} bytes of gzip on top of the shell; the budget is ${limit}.`);
}

// What every call of the core uses, by names that minifying keeps.
const traces = ['mockServiceWorker', 'strongroom-mock', 'setupWorker', 'ports.clock', 'ports.store'];
for (const file of readdirSync(path.join(output, 'assets')).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(path.join(output, 'assets', file), 'utf8');
  for (const trace of traces.filter((word) => text.includes(word)))
    problems.push(`assets/${file} holds a trace of mock or core: ${trace}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
