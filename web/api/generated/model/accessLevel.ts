/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * public: anyone with folder access can view. restricted: only users with specific permissions. confidential:
 * highly restricted, explicit permissions required.
 */
export type AccessLevel = typeof AccessLevel[keyof typeof AccessLevel];


export const AccessLevel = {
  public: 'public',
  restricted: 'restricted',
  confidential: 'confidential',
} as const;
