import type { DocumentVersion, User } from '#contract/types.ts';

/** Who may be asked: administrators and managers, but for whoever asks and whoever uploaded these bytes. */
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
