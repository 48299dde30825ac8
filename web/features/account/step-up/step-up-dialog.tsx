import { KeyRound, CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useId, type RefObject } from 'react';
import { useGetMySecondFactor } from '#contract/hooks/account.ts';
import { fullPage } from '#web/session/full-page.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { passkeys } from '../passkeys.ts';
import { methodsOf, otherWay, wayOut, type StepUpMethod } from './step-up-method.ts';
import { useConfirmation } from './use-confirmation.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

interface StepUpDialogProps {
  /** Whether the user confirmed; the waiting call is repeated or fails. */
  onAnswer: (isConfirmed: boolean) => void;
  /** Opens the account, where a second factor can be added. */
  onAccount: () => void;
}

/** Asks for the second factor between a call and its repetition, with the easiest method first. */
export function StepUpDialog({ onAnswer, onAccount }: StepUpDialogProps) {
  const formId = useId();
  const { data: status, error, refetch } = useGetMySecondFactor();
  const methods = status === undefined ? [] : methodsOf(status, passkeys.isSupported());
  const confirmation = useConfirmation(methods[0], () => onAnswer(true));
  const { method, trouble, isBusy, mustWait, field, button, choose, submit } = confirmation;
  const cancel = () => onAnswer(false);
  const isPasskey = method === 'passkey';
  const add = () => {
    cancel();
    onAccount();
  };
  return (
    <Dialog
      onClose={cancel}
      size="sm"
      title="Confirm That It Is You"
      description="This change asks for your second factor once more."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          {method !== undefined && (
            <Button
              ref={button}
              type="submit"
              form={formId}
              variant="primary"
              disabled={mustWait}
              isBusy={isBusy}
              {...(isPasskey && { icon: KeyRound })}
            >
              {isPasskey ? 'Use passkey' : 'Confirm'}
            </Button>
          )}
          {status !== undefined && method === undefined && (
            <Button variant="primary" onClick={status.isProviders ? signInAgain : add}>
              {status.isProviders ? 'Sign in again' : 'Add a second factor'}
            </Button>
          )}
        </>
      }
    >
      {status === undefined && (
        <NotLoaded what="your second factor" query={{ error, refetch }}>
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-9 w-full" />
        </NotLoaded>
      )}
      {status !== undefined && method === undefined && <p className="text-base text-text-muted">{wayOut(status)}</p>}
      {status !== undefined && method !== undefined && (
        <form
          id={formId}
          noValidate
          className="grid gap-3"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            submit();
          }}
        >
          <StepUpField key={method} method={method} trouble={trouble} fieldRef={field} />
          <div className="flex flex-wrap gap-2">
            {methods
              .filter((other) => other !== method)
              .map((other) => (
                <Button key={other} size="sm" onClick={() => choose(other)}>
                  {otherWay[other]}
                </Button>
              ))}
            {status.isProviders && (
              <Button size="sm" onClick={signInAgain}>
                Sign in again instead
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Signs in at the provider and returns to this screen. */
function signInAgain(): void {
  const { pathname, search } = window.location;
  fullPage.open(`/api/login?again=true&returnTo=${encodeURIComponent(pathname + search)}`);
}

interface StepUpFieldProps {
  method: StepUpMethod;
  /** The fault of the last try. */
  trouble: string | null;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The code field, or what the device will ask for; announces the fault. */
function StepUpField({ method, trouble, fieldRef }: StepUpFieldProps) {
  if (method === 'passkey') {
    return (
      <div role="alert" className="text-base text-text-muted">
        {trouble === null ? (
          'Use your fingerprint, face, PIN or security key.'
        ) : (
          <p className="flex items-start gap-2 text-cell text-danger">
            <CircleAlert size={16} className="mt-0.5" aria-hidden />
            <span className="min-w-0">{trouble}</span>
          </p>
        )}
      </div>
    );
  }
  const isApp = method === 'totp';
  return (
    <TextField
      ref={fieldRef}
      label={isApp ? 'Code from your app' : 'Recovery code'}
      hint={isApp ? 'Six digits' : 'One that you have not used yet'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      error={trouble ?? undefined}
    />
  );
}
