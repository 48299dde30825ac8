import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';

import { TextField } from '#web/ui/form/text-field.tsx';

import type { StepUpMethod } from './step-up-method.ts';

interface StepUpFieldProps {
  method: StepUpMethod;
  /** The fault of the last try. */
  trouble: string | null;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The code field, or what the device will ask for; announces the fault. */
export function StepUpField({ method, trouble, fieldRef }: StepUpFieldProps) {
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
