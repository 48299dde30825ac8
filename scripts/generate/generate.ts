// Generates the folder contract from openapi.yaml, completely or not at all.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Contract } from './document.ts';
import { lintContract } from './lint.ts';
import { lintByRedocly } from './redocly.ts';
import { textsOf } from './texts.ts';

/** At the same depth as the final folder, so that relative imports match. */
const unfinished = '.contract';

/** @returns whether there was no fault; faults are printed */
export function generate(root: string, isCheck: boolean): boolean {
  const document: unknown = read(root);
  if (document === null) return false;
  const faults = [...lintContract(document), ...lintByRedocly(root, document)];
  if (faults.length > 0) {
    log(
      `openapi.yaml, ${faults.length} to mend; nothing was written:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    return false;
  }
  const folder = path.join(root, unfinished);
  rmSync(folder, { recursive: true, force: true });
  try {
    const isMade =
      run(root, 'orval/dist/bin/orval.mjs') &&
      run(root, 'openapi-typescript/bin/cli.js', 'openapi.yaml', '--output', `${unfinished}/api.d.ts`);
    if (!isMade) return false;
    withoutOwnHelpers(path.join(folder, 'hooks'));
    const texts = textsOf(document as Contract);
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
    return replace(root, folder, isCheck);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(root: string): unknown {
  try {
    return parse(readFileSync(path.join(root, 'openapi.yaml'), 'utf8'));
  } catch (error) {
    log(`openapi.yaml cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

/** @returns whether nothing changed, or a change is no fault */
export function replace(root: string, made: string, isCheck: boolean): boolean {
  const folder = path.join(root, 'contract');
  const [before, after] = [state(folder), state(made)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (changed.length === 0) return true;
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  if (isCheck) {
    const files = changed.map((file) => `contract/${file}`).join('\n');
    log(`Not in step with openapi.yaml; now regenerated, please commit:\n${files}`);
  }
  return !isCheck;
}

/**
 * Each hook of orval adds the query's key to its result, by a function in every file that defines all properties anew at
 * every render. Nothing uses that key. And each change with a body has a function of its own that copies headers.
 */
function withoutOwnHelpers(hooks: string): void {
  for (const name of readdirSync(hooks)) {
    const file = path.join(hooks, name);
    const text = readFileSync(file, 'utf8')
      .replace(/const withQueryKey = [^]*?\n\};\n+/, '')
      .replaceAll(/(Result<TData, TError>) & \{ queryKey: .*? \}/g, '$1')
      .replaceAll(/return withQueryKey\((\w+), .*?\);/g, 'return $1;')
      .replaceAll(/ *const getHeaders = [^]*?\n {2}\};\n/g, '')
      .replaceAll('...getHeaders(options?.headers)', '...Object.fromEntries(new Headers(options?.headers))');
    if (/withQueryKey|getHeaders/.test(text)) throw new Error(`${file} is no longer as orval wrote it`);
    writeFileSync(file, text);
  }
}

/** Runs a tool, which prints its own errors. */
function run(root: string, tool: string, ...args: string[]): boolean {
  const script = path.join(root, 'node_modules', tool);
  const env = { ...process.env, CONTRACT_FOLDER: unfinished };
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Every file of a folder with the hash of its text. */
function state(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name));
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(paths.map((file) => [path.relative(folder, file), hash(file)]));
}

const log = (text: string): void => console.error(text);
