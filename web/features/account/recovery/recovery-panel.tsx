import { KeyRound, RefreshCw, TriangleAlert } from 'lucide-react';
import { useGetMySecondFactor, useRenewRecoveryCodes } from '#contract/hooks/account.ts';
import type { RecoveryCodesLeft } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { counted } from '#web/format/counted.ts';
import { dateText } from '#web/format/date-time.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { panelRows } from '../panel-rows.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** At this number, the user is advised to create new ones. */
const FEW = 3;

export function RecoveryPanel() {
  const query = useGetMySecondFactor();
  const { data: status } = query;
  const dialogs = useDialogs<{ kind: 'ask' } | { kind: 'codes'; codes: readonly string[] }>();
  const renew = useChange(useRenewRecoveryCodes, accountWords.renewRecoveryCodes);
  if (status === undefined) return <NotLoaded what="your recovery codes" query={query} {...panelRows} />;
  if (status.factors.length === 0) {
    return (
      <EmptyState
        icon={KeyRound}
        title="No recovery codes yet"
        message="They come with your first second factor, for the day on which you do not have it with you."
      />
    );
  }
  const make = () =>
    void renew.run(undefined, {
      done: ({ recoveryCodes }) => dialogs.show({ kind: 'codes', codes: recoveryCodes }),
      failed: dialogs.close,
    });
  const { open } = dialogs;
  return (
    <div className="grid gap-4">
      <p className="text-cell text-text-muted">
        Each code gets you in once when you do not have your second factor with you. Keep them where you would keep a
        spare key.
      </p>
      <div className="flex flex-wrap items-center gap-3 rounded-xl border border-border px-4 py-3">
        <CodesLeft codes={status.recoveryCodes} />
        <Button icon={RefreshCw} onClick={() => dialogs.show({ kind: 'ask' })}>
          Make New Codes
        </Button>
      </div>
      {open?.dialog.kind === 'ask' && (
        <ConfirmDialog
          key={open.key}
          title="Make New Recovery Codes"
          confirmLabel="Make New Codes"
          isBusy={renew.isPending}
          onConfirm={make}
          onCancel={dialogs.close}
        >
          You get ten new codes. The ones that you have now stop working at once.
        </ConfirmDialog>
      )}
      {open?.dialog.kind === 'codes' && (
        <RecoveryCodesDialog key={open.key} codes={open.dialog.codes} onClose={dialogs.close} />
      )}
    </div>
  );
}

function CodesLeft({ codes }: { codes: RecoveryCodesLeft | null }) {
  const left = codes?.left ?? 0;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-center gap-2 text-base font-medium">
        {left <= FEW && <TriangleAlert size={16} className="text-warning" aria-hidden />}
        {left === 0 ? 'No codes left' : `${counted(left, 'code')} left`}
      </p>
      <p className="text-caption text-text-subtle">
        {left <= FEW ? 'Make new ones before you need them' : codes && `Made ${dateText(codes.createdAt)}`}
      </p>
    </div>
  );
}
