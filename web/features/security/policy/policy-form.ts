// Converts the policy to a form and back: settings that are off have no minutes, and networks get their canonical form.
import { z } from 'zod';
import { updateSecurityPolicyBodyNetworksItemNoteMax as longestNote } from '#contract/zod/security.ts';
import { roleValues, type SecurityPolicy, type UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { cidrOf, networkOf, networkProblem } from './network.ts';

/** A number of minutes, or off. Text is kept while it is off; an existing value is always allowed. */
function minutes(least: number, most: number, present: number | null) {
  return z.object({ isOn: z.boolean(), minutes: z.string() }).transform(({ isOn, minutes: typed }, context) => {
    if (!isOn) return null;
    const count = typed.trim() === '' ? Number.NaN : Number(typed);
    if (count === present || (Number.isInteger(count) && count >= least && count <= most)) return count;
    context.addIssue({ code: 'custom', path: ['minutes'], message: `Enter ${least} to ${most} minutes` });
    return z.NEVER;
  });
}

const rule = z.object({
  cidr: z.string().transform((typed, context) => {
    const found = networkOf(typed);
    if (found !== null) return cidrOf(found);
    context.addIssue({ code: 'custom', message: networkProblem(typed) ?? '' });
    return z.NEVER;
  }),
  roles: z.array(z.enum(roleValues)).min(1, 'Choose whom it is for'),
  note: z.string().trim().max(longestNote, `At most ${longestNote} characters`),
});

export function policyForm({ stepUpMinutes, idleMinutes }: Pick<SecurityPolicy, 'stepUpMinutes' | 'idleMinutes'>) {
  return z.object({
    secondFactor: z.enum(['off', 'privileged', 'everyone']),
    stepUpMinutes: minutes(1, 60, stepUpMinutes),
    networks: z.array(rule),
    idleMinutes: minutes(5, 1440, idleMinutes),
    approverCount: z.enum(['1', '2']).transform(Number),
  });
}

export type PolicyForm = z.input<ReturnType<typeof policyForm>>;

const typed = (count: number | null, usual: string) => ({
  isOn: count !== null,
  minutes: count === null ? usual : String(count),
});

export function formOf(policy: UpdateSecurityPolicyRequest): PolicyForm {
  return {
    secondFactor: policy.secondFactor,
    stepUpMinutes: typed(policy.stepUpMinutes, '15'),
    networks: policy.networks.map(({ cidr, roles, note }) => ({ cidr, roles: [...roles], note })),
    idleMinutes: typed(policy.idleMinutes, '30'),
    approverCount: policy.approverCount === 1 ? '1' : '2',
  };
}
