import { CircleAlert, Clock, KeyRound, Network, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FixedProperty, Role, SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { NetworksTab } from './networks-tab.tsx';
import type { PolicyForm } from './policy-form.ts';
import { type PolicyTab, policyTabs } from './policy-tabs.ts';
import { ReachNote, type ReachQuery } from './reach-note.tsx';
import { type PolicyTabProps, SignInTab } from './sign-in-tab.tsx';
import { tabsWithErrors, type useSavePolicy } from './use-save-policy.ts';
import { FixedNote } from './fixed-note.tsx';
import { MinutesChoice } from './minutes-choice.tsx';
import { approvalReach, idleReach } from './reach-words.ts';
import { Choices } from '#web/ui/form/choices.tsx';

const choices = [
  {
    value: '1',
    label: 'One person',
    hint: 'Analysts and viewers see a version as soon as one other person has approved it.',
  },
  { value: '2', label: 'Two people', hint: 'Two others have to approve it. One rejection is enough to stop it.' },
] as const;

const heads = {
  'sign-in': { label: 'Sign-in', icon: KeyRound },
  networks: { label: 'Networks', icon: Network },
  sessions: { label: 'Sessions', icon: Clock },
  approvals: { label: 'Approvals', icon: Stamp },
} as const;

interface PolicyPanelsProps {
  policy: SecurityPolicy;
  reach: ReachQuery;
  mine: Role | null;
  save: ReturnType<typeof useSavePolicy>;
}

export function PolicyPanels({ policy, reach, mine, save: { tab, setTab, refused } }: PolicyPanelsProps) {
  const { control, formState } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const values = useWatch({ control });
  const refusal = refused !== null && refused.of === JSON.stringify(values) ? refused.refusal : null;
  const wrong = tabsWithErrors(formState.errors);
  const fixedBy = (property: FixedProperty['property']) => policy.fixed.find((fixed) => fixed.property === property);
  const panels: Record<PolicyTab, ReactNode> = {
    'sign-in': <SignInTab reach={reach} fixedBy={fixedBy} />,
    networks: (
      <NetworksTab
        reach={reach}
        mine={mine}
        isEnforced={policy.networksEnforced}
        isRefused={refusal?.tab === 'networks'}
      />
    ),
    sessions: <SessionsTab reach={reach} fixedBy={fixedBy} />,
    approvals: <ApprovalsTab reach={reach} fixedBy={fixedBy} />,
  };
  return (
    <Tabs
      label="Policy"
      shown={tab}
      onShow={(id) => setTab(policyTabs.find((one) => one === id) ?? tab)}
      tabs={policyTabs.map((id) => ({
        id,
        ...heads[id],
        hasError: wrong.includes(id) || refusal?.tab === id,
        panel: (
          <>
            {refusal?.tab === id && (
              <div className="mb-3">
                <Notice icon={CircleAlert} tone="danger" isAlert>
                  {refusal.words}
                </Notice>
              </div>
            )}
            {panels[id]}
          </>
        ),
      }))}
    />
  );
}

function SessionsTab({ reach, fixedBy }: PolicyTabProps) {
  const { control } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const { isOn, minutes } = useWatch({ control, name: 'idleMinutes' });
  const count = Number(minutes);
  const fixed = fixedBy('idleMinutes');
  const { room } = useCurrentUser();
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
      <ReachNote
        query={reach}
        touches={(data) => idleReach(data, isOn && count > 0 ? count : null, room?.sessionMaxDays)}
      />
    </div>
  );
}

function ApprovalsTab({ reach, fixedBy }: PolicyTabProps) {
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
