// What `npm start` runs: the bundled server, with what V8 made of it before. Compiling it is most of a start otherwise.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** The bundle beside this file, named after its content: code that was kept for another one is never taken for it. */
declare const SERVER_BUNDLE: string;

const file = path.join(__dirname, SERVER_BUNDLE);
const codeFile = `${file}.code`;

function keptCode(): Buffer | undefined {
  try {
    return readFileSync(codeFile);
  } catch {
    return undefined;
  }
}

/** For the next start; a folder that cannot be written to costs nothing but time. */
function keepCode(script: Script): void {
  const draft = `${codeFile}.${process.pid}`;
  try {
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, codeFile);
  } catch {
    // As said above.
  }
}

const cachedData = keptCode();
const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
  filename: file,
  ...(cachedData ? { cachedData } : {}),
});
// Another version of Node takes only its own. At the end it is known which functions a start needs.
if (script.cachedDataRejected !== false) process.once('exit', () => keepCode(script));

type Wrapped = (exports: object, require: NodeJS.Require, module: object, filename: string, dirname: string) => void;
// What `Module.wrap` makes of any source.
const run = script.runInThisContext() as Wrapped;
const bundle = { exports: {} };
run(bundle.exports, createRequire(file), bundle, file, __dirname);
