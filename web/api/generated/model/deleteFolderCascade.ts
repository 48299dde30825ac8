/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

export type DeleteFolderCascade = typeof DeleteFolderCascade[keyof typeof DeleteFolderCascade];


export const DeleteFolderCascade = {
  true: 'true',
  false: 'false',
} as const;
