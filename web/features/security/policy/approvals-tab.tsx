import { Stamp } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { Choices } from '#web/ui/form/choices.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FixedNote } from './fixed-note.tsx';
import type { PolicyForm } from './policy-form.ts';
import type { PolicyTabProps } from './sign-in-tab.tsx';

const choices = [
  { value: '1', label: 'One person' },
  { value: '2', label: 'Two people' },
] as const;

export function ApprovalsTab({ fixedBy }: Pick<PolicyTabProps, 'fixedBy'>) {
  const { register } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
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
      <Notice icon={Stamp}>
        It counts only where a folder requires approval: as long as none does, it touches nobody.
      </Notice>
    </div>
  );
}
