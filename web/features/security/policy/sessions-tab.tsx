import { useFormContext, useWatch } from 'react-hook-form';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { FixedNote } from './fixed-note.tsx';
import { MinutesChoice } from './minutes-choice.tsx';
import type { PolicyForm } from './policy-form.ts';
import { ReachNote } from './reach-note.tsx';
import { idleReach } from './reach-words.ts';
import type { PolicyTabProps } from './sign-in-tab.tsx';

export function SessionsTab({ reach, fixedBy }: PolicyTabProps) {
  const { control } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const { isOn, minutes } = useWatch({ control, name: 'idleMinutes' });
  const count = Number(minutes);
  const fixed = fixedBy('idleMinutes');
  return (
    <div className="grid gap-2">
      <MinutesChoice
        name="idleMinutes"
        label="End sessions that are not used"
        hint="A computer that was left alone signs itself out."
        minutesLabel="Minutes without a click or a key"
        disabled={fixed !== undefined}
      />
      <FixedNote by={fixed} what="The idle limit" />
      <ReachNote query={reach} touches={(data) => idleReach(data, isOn && count > 0 ? count : null)} />
    </div>
  );
}
