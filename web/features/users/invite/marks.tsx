import { Copy } from 'lucide-react';
import type { InvitedPerson } from '#contract/types.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { Line } from './invitation-lines.ts';
import type { Mark } from './line-table.tsx';

/** What will happen to a line. */
export function markOf({ state, fault, groupName }: Line, isIntoGroup: boolean): Mark {
  const into = groupName === null ? 'Joins the group' : `Joins ${groupName}`;
  const note = isIntoGroup || groupName !== null ? into : 'Nothing changes';
  switch (state) {
    case 'new':
      return { tone: 'accent', word: 'Will be invited', ...(groupName !== null && { note: into }) };
    case 'here':
      return { tone: 'neutral', word: 'Already here', note };
    case 'waiting':
      return { tone: 'neutral', word: 'Invited already', note: `Never signed in. ${note}` };
    case 'ended':
      return { tone: 'warning', word: 'Access ended', note: `${note}; give a later end first` };
    case 'duplicate':
      return { tone: 'outline', word: 'Duplicate' };
    case 'fault':
      return { tone: 'danger', word: 'Not an address', note: fault ?? '' };
  }
}

/** What happened to a line. */
export function outcomeOf(line: Line, person: InvitedPerson | undefined): Mark {
  if (!person) return markOf(line, false);
  const { outcome, link, email } = person;
  const action = link !== null && (
    <IconButton label={`Copy the link of ${email}`} icon={Copy} onClick={() => void copyWithToast(link)} />
  );
  switch (outcome) {
    case 'invited':
      return { tone: 'success', word: 'Invited', action };
    case 'renewed':
      return { tone: 'success', word: 'New link', action };
    case 'joined':
      return { tone: 'info', word: 'Joined the group' };
    case 'unchanged':
      return { tone: 'neutral', word: 'Already here' };
  }
}
