// Paid for by the row "first row" at 10,000 documents: 854 ms with it, 985 ms without, in the better of two runs, and 20 ms
// of the main thread in both (`npm run bench -- --price "compiled ahead"`).
import type { Plugin } from 'vite';

/** Chunks of which the first screen needs most. */
const firstToRun = new Set(['shared', 'documents-page', 'dashboard-page', 'http', 'esm']);

/** Nearly all of the first load runs at once, so it is compiled during the download, off the main thread. */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !(output.isEntry || firstToRun.has(output.name))) continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}
