// Paid for by the row "first row" at 10,000 documents: 854 ms with it, 1,046 ms without, in the better of two runs; in the
// other it paid nothing (`npm run bench -- --price "early start"`).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { earlyReads } from './early-reads.ts';

interface Contract {
  operations: Parameters<typeof earlyReads>[1];
  everybody: readonly string[];
}

/** Adds `early.js`, which requests the screen's code and data before the app runs. */
export function earlyStart({ operations, everybody }: Contract): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'early-start',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      sources.set(id, code);
    },
    generateBundle() {
      const source = readFileSync(path.join(import.meta.dirname, 'early.js'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'early.js', source });
    },
    transformIndexHtml(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const files = (name: string): string[] => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        return chunk === undefined ? [] : [name, ...chunk.imports.flatMap(files)];
      };
      const shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => files(fileName)));
      const screens = chunks.flatMap(({ facadeModuleId, fileName, moduleIds }) => {
        const name = /features\/(\w+)\/\1-page\.tsx$/.exec(facadeModuleId ?? '')?.[1];
        if (name === undefined || name === 'landing') return [];
        const own = [...new Set(files(fileName))].filter((file) => !shell.has(file)).map((file) => `/${file}`);
        const reads = earlyReads(
          moduleIds.map((id) => sources.get(id) ?? ''),
          operations,
          everybody,
        );
        return [[name === 'dashboard' ? '/' : `/${name}`, { files: own, reads }] as const];
      });
      if (screens.length === 0) throw new Error('The build has no screens to start early.');
      const attrs = { src: '/early.js', 'data-screens': JSON.stringify(Object.fromEntries(screens)) };
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
    },
  };
}
