import { Plus, Eye, FilePen, ScrollText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Terms, Group } from '#contract/types.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { useListTerms, useWithdrawTerms } from '#contract/hooks/security.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { useChange } from '#web/api/use-change.ts';
import { securityWords } from '#web/domain/words/security-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TermsFormDialog } from './terms-form-dialog.tsx';
import { TermsVersionDialog } from './terms-version-dialog.tsx';
import { dateText } from '#web/format/date-time.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { whom } from './whom.ts';

/** The dialog over the list. */
type Open = { kind: 'new' } | { kind: 'next' | 'show' | 'withdraw'; terms: Terms } | null;

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const terms = useListTerms();
  const groupList = useListGroups();
  const userList = useListUsers();
  // The form needs all three: it names the groups and users that the terms concern.
  const missing = [terms, groupList, userList].find(({ data }) => data === undefined);
  const [groups, users] = [groupList.data ?? [], userList.data ?? []];
  const [chosen, setOpen] = useState<Open>();
  // Without terms, the form for new ones opens at once.
  const open =
    chosen === undefined && !missing && terms.data?.length === 0 ? { kind: 'new' as const } : (chosen ?? null);
  const headers = { 'If-Match': `"${open?.kind === 'withdraw' ? open.terms.version : '*'}"` };
  const useWithdraw = () => useWithdrawTerms({ request: { headers } });
  const withdraw = useChange(useWithdraw, securityWords.withdrawTerms);
  const back = () => setOpen(null);
  const failed = () => {
    back();
    void terms.refetch();
  };
  if (open?.kind === 'new') return <TermsFormDialog terms={null} groups={groups} users={users} onClose={back} />;
  if (open?.kind === 'next') return <TermsFormDialog terms={open.terms} groups={groups} users={users} onClose={back} />;
  if (open?.kind === 'show') {
    const now = terms.data?.find(({ id }) => id === open.terms.id) ?? open.terms;
    return <TermsVersionDialog terms={now} groups={groups} onClose={back} />;
  }
  return (
    <Dialog
      onClose={onClose}
      title="Terms before entry"
      description="People accept them after signing in. Nothing opens before they answer."
      footer={
        <Button
          icon={Plus}
          className="mr-auto"
          disabled={missing !== undefined}
          onClick={() => setOpen({ kind: 'new' })}
        >
          New Terms
        </Button>
      }
      closeLabel="Close"
    >
      {missing || !terms.data ? (
        <NotLoaded what="the terms" query={missing ?? terms} widths={['w-40']} further={['w-52']} />
      ) : (
        <TermsList terms={terms.data} groups={groups} onOpen={(kind, one) => setOpen({ kind, terms: one })} />
      )}
      {open?.kind === 'withdraw' && (
        <ConfirmDialog
          title="Withdraw Terms"
          isBusy={withdraw.isPending}
          onConfirm={() => void withdraw.run({ id: open.terms.id }, { done: back, failed })}
          onCancel={back}
        >
          <p className="font-medium text-text">{open.terms.title}</p>
          <p className="mt-3">
            Nobody is asked to accept them any more, and people who are being asked are let in at once. What was
            accepted is kept, and a new version is asked for again.
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Withdrawn terms ask nobody. */
function stateOf({ withdrawnAt, accepted, asked }: Terms): string {
  if (withdrawnAt !== null) return 'Withdrawn';
  return asked === 0 ? 'Nobody is asked' : `${accepted} of ${asked} accepted`;
}

interface TermsListProps {
  terms: readonly Terms[];
  groups: readonly Group[];
  onOpen: (kind: 'next' | 'show' | 'withdraw', terms: Terms) => void;
}

function TermsList({ terms, groups, onOpen }: TermsListProps) {
  if (terms.length === 0)
    return <EmptyState icon={ScrollText} title="No terms" message="Nobody is asked for anything before entry" />;
  return (
    <ul aria-label="Terms" className="divide-y divide-border rounded-xl border border-border">
      {terms.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 max-md:px-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-base font-medium break-words">{one.title}</p>
            <p className="text-caption break-words text-text-subtle">
              {`Version ${one.version}, for ${whom(one.groupIds, groups)}, published ${dateText(one.publishedAt)} by ${one.publishedByName}`}
            </p>
          </div>
          <Badge tone={one.asked > 0 && one.accepted === one.asked ? 'success' : 'neutral'}>{stateOf(one)}</Badge>
          <span className="-mr-1.5 flex flex-none">
            <IconButton label={`Versions of ${one.title}`} icon={Eye} onClick={() => onOpen('show', one)} />
            <IconButton label={`New version of ${one.title}`} icon={FilePen} onClick={() => onOpen('next', one)} />
            {one.withdrawnAt === null && (
              <IconButton
                label={`Withdraw ${one.title}`}
                icon={Undo2}
                tone="danger"
                onClick={() => onOpen('withdraw', one)}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
