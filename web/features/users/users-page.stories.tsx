import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { showsBarred } from '#web/testing/narrow.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { listed, listing } from '#web/features/users/testing/users-scene.ts';

const meta = {
  title: 'Screens/User Management',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const FourRoles: Story = {
  tags: ['cover', 'picture'],
  async play() {
    const table = within(await listed());
    for (const role of ['Admin', 'Manager', 'Analyst', 'Viewer']) await expect(table.getByText(role)).toBeVisible();
  },
};

export const AsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play({ canvas }) {
    await listed();
    await showsBarred('Ada Lindqvist', 'Only administrators can edit roles');
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeDisabled();
  },
};

export const EmptyAsAdmin: Story = {
  tags: ['again'],
  args: { faults: [listing([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.getByText('Start by adding your first user')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeEnabled();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listUsers', { delayMs: 'never' })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading users...')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  tags: ['cover'],
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(within(await listed()).getByText('ingrid@buyer.example')).toBeVisible();
  },
};
