// A reporter of Playwright that records like record.mjs does for vitest.
import { fromRoot, record } from './record.mjs';

export default class SpecRecorder {
  #files = new Map();

  onTestEnd(test, { duration }) {
    const file = fromRoot(test.location.file);
    const known = this.#files.get(file) ?? { file, seconds: 0, tests: new Set() };
    known.seconds += duration / 1000;
    known.tests.add(test);
    this.#files.set(file, known);
  }

  onEnd() {
    for (const { file, seconds, tests } of this.#files.values()) {
      const having = (outcome) => [...tests].filter((test) => test.outcome() === outcome).map(({ title }) => title);
      const broken = [...tests].filter((test) => test.outcome() === 'unexpected');
      record({
        file,
        seconds,
        alone: `npx playwright test ${file}${broken.length === 1 ? `:${broken[0].location.line}` : ''}`,
        passed: having('expected').length,
        failed: having('unexpected'),
        again: having('flaky'),
      });
    }
  }

  printsToStdio() {
    return false;
  }
}
