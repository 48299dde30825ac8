import type { FolderApprovalEffect } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';

export function effectInWords({ documents, unapproved }: FolderApprovalEffect, isOn: boolean): string {
  if (documents === 0) return 'There are no documents in it yet, so nothing changes for any user.';
  if (unapproved === 0) {
    return isOn
      ? 'Every document in it has an approved version: none disappears.'
      : 'Every document in it has an approved version: from now on its newest version is shown.';
  }
  const all = unapproved === documents;
  const were = unapproved === 1 ? 'was' : 'were';
  const which = all
    ? `${documents === 1 ? 'The document in it' : `All ${documents} documents in it`} ${were} never approved`
    : `${unapproved} of ${counted(documents, 'document')} in it ${were} never approved`;
  const [vanish, become] = unapproved === 1 ? ['disappears', 'becomes'] : ['disappear', 'become'];
  return isOn
    ? `${which} and ${vanish} for analysts and viewers until approved.`
    : `${which} and ${become} visible to analysts and viewers who may see the folder.`;
}
