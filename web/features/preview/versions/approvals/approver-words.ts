import type { Approval } from '#contract/types.ts';

/** Who asked, whom, and how far it is. */
export function approverWords(
  { version, requestedById, approverIds, needed, decisions }: Approval,
  nameOf: (id: string) => string,
): string {
  const asked = approverIds.length === 0 ? 'any administrator or manager' : approverIds.map(nameOf).join(', ');
  const given = decisions.filter(({ decision }) => decision === 'approve').map(({ userId }) => nameOf(userId));
  const far =
    needed > 1 ? ` ${given.length} of ${needed} have approved${given.length > 0 ? `: ${given.join(', ')}` : ''}.` : '';
  return `${nameOf(requestedById)} asked ${asked} to approve version ${version}.${far}`;
}
