/** Whether these are the long rounds (`npm run test:deep`), which alone run the longest screen tests. */
export const isDeep = import.meta.env.VITE_DEEP === '1';

/** All cases in the long rounds; otherwise the first few, which fail if the feature is broken at all. */
export function casesOf<Case>(cases: readonly Case[], few = 1): Case[] {
  return isDeep ? [...cases] : cases.slice(0, few);
}
