import type { DocumentApproval } from '#contract/types.ts';

/** What analysts and viewers see where approval is required; nothing if it is the newest version. */
export function shownToReaders({ state, approvedVersion }: DocumentApproval): string | null {
  if (state === 'approved') return null;
  return approvedVersion === null ? 'hidden from others' : `others see v${approvedVersion}`;
}

/** The same as a sentence. */
export function shownToReadersInFull({ approvedVersion, approvedName }: DocumentApproval): string {
  if (approvedVersion === null) return 'Analysts and viewers do not see it: no version was approved.';
  return `Analysts and viewers see version ${approvedVersion}${approvedName === null ? '' : `, “${approvedName}”`}.`;
}
