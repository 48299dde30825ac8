// Records for the table at the end of `npm test`: a line of JSON for each test file, in the file that the environment
// names.
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

/** Set for each step by run-steps.mjs. */
export const RECORDS = 'STRONGROOM_TEST_RECORDS';

/** Without it, some tests of screens and stories do not run. */
const long = process.env['DEEP'] === '1' ? 'DEEP=1 ' : '';

/** A pattern of the title that no shell changes. */
const patternOf = (title) => title.replaceAll(/[^\w ]/g, '.').replaceAll(' . ', '.+');

export default class FileRecorder {
  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic();
    const tests = [...module.children.allTests()];
    const named = (some) => some.map((test) => test.fullName);
    const failed = named(tests.filter((test) => !test.ok()));
    const isWhole = module.errors().length > 0;
    const command = `npx vitest run --project ${module.project.name.replace(/ .*/, '')} ${module.relativeModuleId}`;
    record({
      file: module.relativeModuleId,
      seconds: (duration + collectDuration + setupDuration + prepareDuration) / 1000,
      alone: `${long}${command}${failed.length === 1 && !isWhole ? ` -t "${patternOf(failed[0])}"` : ''}`,
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: [...failed, ...(isWhole ? ['could not be loaded, prepared or cleared away'] : [])],
      again: named(tests.filter((test) => test.diagnostic()?.flaky)),
    });
  }
}

export function record(line) {
  const file = process.env[RECORDS];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

export function readRecords(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    // A step without tests records nothing.
    return [];
  }
}

/** @param file as the runner has it */
export const fromRoot = (file) => path.relative(root, file).replaceAll(path.sep, '/');
