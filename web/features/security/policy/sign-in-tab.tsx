import { useFormContext, useWatch } from 'react-hook-form';
import type { FixedProperty, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { Choices } from '#web/ui/form/choices.tsx';
import { FixedNote } from './fixed-note.tsx';
import { MinutesChoice } from './minutes-choice.tsx';
import type { PolicyForm } from './policy-form.ts';
import { ReachNote, type ReachQuery } from './reach-note.tsx';
import { secondFactorReach, stepUpReach } from './reach-words.ts';

export interface PolicyTabProps {
  reach: ReachQuery;
  /** The variable that fixes a property, if any. */
  fixedBy: (property: FixedProperty['property']) => FixedProperty | undefined;
}

const choices = [
  {
    value: 'off',
    label: 'Off',
    hint: 'The identity provider alone decides; people who have a second factor are asked for it.',
  },
  {
    value: 'privileged',
    label: 'Administrators and managers',
    hint: 'People who can change documents, people or rules use an app or a passkey.',
  },
  { value: 'everyone', label: 'Everyone', hint: 'Nobody signs in without an app or a passkey.' },
] as const;

export function SignInTab({ reach, fixedBy }: PolicyTabProps) {
  const { register, control } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const [secondFactor, isStepUpOn] = useWatch({ control, name: ['secondFactor', 'stepUpMinutes.isOn'] });
  const fixed = { secondFactor: fixedBy('secondFactor'), stepUpMinutes: fixedBy('stepUpMinutes') };
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <Choices
          label="Who needs a second factor to sign in"
          choices={choices}
          disabled={fixed.secondFactor !== undefined}
          {...register('secondFactor')}
        />
        <FixedNote by={fixed.secondFactor} what="The second factor" />
        <ReachNote query={reach} touches={(data) => secondFactorReach(data, secondFactor)} />
      </div>
      <div className="grid gap-2">
        <MinutesChoice
          name="stepUpMinutes"
          label="Ask again before delicate changes"
          hint="Of this policy, roles, access to confidential documents, and other people's sign-in."
          minutesLabel="A proof counts for how many minutes"
          disabled={fixed.stepUpMinutes !== undefined}
        />
        <FixedNote by={fixed.stepUpMinutes} what="Asking again" />
        {isStepUpOn && <ReachNote query={reach} touches={(data) => stepUpReach(data, secondFactor)} />}
      </div>
    </div>
  );
}
