// Started by `npm start`: the bundled server with V8's code cache, since compiling takes most of a start.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** The bundle beside this file, named by its content, so that cached code always belongs to it. */
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

/** For the next start; a read-only folder only makes starts slower. */
function keepCode(script: Script): void {
  const draft = `${codeFile}.${process.pid}`;
  try {
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, codeFile);
  } catch {
    // Ignored, see above.
  }
}

const cachedData = keptCode();
// The file is ASCII: V8 holds a source read as Latin-1 outside of its heap, in one byte a character.
const script = new Script(readFileSync(file, 'latin1'), { filename: file, ...(cachedData ? { cachedData } : {}) });
// Other versions of Node reject the cache. At exit it is known which functions a start needs.
if (script.cachedDataRejected !== false) process.once('exit', () => keepCode(script));

type Wrapped = (exports: object, require: NodeJS.Require, module: object, filename: string, dirname: string) => void;
// The bundle is one function expression.
const run = script.runInThisContext() as Wrapped;
const bundle = { exports: {} };
run(bundle.exports, createRequire(file), bundle, file, __dirname);
