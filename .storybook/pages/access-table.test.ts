import { expect, it } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import { documentRights } from '#core/access/policy.ts';
import { accessTable, callRows, enoughFor } from './access-table.ts';

it('every operation of the contract is a row', () => {
  expect(callRows().map(({ operationId }) => operationId)).toEqual(Object.keys(contractOperations));
});

it('a role that the contract gains or loses changes its row', () => {
  const [row] = callRows({ createUser: { roles: ['admin', 'owner'] } });
  expect(row).toEqual({
    operationId: 'createUser',
    everybody: false,
    owner: true,
    may: { admin: true, manager: false, analyst: false, viewer: false },
  });
  expect(callRows({ startLogin: { roles: ['public'] } })[0]).toMatchObject({ everybody: true, may: { viewer: true } });
});

it('the policy is asked for each level, action and person', () => {
  const viewer = { person: 'viewer', downloadRestricted: false } as const;
  expect(enoughFor({ ...viewer, level: 'public', action: 'view' })).toEqual([
    'a public folder',
    'a permission for the folder',
    'a grant to read',
  ]);
  expect(enoughFor({ ...viewer, level: 'confidential', action: 'download' })).toEqual(['a grant to read and download']);
  expect(enoughFor({ ...viewer, level: 'confidential', action: 'download', downloadRestricted: true })).toEqual([]);
  expect(enoughFor({ ...viewer, level: 'restricted', action: 'remove' })).toEqual(['their own upload']);
  const admin = { person: 'admin', level: 'confidential', action: 'download' } as const;
  expect(enoughFor({ ...admin, downloadRestricted: false })).toEqual(['nothing']);
  expect(enoughFor({ ...admin, downloadRestricted: true })).toEqual([]);
});

it('people with the same rights share a column, until the policy distinguishes them', () => {
  expect(accessTable().groups).toEqual([
    ['admin', 'manager'],
    ['analyst', 'viewer'],
  ]);
  const changed = accessTable((facts) =>
    facts.role === 'analyst' ? { see: true, view: true, download: true, remove: true } : documentRights(facts),
  );
  expect(changed.groups).toEqual([['admin', 'manager'], ['analyst'], ['viewer']]);
  expect(changed.rows.every(({ enough }) => enough[1]?.[0] === 'nothing')).toBe(true);
});
