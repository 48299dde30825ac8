import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { type Difference, differences, isSameValue, mineOntoTheirs } from './policy-difference.ts';
import { formOf, policyForm, type PolicyForm } from './policy-form.ts';
import { type ReadPolicy, usePolicy } from './use-policy.ts';

/** The base of the form: the policy as it was read, with the user's merged changes. */
interface Ground extends ReadPolicy {
  mine: PolicyForm | null;
}

/** Changes by another administrator since the form began, and the two ways to continue. */
export interface PolicyConflict {
  by: string | null;
  changes: readonly (Difference & { isMineToo: boolean })[];
  takeTheirs: () => void;
  keepMine: () => void;
}

/** If the policy changes meanwhile, an untouched form follows; an edited one waits for the user's decision. */
export function usePolicyEditor() {
  const read = usePolicy();
  const latest = read.data;
  const [ground, setGround] = useState<Ground | null>(null);
  const form = useForm<PolicyForm, unknown, UpdateSecurityPolicyRequest>({
    resolver: zodResolver(policyForm(ground?.policy ?? nothing)),
    shouldFocusError: false,
    defaultValues: blank,
  });
  const { isDirty } = form.formState;
  const { reset } = form;
  if (latest && (ground === null || (ground.etag !== latest.etag && !isDirty))) setGround({ ...latest, mine: null });
  useEffect(() => {
    if (ground === null) return;
    reset(formOf(ground.policy));
    if (ground.mine) reset(ground.mine, { keepDefaultValues: true });
  }, [ground, reset]);
  const theirs = latest && ground && latest.etag !== ground.etag ? latest : null;
  const conflict = theirs && ground && conflictOf(ground, theirs, form.getValues, setGround);
  return { read, form, ground, isDirty, conflict };
}

function conflictOf(
  ground: Ground,
  theirs: ReadPolicy,
  values: () => PolicyForm,
  onSettled: (next: Ground) => void,
): PolicyConflict {
  const [before, after] = [ground.policy, theirs.policy];
  const mine = values();
  const base = formOf(before);
  return {
    by: theirs.policy.updatedByName,
    changes: differences(before, after).map((change) => ({
      ...change,
      isMineToo: change.property !== 'networks' && !isSameValue(mine[change.property], base[change.property]),
    })),
    takeTheirs: () => onSettled({ ...theirs, mine: null }),
    keepMine: () => onSettled({ ...theirs, mine: mineOntoTheirs(base, values(), formOf(after)) }),
  };
}

const blank: PolicyForm = {
  secondFactor: 'off',
  stepUpMinutes: { isOn: false, minutes: '' },
  networks: [],
  idleMinutes: { isOn: false, minutes: '' },
  approverCount: '1',
};

const nothing = { stepUpMinutes: null, idleMinutes: null } as const;
