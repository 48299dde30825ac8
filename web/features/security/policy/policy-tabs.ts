import type { PolicyProperty } from './policy-difference.ts';

export const policyTabs = ['sign-in', 'networks', 'sessions', 'approvals'] as const;
export type PolicyTab = (typeof policyTabs)[number];

export const tabOf = {
  secondFactor: 'sign-in',
  stepUpMinutes: 'sign-in',
  networks: 'networks',
  idleMinutes: 'sessions',
  approverCount: 'approvals',
} as const satisfies Record<PolicyProperty, PolicyTab>;
