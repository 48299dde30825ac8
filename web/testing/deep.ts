/** Whether these are the long rounds (`npm run test:deep`). Screen tests that take longest are for these alone. */
export const isDeep = import.meta.env.VITE_DEEP === '1';

/** All cases in the long rounds; before, the first few, which fail when the thing is broken at all. */
export function casesOf<Case>(cases: readonly Case[], few = 1): Case[] {
  return isDeep ? [...cases] : cases.slice(0, few);
}
