import type { Digest } from '#contract/types.ts';

/** How often a mail lists new documents, in words. */
export const digests: Readonly<Record<Digest, string>> = {
  instant: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'Never',
};
