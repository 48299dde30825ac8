import { KeyRound, ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  useBeginTotpEnrolment,
  useGetMySecondFactor,
  useRenameSecondFactor,
  useRemoveSecondFactor,
} from '#contract/hooks/account.ts';
import type { EnrolledFactor, SecondFactor, SecondFactorStatus, TotpEnrolment } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import { panelRows } from '../panel-rows.ts';
import { notSupported, passkeys } from '../passkeys.ts';
import { RecoveryCodesDialog } from '../recovery/recovery-codes-dialog.tsx';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { AddRow } from './add-row.tsx';
import { FactorRow } from './factor-row.tsx';
import { factorState, manyWrongWords, suggestedName } from './factor-state.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { nameForm } from './factor-form.ts';
import { catching } from '#web/api/catching.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

interface FactorDialogProps {
  factors: SecondFactorStatus['factors'];
  onAdded: (added: EnrolledFactor) => void;
  onClose: () => void;
}

export function FactorsPanel() {
  const query = useGetMySecondFactor();
  const { data: status } = query;
  const { open, show, close } = useDialogs<(props: FactorDialogProps) => ReactNode>();
  const begin = useChange(useBeginTotpEnrolment, accountWords.beginTotpEnrolment);
  if (status === undefined) return <NotLoaded what="your second factor" query={query} {...panelRows} />;
  const onAdded = ({ recoveryCodes: codes }: EnrolledFactor) => {
    if (codes === null) close();
    else show(({ onClose }) => <RecoveryCodesDialog codes={codes} onClose={onClose} />);
  };
  const showApp = (enrolment: TotpEnrolment) =>
    show(({ factors, ...ends }) => (
      <AddAppDialog enrolment={enrolment} name={suggestedName('Authenticator app', factors)} {...ends} />
    ));
  const showPasskey = () =>
    show(({ factors, ...ends }) => <AddPasskeyDialog name={suggestedName('Passkey', factors)} {...ends} />);
  return (
    <div className="grid gap-4">
      <StateLine status={status} />
      {status.manyWrong && (
        <Notice icon={ShieldAlert} tone="warning">
          {manyWrongWords(status.manyWrong)}
        </Notice>
      )}
      {status.factors.length > 0 && (
        <ul aria-label="Your second factors" className="divide-y divide-border rounded-xl border border-border">
          {status.factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              status={status}
              onRename={() => show(({ onClose }) => <RenameFactorDialog factor={factor} onClose={onClose} />)}
              onRemove={() =>
                show(({ factors: { length }, onClose }) => (
                  <RemoveFactorDialog factor={factor} isLast={length === 1} onClose={onClose} />
                ))
              }
            />
          ))}
        </ul>
      )}
      <div className="grid gap-2">
        <AddRow
          icon={KeyRound}
          title="Add passkey"
          about="Fingerprint, face, PIN or security key. Nothing to type, and nothing that can be phished."
          disabledReason={passkeys.isSupported() ? undefined : notSupported}
          onAdd={showPasskey}
        />
        <AddRow
          icon={Smartphone}
          title="Add authenticator app"
          about="Six digits from an app on your phone, such as 1Password or Google Authenticator."
          isBusy={begin.isPending}
          onAdd={() => void begin.run(undefined, { done: showApp })}
        />
      </div>
      {open && <Fragment key={open.key}>{open.dialog({ factors: status.factors, onAdded, onClose: close })}</Fragment>}
    </div>
  );
}

function StateLine({ status }: { status: SecondFactorStatus }) {
  const isSafe = status.factors.length > 0 || status.isProviders;
  const Icon = isSafe ? ShieldCheck : ShieldAlert;
  return (
    <p className="flex items-start gap-3 rounded-xl bg-surface-sunken px-4 py-3 text-cell text-text-muted">
      <Icon size={18} className={isSafe ? 'mt-px text-success' : 'mt-px text-warning'} aria-hidden />
      <span className="min-w-0">{factorState(status)}</span>
    </p>
  );
}

function RenameFactorDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const { field, handleSubmit } = useSchemaForm(nameForm, { name: factor.name });
  const rename = useChange(useRenameSecondFactor, accountWords.renameSecondFactor);
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Rename"
      action="Rename"
      isBusy={rename.isPending}
      onSubmit={handleSubmit((data) => rename.run({ id: factor.id, data }, { done: onClose }))}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
    </FormDialog>
  );
}

interface RemoveFactorDialogProps {
  factor: SecondFactor;
  isLast: boolean;
  onClose: () => void;
}

function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const remove = useChange(useRemoveSecondFactor, accountWords.removeSecondFactor);
  // The policy may have changed since the list was loaded.
  const showLastFactor = () => {
    toast({ title: 'Error', message: 'Your role needs a second factor. Add another one first.', tone: 'destructive' });
    onClose();
  };
  const catches = catching({ 'last-second-factor': showLastFactor });
  return (
    <ConfirmDialog
      title={`Remove “${factor.name}”?`}
      confirmLabel="Remove"
      isBusy={remove.isPending}
      onConfirm={() => void remove.run({ id: factor.id }, { done: onClose, failed: onClose, catches })}
      onCancel={onClose}
    >
      {isLast
        ? 'It is your only second factor. Your recovery codes go with it, and signing in will ask for your password alone.'
        : 'You can no longer sign in with it. Your other second factors and your recovery codes stay.'}
    </ConfirmDialog>
  );
}
