import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useBeginPasskeyEnrolment, useFinishPasskeyEnrolment } from '#contract/hooks/account.ts';
import type { EnrolledFactor } from '#contract/types.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { showDone, showFailed } from '#web/api/change-words.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { passkeys, passkeyTrouble } from '../passkeys.ts';
import { nameForm } from './factor-form.ts';

interface AddPasskeyDialogProps {
  name: string;
  onAdded: (added: EnrolledFactor) => void;
  onClose: () => void;
}

/** Asks for a name and then for the device. The device's errors are shown here and can be retried. */
export function AddPasskeyDialog({ name, onAdded, onClose }: AddPasskeyDialogProps) {
  const { field, handleSubmit } = useSchemaForm(nameForm, { name });
  const begin = useBeginPasskeyEnrolment({ mutation: { meta: { refetch: false } } });
  const finish = useFinishPasskeyEnrolment();
  const once = useOneAtATime();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const add = async (data: { name: string }): Promise<void> => {
    setTrouble(null);
    setBusy(true);
    try {
      const { id, options } = await begin.mutateAsync();
      const response = await passkeys.create(options);
      const added = await finish.mutateAsync({ id, data: { ...data, response } });
      showDone(accountWords.finishPasskeyEnrolment, added, undefined);
      onAdded(added);
    } catch (error) {
      const message = passkeyTrouble(error);
      setTrouble(message);
      if (message === null && !isUnauthorized(error)) showFailed(accountWords.finishPasskeyEnrolment, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      // The answer may bring recovery codes, which are shown only once.
      onClose={() => !finish.isPending && onClose()}
      size="sm"
      title="Add Passkey"
      description="Your browser asks next for your fingerprint, face, PIN or security key."
      action="Continue"
      isBusy={isBusy}
      onSubmit={handleSubmit((data) => once(() => add(data)))}
    >
      <TextField label="Name" autoComplete="off" hint="Such as the device that it lives on" {...field('name')} />
      <div role="alert">
        {trouble !== null && (
          <p className="flex items-start gap-2 text-cell text-danger">
            <CircleAlert size={16} className="mt-0.5" aria-hidden />
            <span className="min-w-0">{trouble}</span>
          </p>
        )}
      </div>
    </FormDialog>
  );
}
