import type { AccessLevel } from '#contract/types.ts';

/** Who can see a document of each level. */
export const accessExplanations: Record<AccessLevel, string> = {
  public: 'Anyone with folder access can view',
  restricted: 'Only users with specific permissions',
  confidential: 'Highly restricted, explicit permissions required',
};

/** Who can see a folder of each level. */
export const folderExplanations: Record<AccessLevel, string> = {
  public: 'Everybody sees it, as long as every folder above is public too',
  restricted: 'Only people with a permission, set here or above',
  confidential: 'Only people with a permission set on this very folder',
};
