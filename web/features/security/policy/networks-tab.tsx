import { Network, Plus, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { PolicyReach, Role, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { updateSecurityPolicyBodyNetworksMax as mostRules } from '#contract/zod/security.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { networksAround } from './network.ts';
import { NetworkRule } from './network-rule.tsx';
import type { PolicyForm } from './policy-form.ts';
import { ReachNote } from './reach-note.tsx';
import { lockOutByNetworks, networkReach } from './reach-words.ts';
import type { PolicyTabProps } from './sign-in-tab.tsx';

interface NetworksTabProps extends Pick<PolicyTabProps, 'reach'> {
  /** The role of the editing user. */
  mine: Role | null;
  isEnforced: boolean;
  /** Whether the server has refused these rules, with its reason. */
  isRefused: boolean;
}

export function NetworksTab({ reach, mine, isEnforced, isRefused }: NetworksTabProps) {
  const { control } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const { fields, append, remove } = useFieldArray({ control, name: 'networks' });
  const rules = useWatch({ control, name: 'networks' });
  const addRule = useRef<HTMLButtonElement>(null);
  const add = (cidr: string) => append({ cidr, roles: mine === null ? [] : [mine], note: '' });
  return (
    <div className="grid gap-3">
      <p className="text-cell text-text-muted">
        A role that a rule names comes in from its networks only, at sign-in and on every call. A role that no rule
        names comes in from anywhere.
      </p>
      {!isEnforced && (
        <Notice icon={TriangleAlert} tone="warning">
          Rules are off on this server: <code className="font-medium text-text">NETWORK_RULES</code>. They are kept, and
          count again once it is gone.
        </Notice>
      )}
      {reach.data && <YourAddress reach={reach.data} onAdd={add} />}
      {fields.length === 0 ? (
        <div className="rounded-lg border border-border">
          <EmptyState icon={Network} title="No rules yet" message="Everybody comes in from any network." />
        </div>
      ) : (
        <ol className="grid gap-2">
          {fields.map(({ id }, index) => (
            <NetworkRule
              key={id}
              index={index}
              yourAddress={reach.data?.yourAddress ?? null}
              onRemove={() => {
                remove(index);
                addRule.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      <Button
        ref={addRule}
        size="sm"
        icon={Plus}
        disabled={fields.length >= mostRules}
        className="justify-self-start"
        onClick={() => append({ cidr: '', roles: [], note: '' })}
      >
        Add rule
      </Button>
      {fields.length > 0 && (
        <ReachNote
          query={reach}
          touches={(data) => networkReach(data, rules)}
          lockOut={(data) => (isRefused ? null : lockOutByNetworks(data, rules, mine))}
        />
      )}
    </div>
  );
}

function YourAddress({ reach: { yourAddress }, onAdd }: { reach: PolicyReach; onAdd: (cidr: string) => void }) {
  const around = networksAround(yourAddress);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface-sunken px-3 py-2">
      <p className="mr-auto text-cell text-text-muted">
        Your address: <span className="font-medium break-all text-text tabular-nums">{yourAddress ?? 'unknown'}</span>
      </p>
      {around && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onAdd(around.own)}>
            Add my address
          </Button>
          <Button size="sm" onClick={() => onAdd(around.wider)}>
            Add my network
          </Button>
        </div>
      )}
    </div>
  );
}
