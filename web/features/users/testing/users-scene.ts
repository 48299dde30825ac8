// What the stories of users share.
import { screen } from 'storybook/test';
import type { User } from '#contract/types.ts';
import type { FaultOf } from '#mock/world/fault.ts';

export const listing = (users: readonly User[]): FaultOf<'listUsers'> => ({
  operationId: 'listUsers',
  status: 200,
  body: users,
});

export const listed = () => screen.findByRole('table', { name: 'Users' });
