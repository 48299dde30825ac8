// The time of the last activity that causes no call: a key, a press, or upload progress.
let at = Number.NEGATIVE_INFINITY;

export const lastUse = {
  now(): void {
    at = Date.now();
  },
  at: (): number => at,
};
