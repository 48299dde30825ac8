import type { Folder } from '#contract/types.ts';

/** What If-Match names of a folder that is changed. */
export const comparedFolder = ({ name, description, accessLevel, approvalRequired = false }: Partial<Folder>) => [
  ...[name, description ?? '', accessLevel, approvalRequired],
];
