import type { AccessLevel } from '#contract/types.ts';

export const accessExplanations: Record<AccessLevel, string> = {
  public: 'Anyone with folder access can view',
  restricted: 'Only users with specific permissions',
  confidential: 'Highly restricted, explicit permissions required',
};
