import { useFormContext, useWatch } from 'react-hook-form';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { PolicyForm } from './policy-form.ts';

interface MinutesChoiceProps {
  name: 'stepUpMinutes' | 'idleMinutes';
  label: string;
  hint: string;
  minutesLabel: string;
  disabled: boolean;
}

export function MinutesChoice({ name, label, hint, minutesLabel, disabled }: MinutesChoiceProps) {
  const { register, control, formState } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const isOn = useWatch({ control, name: `${name}.isOn` });
  return (
    <div className="grid gap-3 rounded-lg border border-border px-3 py-2">
      <Switch label={label} hint={hint} disabled={disabled} {...register(`${name}.isOn`)} />
      {isOn && (
        <div className="border-t border-border pt-3 pb-1">
          <TextField
            label={minutesLabel}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-28 tabular-nums"
            readOnly={disabled}
            error={formState.errors[name]?.minutes?.message}
            {...register(`${name}.minutes`)}
          />
        </div>
      )}
    </div>
  );
}
