// A test that has long rounds (`npm run test:deep`) imports this file: scripts/test/kinds.ts finds it by that.
export const isDeep = process.env['DEEP'] === '1';

/** All cases in the long rounds; before, the first few, which fail when the thing is broken at all. */
export function casesOf<Case>(cases: readonly Case[], few = 1): Case[] {
  return isDeep ? [...cases] : cases.slice(0, few);
}
