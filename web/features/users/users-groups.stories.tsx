import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { groupWords } from '#web/domain/words/group-words.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const createdAt = '2026-01-05T09:00:00.000Z';
const groups = [
  { id: 'group-bidders', name: 'Bidders', createdAt },
  { id: 'group-counsel', name: 'Outside counsel', createdAt },
];
const memberships = ['user-analyst', 'user-viewer'].map((userId) => ({
  id: `group-bidders:${userId}`,
  groupId: 'group-bidders',
  userId,
}));

const meta = {
  title: 'Screens/User Management/Groups',
  component: AppScreen,
  args: { route: '/users', scenario: { ...empty, groups, memberships } },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openGroups() {
  await press('Groups');
  return within(await screen.findByRole('dialog', { name: 'Groups' }));
}

async function openNew() {
  await openGroups();
  await press('New Group');
  return within(await screen.findByRole('dialog', { name: 'New Group' }));
}

export const List: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openGroups();
    await waitFor(() => expect(dialog.getByText('2 people: Ingrid Vos, Priya Raman')).toBeVisible());
    await expect(dialog.getByText('Nobody yet')).toBeVisible();
    await person.type(dialog.getByRole('searchbox'), 'ingrid');
    await expect(dialog.queryByText('Outside counsel')).toBeNull();
  },
};

export const NoGroups: Story = {
  args: { scenario: 'empty' },
  async play() {
    await openGroups();
    await shows('No groups yet');
  },
};

export const ForManagers: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play() {
    const dialog = await openGroups();
    await expect(await dialog.findByText('Bidders')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Edit|Delete|New/ })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listGroups', { delayMs: 'never' })] },
  async play() {
    const dialog = await openGroups();
    await expect(dialog.getByText('Loading the groups...')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  tags: ['again'],
  args: { faults: [fault('listGroups', 500)] },
  async play() {
    await openGroups();
    await shows('Failed to load the groups');
  },
};

export const NewGroup: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openNew();
    await person.type(dialog.getByLabelText('Name'), 'Auditors');
    await person.click(dialog.getByRole('checkbox', { name: /Priya Raman/ }));
    await expect(dialog.getByText('(1 chosen)')).toBeVisible();
  },
};

export const NameTaken: Story = {
  parameters: catalogue('A group has that name', 'Another group has that name'),
  async play() {
    const dialog = await openNew();
    await person.type(dialog.getByLabelText('Name'), 'BIDDERS');
    await press('Create Group');
    await shows('Another group has that name');
    await expect(dialog.getByLabelText('Name')).toBeInvalid();
  },
};

export const NotCreated: Story = {
  parameters: catalogue('A group cannot be created', groupWords.createGroup.failed.message),
  args: { faults: [fault('createGroup', 500)] },
  async play() {
    const dialog = await openNew();
    await person.type(dialog.getByLabelText('Name'), 'Auditors');
    await press('Create Group');
    await shows(groupWords.createGroup.failed.message);
  },
};

export const Edit: Story = {
  tags: ['again'],
  async play() {
    await openGroups();
    await press('Edit the group Bidders');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Group' }));
    await expect(dialog.getByRole('checkbox', { name: /Ingrid Vos/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Ada Lindqvist/ })).not.toBeChecked();
  },
};

export const NotUpdated: Story = {
  parameters: catalogue('A group cannot be updated', groupWords.updateGroup.failed.message),
  args: { faults: [fault('updateGroup', 500)] },
  async play() {
    await openGroups();
    await press('Edit the group Bidders');
    await press('Save');
    await shows(groupWords.updateGroup.failed.message);
  },
};

export const DeleteAsks: Story = {
  tags: ['again'],
  async play() {
    await openGroups();
    await press('Delete the group Bidders');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Group' }));
    await expect(dialog.getByText('2 members')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const NotDeleted: Story = {
  parameters: catalogue('A group cannot be deleted', groupWords.deleteGroup.failed.message),
  args: { faults: [fault('deleteGroup', { status: 'offline' })] },
  async play() {
    await openGroups();
    await press('Delete the group Bidders');
    await press('Delete Group');
    await shows(groupWords.deleteGroup.failed.message);
  },
};
