import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from 'react-hook-form';
import type { PolicyReach, Role, SecurityPolicy, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { problemCode, serverMessage } from '#web/api/api-error.ts';
import { showFailed } from '#web/api/change-words.ts';
import { useChange } from '#web/api/use-change.ts';
import { securityWords } from '#web/domain/words/security-words.ts';
import type { PolicyForm } from './policy-form.ts';
import { type PolicyTab, policyTabs, tabOf } from './policy-tabs.ts';
import type { usePolicyEditor } from './use-policy-editor.ts';
import { useUpdatePolicy } from './use-policy.ts';
import { lockOutByNetworks, lockOutBySecondFactor } from './reach-words.ts';

// A server's refusal, with its place in the dialog.
interface Refusal {
  tab: PolicyTab;
  words: string;
}

interface PolicyChange {
  data: UpdateSecurityPolicyRequest;
  policy: SecurityPolicy;
  reach: PolicyReach | undefined;
  mine: Role | null;
}

interface SavePolicyOptions {
  editor: ReturnType<typeof usePolicyEditor>;
  reach: PolicyReach | undefined;
  mine: Role | null;
  onSaved: () => void;
}

/** Saves the whole policy, and focuses the first error. */
export function useSavePolicy({ editor: { form, ground, read }, reach, mine, onSaved }: SavePolicyOptions) {
  const [tab, setTab] = useState<PolicyTab>('sign-in');
  /** Applies only to exactly these choices. */
  const [refused, setRefused] = useState<{ refusal: Refusal; of: string } | null>(null);
  const change = useChange(useUpdatePolicy, securityWords.updateSecurityPolicy);
  const submit = form.handleSubmit(
    async (data) => {
      if (ground === null) return;
      const catches = (error: unknown) => {
        if (problemCode(error) === 'policy-changed') {
          // If the other version cannot be loaded, this is the only message that saving failed.
          void read.refetch().then((again) => {
            if (again.data?.etag === ground.etag) showFailed(securityWords.updateSecurityPolicy, error);
          });
          return true;
        }
        const refusal = refusalOf(error, { data, policy: ground.policy, reach, mine });
        if (refusal === null) return false;
        setRefused({ refusal, of: JSON.stringify(form.getValues()) });
        setTab(refusal.tab);
        return true;
      };
      await change.run({ data, etag: ground.etag }, { done: onSaved, catches });
    },
    (errors) => goToFirst(errors, setTab),
  );
  return { submit, isPending: change.isPending, tab, setTab, refused };
}

/** Only visible fields can be focused. */
function goToFirst(errors: FieldErrors<PolicyForm>, setTab: (tab: PolicyTab) => void): void {
  const first = tabsWithErrors(errors)[0];
  if (first === undefined) return;
  flushSync(() => setTab(first));
  const wrong = Object.entries(errors).filter(([property]) => tabs.get(property) === first);
  const [name] = namesIn(Object.fromEntries(wrong));
  if (name !== undefined) document.getElementsByName(name)[0]?.focus();
}

/** The names of the invalid fields, which the errors contain as a tree. */
function namesIn(errors: object, path: readonly string[] = []): string[] {
  if ('message' in errors && typeof errors.message === 'string') return [path.join('.')];
  return Object.entries(errors).flatMap(([key, below]: [string, unknown]) =>
    typeof below === 'object' && below !== null ? namesIn(below, [...path, key]) : [],
  );
}

const tabs: ReadonlyMap<string, PolicyTab> = new Map(Object.entries(tabOf));

export function tabsWithErrors(errors: FieldErrors<PolicyForm>): PolicyTab[] {
  const wrong = Object.keys(errors).map((property) => tabs.get(property));
  return policyTabs.filter((tab) => wrong.includes(tab));
}

/** Null for errors that do not concern a choice. */
function refusalOf(error: unknown, change: PolicyChange): Refusal | null {
  const words = serverMessage(error) ?? 'The server refused this.';
  switch (problemCode(error)) {
    case 'would-lock-you-out':
      return { tab: lockedBy(change), words };
    case 'policy-fixed': {
      const by = change.policy.fixed.find(({ variable }) => words.includes(variable));
      return { tab: by ? tabOf[by.property] : 'sign-in', words };
    }
    default:
      return null;
  }
}

/** The server gives the reason only as text. */
function lockedBy({ data, reach, mine }: PolicyChange): PolicyTab {
  if (!reach) return data.networks.length > 0 ? 'networks' : 'sign-in';
  const isByFactor = lockOutBySecondFactor(reach, data.secondFactor, mine) !== null;
  return isByFactor && lockOutByNetworks(reach, data.networks, mine) === null ? 'sign-in' : 'networks';
}
