import { useEffect, useRef, useState } from 'react';
import { useBeginPasskeyCheck, useVerifySecondFactor } from '#contract/hooks/account.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { tryAgainIn } from '#web/api/retry-after.ts';
import { codeTrouble, wrongPasskey } from '../code-trouble.ts';
import { passkeys, passkeyTrouble } from '../passkeys.ts';
import type { StepUpMethod } from './step-up-method.ts';

/** A confirmation changes nothing on screen. */
const quiet = { mutation: { meta: { refetch: false } } };

/** Tries to confirm with a passkey or a code, with the result of the last try. */
export function useConfirmation(first: StepUpMethod | undefined, onConfirmed: () => void) {
  const [chosen, setChosen] = useState<StepUpMethod | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waitMs, setWaitMs] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const once = useOneAtATime();
  const check = useBeginPasskeyCheck(quiet);
  const verify = useVerifySecondFactor(quiet);
  const method = chosen ?? first;
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setWaitMs(0), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  // Sets the focus, which is lost when the button is disabled during a try.
  useEffect(() => {
    if (method === undefined || isBusy) return;
    if (method === 'passkey') button.current?.focus();
    else field.current?.select();
  }, [method, isBusy, trouble]);

  const prove = async (): Promise<void> => {
    if (method === undefined) return;
    if (method === 'passkey') {
      const { id, options } = await check.mutateAsync();
      await verify.mutateAsync({ data: { method, id, response: await passkeys.check(options) } });
    } else {
      await verify.mutateAsync({ data: { method, code: typed(field.current) } });
    }
  };
  const run = async (): Promise<void> => {
    if (method !== 'passkey' && typed(field.current) === '') {
      setTrouble('Type the code first.');
      return;
    }
    setTrouble(null);
    setBusy(true);
    try {
      await prove();
      onConfirmed();
    } catch (error) {
      const wrong = method === 'passkey' ? wrongPasskey : undefined;
      setTrouble(passkeyTrouble(error) ?? codeTrouble(error, wrong) ?? failureReason(error));
      setWaitMs(tryAgainIn(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: StepUpMethod) => {
    setTrouble(null);
    setWaitMs(0);
    setChosen(next);
  };
  return { method, trouble, isBusy, mustWait: waitMs > 0, field, button, choose, submit: () => void once(run) };
}

/** Users may type codes in groups, as they are shown. */
const typed = (field: HTMLInputElement | null) => (field?.value ?? '').replaceAll(/\s/g, '');
