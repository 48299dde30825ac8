// The security policy in force: the row that administrators change, overridden by the environment.
import type { PolicyByEnvironment } from '../ports/policy-by-environment.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { POLICY } from './keys.ts';
import type { NetworkRule, PolicyChoices, PolicyRecord, Role } from './records.ts';
import { isPrivileged } from './roles.ts';

export interface SecurityPolicy extends PolicyChoices {
  /** False keeps the rules without enforcing them. */
  areNetworksEnforced: boolean;
}

type NetworkRules = Pick<SecurityPolicy, 'networks' | 'areNetworksEnforced'>;

export const noPolicy: Omit<PolicyRecord, 'updatedAt' | 'updatedById'> = {
  id: POLICY,
  revision: 0,
  secondFactor: 'off',
  stepUpMinutes: null,
  networks: [],
  idleMinutes: null,
  approverCount: 1,
};

/** The row, or the defaults of a data room without one. */
export async function policyRow(tx: Tables): Promise<typeof noPolicy & Partial<PolicyRecord>> {
  return (await tx.policies.get(POLICY)) ?? noPolicy;
}

/** The policy for all users, according to these tables. */
export async function policyNow(tx: Tables, ports: Pick<Ports, 'policyByEnvironment'>): Promise<SecurityPolicy> {
  return overlaid(await policyRow(tx), ports.policyByEnvironment);
}

/** The same for a row that need not be stored. */
export function overlaid(
  { secondFactor, stepUpMinutes, idleMinutes, approverCount, networks }: PolicyChoices,
  environment: PolicyByEnvironment = { areNetworksEnforced: true },
): SecurityPolicy {
  return { secondFactor, stepUpMinutes, idleMinutes, approverCount, networks, ...environment };
}

export function requiresFactor({ secondFactor }: Pick<SecurityPolicy, 'secondFactor'>, role: Role): boolean {
  return secondFactor === 'everyone' || (secondFactor === 'privileged' && isPrivileged(role));
}

/** Whether a user of this role may call from this address. A role without a rule may call from anywhere. */
export function isAllowedFrom(
  { networks, areNetworksEnforced }: NetworkRules,
  role: Role,
  address: string | null,
  known: Ports['networks'],
): boolean {
  if (!areNetworksEnforced || networks.length === 0) return true;
  return compiled(networks, role, known)(address);
}

/** Whether this role is restricted to certain networks. */
export function isBoundToNetworks({ networks, areNetworksEnforced }: NetworkRules, role: Role): boolean {
  return areNetworksEnforced && rulesOf(networks, role).length > 0;
}

/** Whether an address lies in one of these networks. */
export function isWithin(
  networks: readonly Pick<NetworkRule, 'cidr'>[],
  address: string | null,
  known: Ports['networks'],
): boolean {
  let isAllowed = compiledNetworks.get(networks);
  if (!isAllowed) {
    isAllowed = remembering(known.among(networks.map(({ cidr }) => cidr)));
    compiledNetworks.set(networks, isAllowed);
  }
  return isAllowed(address);
}

const rulesOf = (rules: readonly NetworkRule[], role: Role) => rules.filter((rule) => rule.roles.includes(role));

type IsAllowed = ReturnType<Ports['networks']['among']>;

const mostAddresses = 1000;

/** Remembers results, since one call checks several times and callers return. */
function remembering(isAmong: IsAllowed): IsAllowed {
  const results = new Map<string | null, boolean>();
  return (address) => {
    const known = results.get(address);
    if (known !== undefined) return known;
    if (results.size >= mostAddresses) results.clear();
    const is = isAmong(address);
    results.set(address, is);
    return is;
  };
}

const compiledNetworks = new WeakMap<object, IsAllowed>();

/** Compiled once for each row and role: every call checks them, and rows never change. */
const compiledRules = new WeakMap<readonly NetworkRule[], Map<Role, IsAllowed>>();

function compiled(rules: readonly NetworkRule[], role: Role, known: Ports['networks']): IsAllowed {
  const byRole = compiledRules.get(rules) ?? new Map<Role, IsAllowed>();
  compiledRules.set(rules, byRole);
  let isAllowed = byRole.get(role);
  if (!isAllowed) {
    const cidrs = rulesOf(rules, role).map((rule) => rule.cidr);
    isAllowed = cidrs.length === 0 ? () => true : remembering(known.among(cidrs));
    byRole.set(role, isAllowed);
  }
  return isAllowed;
}
