// What the stories and tests of Edit Policy share: a policy, whom it would touch, and the way into the dialog.
import { screen, within } from 'storybook/test';
import type { NetworkRule, PolicyReach, SecurityPolicy } from '#contract/types.ts';
import type { Fault } from '#mock/world/fault.ts';
import { person, press } from '#web/testing/play.ts';

export const office: NetworkRule = { cidr: '203.0.113.0/24', roles: ['admin', 'manager'], note: 'Head office' };
export const home = '203.0.113.77';

export const aPolicy = (fields: Partial<SecurityPolicy> = {}): SecurityPolicy => ({
  secondFactor: 'off',
  stepUpMinutes: null,
  networks: [],
  idleMinutes: null,
  approverCount: 1,
  networksEnforced: true,
  fixed: [],
  updatedAt: null,
  updatedByName: null,
  ...fields,
});

/** Eight people, three of them without a second factor; the sessions come from the office, and two from elsewhere. */
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

export const reading = (policy: SecurityPolicy, etag: string, times?: number): Fault => ({
  operationId: 'getSecurityPolicy',
  status: 200,
  body: policy,
  headers: { ETag: etag },
  times,
});

export const reaching = (reach: PolicyReach = aReach()): Fault => ({
  operationId: 'getSecurityPolicyReach',
  status: 200,
  body: reach,
});

/** The two reads of the dialog. */
export const reads = (policy: Partial<SecurityPolicy> = {}, reach: Partial<PolicyReach> = {}): readonly Fault[] => [
  reading(aPolicy(policy), '"1"'),
  reaching(aReach(reach)),
];

export async function openPolicy() {
  await press('Edit Policy');
  return within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
}

type Dialog = Awaited<ReturnType<typeof openPolicy>>;

export const showTab = async (dialog: Dialog, name: string | RegExp) => {
  await person.click(await dialog.findByRole('tab', { name }));
};
