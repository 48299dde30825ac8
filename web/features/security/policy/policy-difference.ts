// Differences between two policies in words, and merging the user's own changes into another version.
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { counted } from '#web/format/counted.ts';
import type { PolicyForm } from './policy-form.ts';

type Rule = PolicyForm['networks'][number];
export type PolicyProperty = keyof PolicyForm;

export interface Difference {
  property: PolicyProperty;
  words: string;
}

const minuteWords = (minutes: number | null) => (minutes === null ? 'off' : counted(minutes, 'minute'));

const names = {
  secondFactor: 'Second factor',
  stepUpMinutes: 'Asking again',
  idleMinutes: 'Idle limit',
  approverCount: 'Approvals',
} as const;

const words: Readonly<Record<keyof typeof names, (policy: UpdateSecurityPolicyRequest) => string>> = {
  secondFactor: ({ secondFactor }) =>
    ({ off: 'off', privileged: 'administrators and managers', everyone: 'everyone' })[secondFactor],
  stepUpMinutes: ({ stepUpMinutes }) => minuteWords(stepUpMinutes),
  idleMinutes: ({ idleMinutes }) => minuteWords(idleMinutes),
  approverCount: ({ approverCount }) => (approverCount === 1 ? 'one person' : 'two people'),
};

/** All settings by name, such as "Second factor" and "everyone". */
export function choicesIn(
  policy: UpdateSecurityPolicyRequest,
): { property: PolicyProperty; name: string; value: string }[] {
  const rules = policy.networks.map(({ cidr, roles }) => `${cidr} for ${roles.map(capitalised).join(', ')}`);
  const choice = (property: keyof typeof names) => ({
    property,
    name: names[property],
    value: words[property](policy),
  });
  const networks = {
    property: 'networks',
    name: 'Networks',
    value: rules.length === 0 ? 'from anywhere' : rules.join('; '),
  } as const;
  return [choice('secondFactor'), choice('stepUpMinutes'), networks, choice('idleMinutes'), choice('approverCount')];
}

/** One line for each difference, such as "Second factor: off, now everyone". */
export function differences(before: UpdateSecurityPolicyRequest, after: UpdateSecurityPolicyRequest): Difference[] {
  const changed = (property: keyof typeof names): Difference[] => {
    const [was, is] = [words[property](before), words[property](after)];
    return was === is ? [] : [{ property, words: `${names[property]}: ${was}, now ${is}` }];
  };
  const rules = (verb: string, some: readonly Rule[]): Difference[] =>
    some.map(({ cidr, roles }) => ({
      property: 'networks',
      words: `Network ${verb}: ${cidr} for ${roles.map(capitalised).join(', ')}`,
    }));
  return [
    ...changed('secondFactor'),
    ...changed('stepUpMinutes'),
    ...rules('removed', without(before.networks, after.networks)),
    ...rules('added', without(after.networks, before.networks)),
    ...changed('idleMinutes'),
    ...changed('approverCount'),
  ];
}

/** The other version with the user's changes since the common base; rules are added and removed individually. */
export function mineOntoTheirs(base: PolicyForm, mine: PolicyForm, theirs: PolicyForm): PolicyForm {
  const pick = <P extends PolicyProperty>(property: P): PolicyForm[P] =>
    isSameValue(mine[property], base[property]) ? theirs[property] : mine[property];
  const kept = without(theirs.networks, without(base.networks, mine.networks));
  return {
    secondFactor: pick('secondFactor'),
    stepUpMinutes: pick('stepUpMinutes'),
    networks: [...kept, ...without(without(mine.networks, base.networks), kept)],
    idleMinutes: pick('idleMinutes'),
    approverCount: pick('approverCount'),
  };
}

export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function without<Some extends Readonly<Rule>>(rules: readonly Some[], others: readonly Readonly<Rule>[]): Some[] {
  const known = new Set(others.map(keyOf));
  return rules.filter((rule) => !known.has(keyOf(rule)));
}

const keyOf = ({ cidr, roles, note }: Readonly<Rule>) => JSON.stringify([cidr, [...roles].sort(), note]);
