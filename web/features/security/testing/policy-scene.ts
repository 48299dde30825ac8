// Shared by stories and tests of Edit Policy: a policy, its reach, and opening the dialog.
import { screen, within } from 'storybook/test';
import type { PolicyReach, SecurityPolicy } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { person, press } from '#web/testing/play.ts';
import { aReach } from './reach.ts';

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

export const reading = (policy: SecurityPolicy, etag: string): Fault =>
  fault('getSecurityPolicy', { status: 200, body: policy, headers: { ETag: etag } });

export const reaching = (reach: PolicyReach = aReach()): Fault =>
  fault('getSecurityPolicyReach', { status: 200, body: reach });

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
