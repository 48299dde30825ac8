// Runs before anything is installed, so it uses Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '..');

/** The built server, to be run with plain Node. */
export const serverFile = path.join(root, 'dist/server/main.cjs');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Strongroom needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages when the lock file is not the one they were installed from. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules', '.strongroom-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages …');
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(mark, lock);
}

/** Runs a command in the project's folder, passes signals on to it, and stops as it did when it did not end well. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const { wasTold, status } = await endOf(child);
  if (wasTold || status !== 0) process.exit(status);
}

/**
 * Waits for the child and passes signals on to it. The status is the one that a shell would show: 128 and its number
 * for a signal that the child died of.
 */
export async function endOf(child) {
  let wasTold = false;
  const passOn = (signal) => {
    wasTold = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    return { wasTold, status: code ?? 128 + os.constants.signals[signal] };
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}

/** Runs a JavaScript file in a process that ends with this one, however this one ends. */
export function runChild(args, options = {}) {
  return run(process.execPath, [...asChild, ...args], { ...options, env: { ...childEnvironment(), ...options.env } });
}

/** What comes first among the arguments of a Node process that must not outlive this one. */
export const asChild = ['--import', pathToFileURL(path.join(root, 'scripts/as-child.mjs')).href];

/** The environment for `asChild`. */
export function childEnvironment() {
  return { ...process.env, STARTED_BY: String(process.pid) };
}

/** Runs a TypeScript file of the project. */
export function runScript(file, ...args) {
  return runChild(['--import', 'tsx', path.join(root, file), ...args]);
}
