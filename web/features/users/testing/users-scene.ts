// What the stories of users share.
import { screen } from 'storybook/test';
import type { User } from '#contract/types.ts';

export const listing = (users: readonly User[]) => ({ operationId: 'listUsers' as const, status: 200, body: users });

export const listed = () => screen.findByRole('table', { name: 'Users' });
