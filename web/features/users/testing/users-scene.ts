import { screen } from 'storybook/test';
import type { User } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';

export const listing = (users: readonly User[]): Fault => fault('listUsers', { status: 200, body: users });

export const listed = () => screen.findByRole('table', { name: 'Users' });
