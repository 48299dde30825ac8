import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { verbFor } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { userWords } from '#web/domain/words/user-words.ts';

const meta = {
  title: 'Screens/User Management/Edit role and deactivate',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openEdit() {
  await person.click(await verbFor('Ingrid Vos', 'Edit role of Ingrid Vos'));
  return within(await screen.findByRole('dialog', { name: 'Edit User Role' }));
}

async function openDeactivate() {
  await person.click(await verbFor('Ingrid Vos', 'Deactivate Ingrid Vos'));
  return within(await screen.findByRole('alertdialog', { name: 'Deactivate User' }));
}

export const EditRole: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openEdit();
    await expect(dialog.getByText('ingrid@buyer.example')).toBeInTheDocument();
    await expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const EditRoleSaving: Story = {
  tags: ['again'],
  args: { faults: [fault('updateUserRole', { delayMs: 'never' })] },
  async play() {
    const dialog = await openEdit();
    await person.click(dialog.getByRole('button', { name: 'Update Role' }));
    await expect(await dialog.findByRole('button', { name: 'Update Role', busy: true })).toBeDisabled();
  },
};

export const EditRoleFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A role cannot be changed', userWords.updateUserRole.failed.message),
  args: { faults: [fault('updateUserRole', 500)] },
  async play() {
    const dialog = await openEdit();
    await person.click(dialog.getByRole('button', { name: 'Update Role' }));
    await shows(userWords.updateUserRole.failed.message);
  },
};

export const DeactivateAsks: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openDeactivate();
    await expect(dialog.getByText(/^They lose access at once\./)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const DeactivateFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A user cannot be deactivated', userWords.deactivateUser.failed.message),
  args: { faults: [fault('deactivateUser', 500)] },
  async play() {
    const dialog = await openDeactivate();
    await person.click(dialog.getByRole('button', { name: 'Deactivate User' }));
    await shows(userWords.deactivateUser.failed.message);
  },
};

export const NewInvitationLink: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...empty,
      users: empty.users.map((user) => (user.id === 'user-viewer' ? { ...user, lastLoginAt: null } : user)),
    },
  },
  async play() {
    await person.click(await verbFor('Ingrid Vos', 'New invitation link for Ingrid Vos'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Invitation Link' }));
    await expect(dialog.getByText('For Ingrid Vos. The earlier link no longer works.')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  },
};

/** Another administrator deactivated the user while the dialog was open. */
export const NoLongerThere: Story = {
  async play() {
    await openEdit();
    await step('Somebody else deactivates Ingrid Vos', async () => {
      await currentStage().world.store.transact((tx) => tx.users.delete('user-viewer'));
      window.dispatchEvent(new FocusEvent('focus'));
    });
    await shows(/This user is no longer in the list/);
  },
};
