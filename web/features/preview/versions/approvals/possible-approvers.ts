import type { DocumentVersion, User } from '#contract/types.ts';

/** Possible approvers: administrators and managers, except for the requester and the uploaders of these bytes. */
export function possibleApprovers(
  users: readonly User[],
  versions: readonly DocumentVersion[],
  sha256: string,
  requesterId: string,
): User[] {
  const uploaders = new Set(versions.filter((one) => one.sha256 === sha256).map(({ uploadedById }) => uploadedById));
  return users.filter(
    ({ id, role }) => (role === 'admin' || role === 'manager') && id !== requesterId && !uploaders.has(id),
  );
}
