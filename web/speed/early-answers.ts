// Answers that `early.js` requested meanwhile, each used once, by the first read, while it is new.

declare global {
  /** By URL. Absent in development, in tests and in Storybook. */
  // `let` would not create the window property that the script sets.
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds since the page was opened; a first load on a slow line takes seconds. */
const TOO_LATE = 15_000;

/** The answer to this read, if it was requested early and is unused. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(url);
  if (answer === undefined) return undefined;
  globalThis.earlyAnswers?.delete(url);
  return performance.now() < TOO_LATE ? answer : undefined;
}
