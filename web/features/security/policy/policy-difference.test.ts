import { describe, expect, it } from 'vitest';
import type { UpdateSecurityPolicyRequest } from '#contract/types.ts';
import { differences, mineOntoTheirs } from './policy-difference.ts';
import { formOf, policyForm } from './policy-form.ts';

const base: UpdateSecurityPolicyRequest = {
  secondFactor: 'off',
  stepUpMinutes: null,
  networks: [
    { cidr: '10.0.0.0/8', roles: ['admin'], note: 'Office' },
    { cidr: '192.0.2.0/24', roles: ['viewer'], note: '' },
  ],
  idleMinutes: 30,
  approverCount: 1,
};
const with_ = (fields: Partial<UpdateSecurityPolicyRequest>) => ({ ...base, ...fields });
const [office, guests] = base.networks;

it('what differs between two policies is listed line by line', () => {
  const after = with_({
    secondFactor: 'privileged',
    stepUpMinutes: 1,
    networks: [{ ...office!, note: 'Head office' }, guests!],
    idleMinutes: null,
    approverCount: 2,
  });
  expect(differences(base, after).map(({ words }) => words)).toEqual([
    'Second factor: off, now administrators and managers',
    'Asking again: off, now 1 minute',
    'Network removed: 10.0.0.0/8 for Admin',
    'Network added: 10.0.0.0/8 for Admin',
    'Idle limit: 30 minutes, now off',
    'Approvals: one person, now two people',
  ]);
  expect(differences(base, with_({ networks: [guests!, office!] }))).toEqual([]);
});

describe('mine onto theirs', () => {
  const merged = (mine: Partial<UpdateSecurityPolicyRequest>, theirs: Partial<UpdateSecurityPolicyRequest>) =>
    policyForm(base).parse(mineOntoTheirs(formOf(base), formOf(with_(mine)), formOf(with_(theirs))));

  it('keeps what each of us changed, and mine where both did', () => {
    expect(merged({ secondFactor: 'everyone' }, { idleMinutes: 60 })).toEqual(
      with_({ secondFactor: 'everyone', idleMinutes: 60 }),
    );
    expect(merged({ secondFactor: 'everyone' }, { secondFactor: 'privileged' }).secondFactor).toBe('everyone');
  });

  it('takes their rules without those that I removed and with those that I added', () => {
    const [mine, theirs] = [
      { cidr: '198.51.100.0/24', roles: ['admin' as const], note: 'Mine' },
      { cidr: '203.0.113.0/24', roles: ['admin' as const], note: 'Theirs' },
    ];
    expect(merged({ networks: [office!, mine] }, { networks: [office!, guests!, theirs] }).networks).toEqual([
      office,
      theirs,
      mine,
    ]);
    expect(merged({ networks: [...base.networks, mine] }, { networks: [...base.networks, mine] }).networks).toEqual([
      ...base.networks,
      mine,
    ]);
  });
});

describe('the form', () => {
  const parsed = (minutes: string, present: number | null = null) =>
    policyForm({ stepUpMinutes: null, idleMinutes: present }).safeParse({
      ...formOf(base),
      idleMinutes: { isOn: true, minutes },
    }).success;

  it.each(['', ' ', '4', '1441', '5.5', 'ten', '-5'])('refuses “%s” minutes without a click', (minutes) => {
    expect(parsed(minutes)).toBe(false);
  });

  it('accepts 5 to 1440 minutes, and the present value', () => {
    expect(['5', '1440', ' 30 '].map((minutes) => parsed(minutes))).toEqual([true, true, true]);
    expect(parsed('2', 2)).toBe(true);
  });
});
