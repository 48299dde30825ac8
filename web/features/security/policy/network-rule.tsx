import { X } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { roleValues, type UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { holds, networkOf, networkProblem, rangeText } from './network.ts';
import type { PolicyForm } from './policy-form.ts';
import { peopleOf } from './reach-words.ts';

interface NetworkRuleProps {
  index: number;
  yourAddress: string | null;
  onRemove: () => void;
}

/** A rule: a network, its roles and a note. Errors in the network are shown during typing. */
export function NetworkRule({ index, yourAddress, onRemove }: NetworkRuleProps) {
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
        <legend className="sr-only">Who comes in from it</legend>
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
