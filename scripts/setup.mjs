// Runs before packages are installed, so it uses only Node's own modules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '..');

/** The built server, which plain Node can run. */
export const serverFile = path.join(root, 'dist/server/main.cjs');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Strongroom needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const mark = path.join(root, 'node_modules', '.strongroom-lock');

/** Notes which lock file is installed; npm runs it after each installation of all packages. */
export function markInstalled() {
  // Without the packages for development nothing here can run.
  if (!process.env.npm_config_omit) writeFileSync(mark, lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the packages if the lock file has changed since the last installation. */
export async function install() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockHash()) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  // Also where npm runs no scripts.
  markInstalled();
}

/** Runs a command in the project's folder, passes signals on to it, and exits like it unless it succeeds. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const { wasSignalled, status } = await endOf(child);
  if (wasSignalled || status !== 0) process.exit(status);
}

/**
 * Waits for the child and passes signals on to it. The status is that of a shell: 128 plus the number of the signal
 * that ended it.
 */
export async function endOf(child) {
  let wasSignalled = false;
  const passOn = (signal) => {
    wasSignalled = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    return { wasSignalled, status: code ?? 128 + os.constants.signals[signal] };
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}

/** Runs a JavaScript file in a process that always ends with this one. */
export function runChild(args, options = {}) {
  return run(process.execPath, [...asChild, ...args], { ...options, env: { ...childEnvironment(), ...options.env } });
}

/** The first arguments of a Node process that must not outlive this one. */
export const asChild = ['--import', pathToFileURL(path.join(root, 'scripts/as-child.mjs')).href];

/** The environment for `asChild`. */
export const childEnvironment = () => ({ ...process.env, STARTED_BY: String(process.pid) });

/** Runs a TypeScript file of the project. */
export const runScript = (file, ...args) => runChild(['--import', 'tsx', path.join(root, file), ...args]);
