// When somebody last did something here that no call tells of: a key, a press, bytes of an upload on their way.
let at = Number.NEGATIVE_INFINITY;

export const lastUse = {
  now(): void {
    at = Date.now();
  },
  at: (): number => at,
};
