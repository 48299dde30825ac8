// Where in the dialog a refusal of the server belongs, in the words of the server.
import type { PolicyReach, Role, SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { problemCode, serverMessage } from '#web/api/api-error.ts';
import { type PolicyTab, tabOf } from './policy-tabs.ts';
import { lockOutByNetworks, lockOutBySecondFactor } from './reach-words.ts';

export interface Refusal {
  tab: PolicyTab;
  words: string;
}

interface Asked {
  data: UpdateSecurityPolicyRequest;
  policy: SecurityPolicy;
  reach: PolicyReach | undefined;
  mine: Role | null;
}

/** Null for what is no refusal of a choice. */
export function refusalOf(error: unknown, asked: Asked): Refusal | null {
  const words = serverMessage(error) ?? 'The server refused this.';
  switch (problemCode(error)) {
    case 'would-lock-you-out':
      return { tab: lockedBy(asked), words };
    case 'policy-fixed': {
      const by = asked.policy.fixed.find(({ variable }) => words.includes(variable));
      return { tab: by ? tabOf[by.property] : 'sign-in', words };
    }
    default:
      return null;
  }
}

/** The server says why in words alone. */
function lockedBy({ data, reach, mine }: Asked): PolicyTab {
  if (!reach) return data.networks.length > 0 ? 'networks' : 'sign-in';
  const isByFactor = lockOutBySecondFactor(reach, data.secondFactor, mine) !== null;
  return isByFactor && lockOutByNetworks(reach, data.networks, mine) === null ? 'sign-in' : 'networks';
}
