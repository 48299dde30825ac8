import { CircleAlert, Clock, KeyRound, Network, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FixedProperty, Role, SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ApprovalsTab } from './approvals-tab.tsx';
import { NetworksTab } from './networks-tab.tsx';
import type { PolicyForm } from './policy-form.ts';
import { type PolicyTab, policyTabs } from './policy-tabs.ts';
import type { ReachQuery } from './reach-note.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { SignInTab } from './sign-in-tab.tsx';
import { tabsWithErrors, type useSavePolicy } from './use-save-policy.ts';

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

/** The four tabs; the one in which something is wrong is marked. */
export function PolicyPanels({ policy, reach, mine, save: { tab, setTab, refused } }: PolicyPanelsProps) {
  const { control, formState } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const values = useWatch({ control });
  const refusal = refused !== null && refused.of === JSON.stringify(values) ? refused.refusal : null;
  const wrong = tabsWithErrors(formState.errors);
  const fixedBy = (property: FixedProperty['property']) => policy.fixed.find((fixed) => fixed.property === property);
  const panels: Record<PolicyTab, ReactNode> = {
    'sign-in': <SignInTab reach={reach} fixedBy={fixedBy} />,
    networks: <NetworksTab reach={reach} mine={mine} isEnforced={policy.networksEnforced} />,
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
