// Imported by tests with long rounds (`npm run test:deep`); scripts/test/kinds.ts finds them by this import.
export const isDeep = process.env['DEEP'] === '1';

/** All cases in the long rounds; otherwise the first few, which fail if the feature is broken at all. */
export function casesOf<Case>(cases: readonly Case[], few = 1): Case[] {
  return isDeep ? [...cases] : cases.slice(0, few);
}
