import { Network, Plus, TriangleAlert, X } from 'lucide-react';
import { useRef, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type PolicyReach, type Role, type UpdateSecurityPolicyRequest, roleValues } from '#contract/types.ts';
import { updateSecurityPolicyBodyNetworksMax as mostRules } from '#contract/zod/security.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { networksAround, holds, networkOf, networkProblem, rangeText } from './network.ts';
import type { PolicyForm } from './policy-form.ts';
import { ReachNote } from './reach-note.tsx';
import { lockOutByNetworks, networkReach, peopleOf } from './reach-words.ts';
import type { PolicyTabProps } from './sign-in-tab.tsx';
import { capitalised } from '#web/format/capitalised.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

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
        Roles that a rule names can use the data room only from the networks of their rules, at sign-in and on every
        call. Other roles can use it from anywhere.
      </p>
      {!isEnforced && (
        <Notice icon={TriangleAlert} tone="warning">
          Rules are off on this server: <code className="font-medium text-text">NETWORK_RULES</code>. They are kept, and
          apply again once it is removed.
        </Notice>
      )}
      {reach.data && <YourAddress reach={reach.data} onAdd={add} />}
      {fields.length === 0 ? (
        <div className="rounded-lg border border-border">
          <EmptyState icon={Network} title="No rules yet" message="Everybody can use the data room from any network." />
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

interface NetworkRuleProps {
  index: number;
  yourAddress: string | null;
  onRemove: () => void;
}

/** A rule: a network, its roles and a note. Errors in the network are shown during typing. */
function NetworkRule({ index, yourAddress, onRemove }: NetworkRuleProps) {
  const id = useId();
  const { register, control, formState } = useFormContext<PolicyForm, unknown, UpdateSecurityPolicyRequest>();
  const cidr = useWatch({ control, name: `networks.${index}.cidr` });
  const errors = formState.errors.networks?.[index];
  const network = networkOf(cidr);
  const range = network && `${rangeText(network)}${holds(network, yourAddress) ? ', yours among them' : ''}`;
  const rolesError = errors?.roles?.message;
  return (
    <li
      aria-label={cidr === '' ? `Rule ${index + 1}` : `Rule ${index + 1}: ${cidr}`}
      className="relative grid gap-3 rounded-lg border border-border p-3"
    >
      <div className="grid items-start gap-3 pr-9 md:grid-cols-2">
        <TextField
          label="Network"
          placeholder="203.0.113.0/24"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          className="tabular-nums"
          hint={range ?? 'IPv4 or IPv6, such as 2001:db8::/48'}
          error={cidr === '' ? errors?.cidr?.message : (networkProblem(cidr) ?? errors?.cidr?.message)}
          {...register(`networks.${index}.cidr`)}
        />
        <TextField
          label="Note"
          placeholder="Head office"
          autoComplete="off"
          error={errors?.note?.message}
          {...register(`networks.${index}.note`)}
        />
      </div>
      <fieldset aria-describedby={`${id}-roles`}>
        <legend className="sr-only">Who may use the data room from it</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {roleValues.map((role) => (
            <Checkbox
              key={role}
              label={capitalised(peopleOf[role])}
              value={role}
              {...register(`networks.${index}.roles`)}
            />
          ))}
        </div>
        <p id={`${id}-roles`} className={rolesError === undefined ? 'sr-only' : 'mt-1 text-caption text-danger'}>
          {rolesError ?? 'At least one'}
        </p>
      </fieldset>
      <span className="absolute top-2 right-2">
        <IconButton
          label={cidr === '' ? `Remove rule ${index + 1}` : `Remove ${cidr}`}
          icon={X}
          size="md"
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
