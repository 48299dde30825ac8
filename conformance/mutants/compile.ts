// Whether a mutant compiles; others would never be shipped. Unused code is allowed.
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/setup.mjs';
import type { Mutant } from './mutant.ts';
import { mutated } from './tree.ts';

const unused: ReadonlySet<number> = new Set([6133, 6192, 6196, 6198]);

/** Files that reach all sources of the server. */
const entry = /\/reference-server\/(?:main|pool\/file-worker)\.ts$/;

/** @returns the compiler's errors in a mutant's files, in lines */
export function createCompiler(): (mutant: Mutant) => string[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const changed = new Map<string, { text: string; version: number }>();
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames.filter((file) => entry.test(file)),
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
  });
  return (mutant) => {
    changed.clear();
    version += 1;
    const files = mutated(mutant, (file) => ts.sys.readFile(path.join(root, file)) ?? '');
    for (const [file, text] of files) changed.set(path.join(root, file), { text, version });
    return [...files.keys()].flatMap((file) =>
      service
        .getSemanticDiagnostics(path.join(root, file))
        .filter(({ code }) => !unused.has(code))
        .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`),
    );
  };
}
