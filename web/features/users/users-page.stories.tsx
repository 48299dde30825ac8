import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { User } from '#web/api/generated/model/user.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'User Management',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = '2026-11-20T14:30:00.000Z';

const person = (id: string, name: readonly [string, string] | null, more: Partial<User> = {}): User => ({
  id,
  email: `${id}@northgate.example`,
  firstName: name?.[0] ?? null,
  lastName: name?.[1] ?? null,
  role: 'viewer',
  profileImageUrl: null,
  lastLoginAt: null,
  ...more,
});

const listing = (users: readonly User[]) => ({ operationId: 'listUsers' as const, status: 200, body: users });

const listed = () => screen.findByRole('table', { name: 'Users' });

export const Loading: Story = {
  args: { faults: [{ operationId: 'listUsers', delayMs: 'never' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading users...')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: { faults: [{ operationId: 'listUsers', status: 500 }] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load users')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const EmptyAsAdmin: Story = {
  args: { faults: [listing([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.getByText('Start by adding your first user')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeEnabled();
  },
};

export const EmptyAsManager: Story = {
  args: { persona: 'manager', faults: [listing([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeDisabled();
  },
};

export const FourRoles: Story = {
  async play() {
    const table = within(await listed());
    for (const role of ['Admin', 'Manager', 'Analyst', 'Viewer']) await expect(table.getByText(role)).toBeVisible();
  },
};

export const AsManager: Story = {
  args: { persona: 'manager' },
  async play({ canvas }) {
    const buttons = within(await listed()).getAllByRole('button');
    for (const button of buttons) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeDisabled();
  },
};

export const OwnRow: Story = {
  async play() {
    const table = within(await listed());
    await expect(table.getByRole('button', { name: 'You cannot edit your own role' })).toBeDisabled();
    await expect(table.getByRole('button', { name: 'You cannot deactivate yourself' })).toBeDisabled();
  },
};

export const LastLogins: Story = {
  args: {
    now,
    faults: [
      listing([
        person('never', ['Never', 'Seen']),
        person('now', ['Just', 'Here'], { lastLoginAt: '2026-11-20T14:10:00.000Z' }),
        person('hours', ['Some', 'Hours'], { lastLoginAt: '2026-11-20T09:30:00.000Z' }),
        person('days', ['Six', 'Days'], { lastLoginAt: '2026-11-14T14:30:00.000Z' }),
        person('date', ['A', 'Date'], { lastLoginAt: '2026-10-28T09:30:00.000Z' }),
      ]),
    ],
  },
  async play() {
    const table = within(await listed());
    for (const words of ['Never', 'Just now', '5 hours ago', '6 days ago', '10/28/2026']) {
      await expect(table.getByText(words)).toBeVisible();
    }
  },
};

export const NoNameAndLongEmail: Story = {
  args: {
    faults: [
      listing([
        person('a.very.long.address.that.goes.on.and.on.and.on.without.an.end', null),
        person('short', ['Maximiliane-Henriette', 'von und zu Hohenlohe-Langenburg-Schillingsfürst']),
      ]),
    ],
  },
  async play() {
    await expect(within(await listed()).getByText(/^a\.very\.long\.address/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(within(await listed()).getByText('ingrid@buyer.example')).toBeVisible();
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' }, play: FourRoles.play! };

export const DeniedToAnalyst: Story = {
  args: { persona: 'analyst' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
    await expect(canvas.getByText("You don't have permission to manage users.")).toBeVisible();
  },
};

export const DeniedToViewer: Story = { args: { persona: 'viewer' }, play: DeniedToAnalyst.play! };

async function openEdit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit role of Ingrid Vos' }));
  return within(await screen.findByRole('dialog', { name: 'Edit User Role' }));
}

export const EditRole: Story = {
  async play() {
    const dialog = await openEdit();
    await expect(dialog.getByText('ingrid@buyer.example')).toBeInTheDocument();
    await expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const EditRoleSaving: Story = {
  args: { faults: [{ operationId: 'updateUserRole', delayMs: 'never' }] },
  async play() {
    const dialog = await openEdit();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Role' }));
    await expect(await dialog.findByRole('button', { name: 'Update Role', busy: true })).toBeDisabled();
  },
};

export const EditRoleFailed: Story = {
  args: { faults: [{ operationId: 'updateUserRole', status: 500 }] },
  async play() {
    const dialog = await openEdit();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Role' }));
    await expect(await screen.findByText('Failed to update user role')).toBeInTheDocument();
  },
};

async function openDeactivate() {
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Ingrid Vos' }));
  return within(await screen.findByRole('alertdialog', { name: 'Deactivate User' }));
}

export const DeactivateAsks: Story = {
  async play() {
    const dialog = await openDeactivate();
    await expect(dialog.getByText(/^They lose access at once\./)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const DeactivateFailed: Story = {
  args: { faults: [{ operationId: 'deactivateUser', status: 500 }] },
  async play() {
    const dialog = await openDeactivate();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate User' }));
    await expect(await screen.findByText('Failed to deactivate user')).toBeInTheDocument();
  },
};
