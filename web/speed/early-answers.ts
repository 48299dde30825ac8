// What `early.js` asked while the app's code was on its way. Each answer is handed out once, to the first read,
// and only while it is new: a later read asks again, as everywhere.

declare global {
  /** By URL. Absent in development, in tests and in Storybook. */
  // `let` would be no property of the window, where the script puts it.
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds since the page was opened. A cold load on a slow line takes seconds. */
const TOO_LATE = 15_000;

/** The answer to this read, if it was asked early and nobody took it yet. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(url);
  if (answer === undefined) return undefined;
  globalThis.earlyAnswers?.delete(url);
  return performance.now() < TOO_LATE ? answer : undefined;
}
