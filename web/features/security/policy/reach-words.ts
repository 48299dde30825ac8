// The users that a choice affects, by the server's counts, and when it would lock out the present one.
import type { NetworkRule, PolicyReach, Role, UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { sessionEnd } from '#web/domain/sessions/session-end.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { counted } from '#web/format/counted.ts';
import { holds, type Network, networkOf } from './network.ts';

type SecondFactor = UpdateSecurityPolicyRequest['secondFactor'];
type Rules = readonly Pick<NetworkRule, 'cidr' | 'roles'>[];
type RoleReach = PolicyReach['roles'][number];

export const peopleOf: Readonly<Record<Role, string>> = {
  admin: 'administrators',
  manager: 'managers',
  analyst: 'analysts',
  viewer: 'viewers',
};

const privileged: readonly Role[] = ['admin', 'manager'];
const asksOf = (choice: SecondFactor, role: Role) =>
  choice === 'everyone' || (choice === 'privileged' && privileged.includes(role));

const sum = (roles: readonly RoleReach[], of: (role: RoleReach) => number) =>
  roles.reduce((total, role) => total + of(role), 0);

const managersInWords = (people: number) =>
  people === 1 ? '1 administrator or manager' : `${people} administrators and managers`;

const managersAmong = (roles: readonly RoleReach[]) =>
  sum(roles, ({ role, people }) => (privileged.includes(role) ? people : 0));

/** "a, b and c". */
const listed = new Intl.ListFormat('en-US');

export function secondFactorReach({ roles }: PolicyReach, choice: SecondFactor): string {
  const everybody = sum(roles, ({ people }) => people);
  if (choice === 'off') {
    const own = everybody - sum(roles, (role) => role.withoutSecondFactor);
    if (own === 0) return 'Nobody has a second factor of their own, so nobody is asked for one.';
    return `${own} of ${counted(everybody, 'person', 'people')} ${own === 1 ? 'has' : 'have'} a second factor of their own and ${own === 1 ? 'is' : 'are'} still asked for it. Nobody else is.`;
  }
  const touched = roles.filter(({ role }) => asksOf(choice, role));
  const people = sum(touched, (role) => role.people);
  const without = sum(touched, (role) => role.withoutSecondFactor);
  const signedIn = sum(touched, (role) => role.sessionsWithoutSecondFactor);
  const all = choice === 'everyone' ? counted(people, 'person', 'people') : managersInWords(people);
  const factors =
    without === 0
      ? `${people === 1 ? `${all} has` : `All ${all} have`} a second factor already.`
      : `${without} of ${all} ${without === 1 ? 'has' : 'have'} no second factor yet: they set one up at their next sign-in.`;
  if (signedIn === 0) return factors;
  const ends = signedIn === 1 ? 'it ends, and that person signs' : 'they end, and those people sign';
  return `${factors} ${counted(signedIn, 'live session')} began without one: ${ends} in again.`;
}

/** @param choice who needs a second factor */
export function stepUpReach({ roles }: PolicyReach, choice: SecondFactor): string[] {
  const people = managersAmong(roles);
  const touched = `It affects ${counted(people, 'person', 'people')}: only administrators and managers make such changes.`;
  if (choice !== 'off') return [touched];
  return [
    touched,
    'Nobody is asked for a second factor at sign-in: people without one cannot make such changes before adding one and signing in again.',
  ];
}

/** Who could approve: uploaders and requesters never count. */
export function approvalReach({ roles }: PolicyReach, needed: number): string[] {
  const people = managersAmong(roles);
  const can = `${managersInWords(people)} can approve, each what others uploaded and asked for.`;
  const left = people - 1;
  if (left >= needed) return [can];
  const few = left <= 0 ? 'nobody is left' : `only ${counted(left, 'person', 'people')} is left`;
  return [can, `That is too few: of what one of them uploads, ${few} to approve it.`];
}

/** Networks still being typed are ignored. */
const readable = (rules: Rules) => rules.filter(({ cidr }) => networkOf(cidr) !== null);

/** For each role: live sessions from other networks, and roles without restriction. */
export function networkReach({ roles }: PolicyReach, rules: Rules): string[] {
  const ruled = roles.filter(({ role }) => readable(rules).some((rule) => rule.roles.includes(role)));
  const free = roles.filter((role) => !ruled.includes(role)).map(({ role }) => peopleOf[role]);
  const lines = ruled.map(({ role, addresses }) => {
    const networks = networksOf(rules, role);
    const outside = addresses
      .filter(({ address }) => !isAmong(networks, address))
      .reduce((total, { sessions }) => total + sessions, 0);
    if (outside === 0) return `No live session of ${peopleOf[role]} comes from outside their networks.`;
    const [come, they] = outside === 1 ? ['comes', 'it is'] : ['come', 'they are'];
    return `${counted(outside, 'live session')} of ${peopleOf[role]} ${come} from outside their networks: ${they} refused from then on.`;
  });
  return free.length === 0 ? lines : [...lines, `${capitalised(listed.format(free))} can sign in from anywhere.`];
}

export function idleReach({ roles }: PolicyReach, minutes: number | null, maxDays?: number): string {
  if (minutes === null) return `${sessionEnd(null, maxDays).ends}.`;
  const people = counted(
    sum(roles, (role) => role.people),
    'person',
    'people',
  );
  return `It affects everybody, ${people}: a person who does nothing for ${counted(minutes, 'minute')} is signed out, with a warning two minutes before.`;
}

/** Why this choice would end the user's own session; null if it would not. */
export function lockOutBySecondFactor(reach: PolicyReach, choice: SecondFactor, mine: Role | null): string | null {
  if (mine === null || !asksOf(choice, mine) || reach.yourSessionHasSecondFactor) return null;
  return 'You signed in without a second factor, so this would lock you out. Set one up first: it counts at once.';
}

export function lockOutByNetworks(reach: PolicyReach, rules: Rules, mine: Role | null): string | null {
  if (mine === null || !readable(rules).some(({ roles }) => roles.includes(mine))) return null;
  if (isAmong(networksOf(rules, mine), reach.yourAddress)) return null;
  return `Your own address ${reach.yourAddress ?? '(unknown)'} is in none of the networks of ${peopleOf[mine]}, so this would lock you out. Add it first.`;
}

const networksOf = (rules: Rules, role: Role) =>
  rules.filter(({ roles }) => roles.includes(role)).flatMap(({ cidr }) => networkOf(cidr) ?? []);
const isAmong = (networks: readonly Network[], address: string | null) =>
  networks.some((network) => holds(network, address));
