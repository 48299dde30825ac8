import { Stamp } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { Choices } from '#web/ui/form/choices.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FixedNote } from './fixed-note.tsx';
import type { PolicyForm } from './policy-form.ts';
import { ReachNote } from './reach-note.tsx';
import { approvalReach } from './reach-words.ts';
import type { PolicyTabProps } from './sign-in-tab.tsx';

const choices = [
  {
    value: '1',
    label: 'One person',
    hint: 'Analysts and viewers see a version as soon as one other person has approved it.',
  },
  { value: '2', label: 'Two people', hint: 'Two others have to approve it. One rejection is enough to stop it.' },
] as const;

export function ApprovalsTab({ reach, fixedBy }: PolicyTabProps) {
  const { register, control } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const count = useWatch({ control, name: 'approverCount' });
  const fixed = fixedBy('approverCount');
  return (
    <div className="grid gap-2">
      <Choices
        label="How many have to approve"
        choices={choices}
        disabled={fixed !== undefined}
        {...register('approverCount')}
      />
      <FixedNote by={fixed} what="The number of approvals" />
      <ReachNote query={reach} touches={(data) => approvalReach(data, Number(count))} />
      <Notice icon={Stamp}>
        It counts where a folder requires approval, which is set in the folder itself. What is approved already stays
        approved. What waits needs as many as are set here, and never fewer than when approval was requested.
      </Notice>
    </div>
  );
}
