import { Copy } from 'lucide-react';
import type { InvitedPerson } from '#contract/types.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { Line, LineState } from './invitation-lines.ts';
import type { Mark } from './line-table.tsx';

/** What will happen to a line. */
export function markOf({ state, fault, groupName }: Line, isIntoGroup: boolean): Mark {
  const into = groupName === null ? 'Joins the group' : `Joins ${groupName}`;
  const note = isIntoGroup || groupName !== null ? into : 'Nothing changes';
  const marks: Record<LineState, Mark> = {
    new: { tone: 'accent', word: 'Will be invited', ...(groupName !== null && { note: into }) },
    here: { tone: 'neutral', word: 'Already here', note },
    waiting: { tone: 'neutral', word: 'Invited already', note: `Never signed in. ${note}` },
    ended: { tone: 'warning', word: 'Access ended', note: `${note}; give a later end first` },
    duplicate: { tone: 'outline', word: 'Duplicate', ...(groupName !== null && { note: `Joins ${groupName} alone` }) },
    fault: { tone: 'danger', word: 'Not an address', note: fault ?? '' },
  };
  return marks[state];
}

/** What happened to a line. */
export function outcomeOf(line: Line, person: InvitedPerson | undefined): Mark {
  if (!person || line.state === 'duplicate') return markOf(line, false);
  const { outcome, link, email } = person;
  const action = link !== null && (
    <IconButton label={`Copy the link of ${email}`} icon={Copy} onClick={() => void copyWithToast(link)} />
  );
  const marks: Record<InvitedPerson['outcome'], Mark> = {
    invited: { tone: 'success', word: 'Invited', action },
    renewed: { tone: 'success', word: 'New link', action },
    joined: { tone: 'info', word: 'Joined the group' },
    unchanged: { tone: 'neutral', word: 'Already here' },
  };
  return marks[outcome];
}
