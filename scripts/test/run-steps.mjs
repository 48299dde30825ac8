// Runs the steps of a test run, each in one process, and prints a table of results and costs.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { asChild, childEnvironment, root } from '../setup.mjs';
import { countProcessorTime } from './processor-time.mjs';
import { readRecords, RECORDS } from './record.mjs';

const env = {
  ...childEnvironment(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Type checker and linter are Go programs, and a fifth faster without garbage collection.
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
};

/** Runs the steps in order, several at a time; with `hasHurry` false they run at a low priority. */
export async function runSteps(steps, { atOnce = 2, hasHurry = true, results = [] } = {}) {
  const records = mkdtempSync(path.join(os.tmpdir(), 'strongroom-test-'));
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, records, hasHurry));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  rmSync(records, { recursive: true, force: true });
  return results;
}

/** Runs one step and prints its output at its end, so that outputs do not mix. */
async function runStep([name, title, args, settings = {}], folder, hasHurry) {
  const begun = performance.now();
  const file = path.join(folder, name);
  const child = spawn(process.execPath, [...asChild, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...settings, [RECORDS]: file },
  });
  if (!hasHurry) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const processor = countProcessorTime(child.pid);
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const status = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  console.log(`\n── ${title} (${name})`);
  for (const chunk of chunks) process.stdout.write(chunk);
  const output = Buffer.concat(chunks).toString();
  const passed = status === 0;
  return {
    name,
    title,
    passed,
    seconds: (performance.now() - begun) / 1000,
    processor: processor(),
    faults: passed ? [] : faultsIn(output),
    warnings: output.split('\n').filter((line) => line.startsWith('!')),
    files: readRecords(file),
  };
}

/** The lines that name failures, for the end of the output. */
function faultsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 200));
  const errors = lines.filter((line) => /^(FAIL|×|✘|✗|\d+\) |x \S+\(|,-\[)|\berror\b|Error\b/.test(line));
  return [...new Set(errors.length > 0 ? errors : lines.filter(Boolean).slice(-5))].slice(0, 8);
}

/** @param commandOf the command for a step that failed without a test @returns the code to end with */
export function report(results, commandOf = (step) => `npm test -- ${step}`) {
  console.log(`\n      ${''.padEnd(52)}  seconds  processor`);
  for (const { title, passed, seconds, processor } of results)
    console.log(`${passed ? 'pass' : 'FAIL'}  ${title.padEnd(52)} ${column(seconds, 8)} ${column(processor, 10)}`);
  const files = results.flatMap((result) => result.files);
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (slowest.length > 0) console.log('\nThe slowest files, in seconds:');
  for (const { file, seconds } of slowest) console.log(`${column(seconds, 8)}  ${file}`);
  const again = files.flatMap((one) => one.again.map((test) => `${one.file} > ${test}`));
  if (again.length > 0) console.log('\nPassed only on a second try:');
  for (const test of again) console.log(`  ${test}`);
  for (const result of results.filter(({ passed }) => !passed)) explain(result, commandOf);
  for (const { warnings } of results) for (const line of warnings) console.log(line);
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  // A step without tests counts as one, and so does one that fails outside of its tests.
  const passed =
    sum(files.map((one) => one.passed)) + sum(results.map((one) => Number(one.passed && !one.files.length)));
  const failedTests = ({ files: own }) => sum(own.map((one) => one.failed.length));
  const failed = sum(results.map((one) => (one.passed ? 0 : Math.max(1, failedTests(one)))));
  console.log(`\n${passed} passed, ${failed} failed`);
  return results.every((result) => result.passed) ? 0 : 1;
}

/** Ends the process with this code once all output is written, also to a slow pipe. */
export function end(code) {
  process.stdout.write('', () => process.exit(code));
}

const column = (number, width) => (number === null ? '' : number.toFixed(1)).padStart(width);

/** Lists each failed test with the command that runs it, or all of its file, alone. */
function explain({ name, faults, files }, commandOf) {
  const broken = files.filter(({ failed }) => failed.length > 0);
  console.log(`\n${name} failed:`);
  for (const { file, failed, alone } of broken) {
    for (const test of failed) console.log(`  ${file} > ${test}`);
    console.log(`    ${alone}`);
  }
  if (broken.length > 0) return;
  for (const line of faults) console.log(`  ${line}`);
  console.log(`    ${commandOf(name)}`);
}
