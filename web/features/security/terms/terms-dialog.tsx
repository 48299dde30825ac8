import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Terms } from '#contract/types.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { useListTerms, useWithdrawTerms } from '#contract/hooks/security.ts';
import { useListUsers } from '#contract/hooks/users.ts';
import { useChange } from '#web/api/use-change.ts';
import { securityWords } from '#web/domain/words/security-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TermsFormDialog } from './terms-form-dialog.tsx';
import { TermsList } from './terms-list.tsx';
import { TermsVersionDialog } from './terms-version-dialog.tsx';

/** The dialog over the list. */
type Open = { kind: 'new' } | { kind: 'next' | 'show' | 'withdraw'; terms: Terms } | null;

/** Terms that users accept before entry, with acceptances. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const terms = useListTerms();
  const { data: groups = [] } = useListGroups();
  const { data: users = [] } = useListUsers();
  const [chosen, setOpen] = useState<Open>();
  // Without terms, the form for new ones opens at once.
  const open = chosen === undefined && terms.data?.length === 0 ? { kind: 'new' as const } : (chosen ?? null);
  const withdraw = useChange(useWithdrawTerms, securityWords.withdrawTerms);
  const back = () => setOpen(null);
  if (open?.kind === 'new') return <TermsFormDialog terms={null} groups={groups} users={users} onClose={back} />;
  if (open?.kind === 'next') return <TermsFormDialog terms={open.terms} groups={groups} users={users} onClose={back} />;
  if (open?.kind === 'show') return <TermsVersionDialog terms={open.terms} groups={groups} onClose={back} />;
  return (
    <Dialog
      onClose={onClose}
      title="Terms before entry"
      description="Whoever is concerned accepts them after signing in. Without an answer nothing opens."
      footer={
        <>
          <Button icon={Plus} className="mr-auto" onClick={() => setOpen({ kind: 'new' })}>
            New Terms
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <TermsList
        terms={terms.data}
        groups={groups}
        error={terms.error}
        onRetry={() => void terms.refetch()}
        onOpen={(kind, one) => setOpen({ kind, terms: one })}
      />
      {open?.kind === 'withdraw' && (
        <ConfirmDialog
          title="Withdraw Terms"
          isBusy={withdraw.isPending}
          onConfirm={() => void withdraw.run({ id: open.terms.id }, { done: back, failed: back })}
          onCancel={back}
        >
          <p className="font-medium text-text">{open.terms.title}</p>
          <p className="mt-3">
            Nobody is asked for them any more, and whoever waits for an answer comes in at once. What was accepted is
            kept, and a new version asks again.
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
