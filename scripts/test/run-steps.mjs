// Runs the steps of a test run, each in one process, and says at the end what passed and what failed.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { asChild, childEnvironment, root } from '../setup.mjs';

const env = {
  ...childEnvironment(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Runs a lane one step after the other, and the lanes side by side. */
export async function runLanes(lanes, results = []) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) results.push(await runStep(step));
    }),
  );
  return results;
}

/** Runs one step and prints what it said when it has ended, so that two lanes do not mix. */
async function runStep([name, title, args]) {
  const begun = performance.now();
  const child = spawn(process.execPath, [...asChild, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  console.log(`\n── ${title} (${name})`);
  for (const chunk of said) process.stdout.write(chunk);
  const passed = status === 0;
  return {
    name,
    title,
    passed,
    seconds: (performance.now() - begun) / 1000,
    faults: passed ? [] : faultsIn(Buffer.concat(said).toString()),
    warnings: warningsIn(Buffer.concat(said).toString()),
  };
}

/** The lines that name what failed, so that the end of the output tells without scrolling up. */
function faultsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 200));
  const telling = lines.filter((line) => /^(FAIL|×|✘|✗|\d+\) )|\berror\b|Error\b/.test(line));
  return [...new Set(telling.length > 0 ? telling : lines.filter(Boolean).slice(-5))].slice(0, 8);
}

/** The framed lines of a step that passed with a reservation, which the end of the output says again. */
function warningsIn(output) {
  return output.split('\n').filter((line) => line.startsWith('!'));
}

/** @returns the code to end with */
export function report(results) {
  console.log('');
  for (const { title, passed, seconds } of results)
    console.log(`${passed ? 'pass' : 'FAIL'}  ${title.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const { name, faults } of results.filter(({ passed }) => !passed)) {
    console.log(`\n${name} failed:`);
    for (const line of faults) console.log(`  ${line}`);
  }
  for (const { warnings } of results) for (const line of warnings) console.log(line);
  const failed = results.filter((result) => !result.passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
