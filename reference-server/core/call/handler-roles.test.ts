import { expect, test } from 'vitest';
import { contractOperations } from '#contract/operations.ts';
import type { Everyone, Handler } from './operation.ts';

const handler = () => Promise.resolve({ status: 204 as const, body: null, headers: {} });

test('a handler names the roles of `x-roles`: one too many, one too few and one that does not exist do not compile', () => {
  const handlers: readonly unknown[] = [
    handler satisfies Handler<'createGroup', 'admin'>,
    handler satisfies Handler<'listGroups', 'admin' | 'manager'>,
    handler satisfies Handler<'listDocuments', Everyone>,
    // @ts-expect-error -- managers may not create groups
    handler satisfies Handler<'createGroup', 'admin' | 'manager'>,
    // @ts-expect-error -- managers may list groups too
    handler satisfies Handler<'listGroups', 'admin'>,
    // @ts-expect-error -- there is no such role
    handler satisfies Handler<'createGroup', 'admin' | 'owner'>,
  ];
  expect(handlers).toHaveLength(6);
  expect(contractOperations.createGroup.roles).toEqual(['admin']);
  expect(contractOperations.listGroups.roles).toEqual(['admin', 'manager']);
});
