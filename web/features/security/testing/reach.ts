// The reach of a policy, and the network of most users.
import type { NetworkRule, PolicyReach } from '#contract/types.ts';

export const office: NetworkRule = { cidr: '203.0.113.0/24', roles: ['admin', 'manager'], note: 'Head office' };
export const home = '203.0.113.77';

/** Eight users, three of them without a second factor; sessions come from the office, and two from elsewhere. */
export const aReach = (fields: Partial<PolicyReach> = {}): PolicyReach => ({
  yourAddress: home,
  yourSessionHasSecondFactor: true,
  roles: [
    {
      role: 'admin',
      people: 1,
      withoutSecondFactor: 0,
      sessionsWithoutSecondFactor: 0,
      addresses: [{ address: home, sessions: 1 }],
    },
    {
      role: 'manager',
      people: 2,
      withoutSecondFactor: 1,
      sessionsWithoutSecondFactor: 1,
      addresses: [
        { address: '203.0.113.9', sessions: 1 },
        { address: '198.51.100.4', sessions: 2 },
      ],
    },
    { role: 'analyst', people: 2, withoutSecondFactor: 0, sessionsWithoutSecondFactor: 0, addresses: [] },
    {
      role: 'viewer',
      people: 3,
      withoutSecondFactor: 2,
      sessionsWithoutSecondFactor: 1,
      addresses: [{ address: '2001:db8:9::1', sessions: 1 }],
    },
  ],
  ...fields,
});
