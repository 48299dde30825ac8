import type { AccessLevel } from '#contract/types.ts';

/** Who can see a document of each level. */
export const accessExplanations: Record<AccessLevel, string> = {
  public: 'Anyone with folder access can view',
  restricted: 'Only users with specific permissions',
  confidential: 'Highly restricted, explicit permissions required',
};
