import { expect, it, test } from 'vitest';
import { aReach, home, office } from '../testing/reach.ts';
import {
  approvalReach,
  idleReach,
  lockOutByNetworks,
  lockOutBySecondFactor,
  networkReach,
  secondFactorReach,
  stepUpReach,
} from './reach-words.ts';

const reach = aReach();
const nobodyWithout = aReach({
  roles: reach.roles.map((role) => ({ ...role, withoutSecondFactor: 0, sessionsWithoutSecondFactor: 0 })),
});
const onlyAda = aReach({
  roles: nobodyWithout.roles.map((role) => ({ ...role, people: role.role === 'admin' ? 1 : 0 })),
});

test.each([
  [reach, 'off', '5 of 8 people have a second factor of their own and are still asked for it. Nobody else is.'],
  [
    reach,
    'privileged',
    '1 of 3 administrators and managers has no second factor yet: they set one up at their next sign-in. 1 live session began without one: it ends, and that person signs in again.',
  ],
  [
    reach,
    'everyone',
    '3 of 8 people have no second factor yet: they set one up at their next sign-in. 2 live sessions began without one: they end, and those people sign in again.',
  ],
  [nobodyWithout, 'privileged', 'All 3 administrators and managers have a second factor already.'],
  [onlyAda, 'privileged', '1 administrator or manager has a second factor already.'],
  [onlyAda, 'everyone', '1 person has a second factor already.'],
  [nobodyWithout, 'everyone', 'All 8 people have a second factor already.'],
] as const)('whom a second factor touches is counted (%#)', (figures, choice, words) => {
  expect(secondFactorReach(figures, choice)).toBe(words);
});

const withPeople = (admins: number, managers: number) =>
  aReach({
    roles: reach.roles.map((role) => ({
      ...role,
      people: role.role === 'admin' ? admins : role.role === 'manager' ? managers : role.people,
    })),
  });

test.each([
  [reach, 1, ['3 administrators and managers can approve, each what others uploaded and asked for.']],
  [reach, 2, ['3 administrators and managers can approve, each what others uploaded and asked for.']],
  [
    withPeople(1, 1),
    2,
    [
      '2 administrators and managers can approve, each what others uploaded and asked for.',
      'That is too few: of what one of them uploads, only 1 person is left to approve it.',
    ],
  ],
  [
    withPeople(1, 0),
    1,
    [
      '1 administrator or manager can approve, each what others uploaded and asked for.',
      'That is too few: of what one of them uploads, nobody is left to approve it.',
    ],
  ],
] as const)('possible approvers are counted, with a note when too few (%#)', (figures, needed, lines) => {
  expect(approvalReach(figures, needed)).toEqual(lines);
});

it('networks touch the live sessions from outside, role by role', () => {
  expect(networkReach(reach, [office])).toEqual([
    'No live session of administrators comes from outside their networks.',
    '2 live sessions of managers come from outside their networks: they are refused from then on.',
    'Analysts and viewers can sign in from anywhere.',
  ]);
  expect(networkReach(reach, [{ cidr: '2001:db8:7::/48', roles: ['viewer'] }])[0]).toBe(
    '1 live session of viewers comes from outside their networks: it is refused from then on.',
  );
});

it('a rule that is still being typed touches no one', () => {
  expect(networkReach(reach, [{ cidr: '203.0.1', roles: ['admin'] }])).toEqual([
    'Administrators, managers, analysts, and viewers can sign in from anywhere.',
  ]);
  expect(lockOutByNetworks(reach, [{ cidr: '', roles: ['admin'] }], 'admin')).toBeNull();
});

it('an idle limit touches everybody, and asking again those who may make such changes', () => {
  expect(idleReach(reach, 30)).toMatch(
    /^It affects everybody, 8 people: a person who does nothing for 30 minutes is signed out/,
  );
  expect(idleReach(reach, null)).toBe('A session ends 7 days after it was last used.');
  expect(idleReach(reach, null, 1)).toBe('A session ends 1 day after the sign-in.');
  expect(stepUpReach(reach, 'everyone')).toEqual([expect.stringMatching(/^It affects 3 people/)]);
  expect(stepUpReach(reach, 'off').at(-1)).toMatch(/^Nobody is asked for a second factor at sign-in/);
});

it("one's own lock-out is foreseen: by a second factor, and by networks", () => {
  const without = aReach({ yourSessionHasSecondFactor: false });
  expect(lockOutBySecondFactor(without, 'privileged', 'admin')).toMatch(/would lock you out/);
  expect(lockOutBySecondFactor(without, 'off', 'admin')).toBeNull();
  expect(lockOutBySecondFactor(reach, 'everyone', 'admin')).toBeNull();
  expect(lockOutByNetworks(reach, [office], 'admin')).toBeNull();
  expect(lockOutByNetworks(aReach({ yourAddress: '198.51.100.1' }), [office], 'admin')).toMatch(
    /^Your own address 198\.51\.100\.1 is in none/,
  );
  expect(lockOutByNetworks(aReach({ yourAddress: null }), [office], 'admin')).toMatch(/\(unknown\)/);
  expect(lockOutByNetworks(aReach({ yourAddress: home }), [{ ...office, roles: ['viewer'] }], 'admin')).toBeNull();
});
