import { Copy, Table2 } from 'lucide-react';
import { useRef } from 'react';

import type { InvitedPeople } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { copyAndTell } from '#web/ui/browser/copy-and-tell.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

import type { Line } from './invitation-lines.ts';
import { LineTable } from './line-table.tsx';
import { outcomeOf } from './marks.tsx';

interface InvitedDialogProps {
  lines: readonly Line[];
  invited: InvitedPeople;
  onClose: () => void;
  onMatrix: () => void;
}

/** The result of each line. Links are shown only once. */
export function InvitedDialog({ lines, invited, onClose, onMatrix }: InvitedDialogProps) {
  const copyAll = useRef<HTMLButtonElement>(null);
  const links = invited.people.flatMap(({ email, link }) => (link === null ? [] : [`${email}\t${link}`]));
  const isIntoGroups = invited.groupId !== null || lines.some(({ groupName }) => groupName !== null);
  const byEmail = new Map(invited.people.map((person) => [person.email, person]));
  // The lines before the invitation; all users exist now.
  const shown = lines.map((line) => ({ ...line, mark: outcomeOf(line, byEmail.get(line.email)) }));
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={links.length === 0 ? 'Nobody New' : `${counted(links.length, 'Invitation')} Made`}
      description={
        links.length === 0
          ? 'Everybody was here already. “New links” makes one for whoever has never signed in.'
          : 'Each gets their own link by mail, if this room sends mails; else send it yourself. The links are shown this once, and are good for 7 days.'
      }
      initialFocus={copyAll}
      footer={
        <>
          {links.length > 0 && (
            <Button icon={Copy} ref={copyAll} onClick={() => void copyAndTell(links.join('\n'))}>
              Copy all links
            </Button>
          )}
          {isIntoGroups && (
            <Button icon={Table2} onClick={onMatrix}>
              Access Matrix
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <LineTable label="What came of each" lines={shown} />
    </Dialog>
  );
}
