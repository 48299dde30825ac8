import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { updateGroup } from '#contract/hooks/groups.ts';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { folderPermissionId } from '#core/records/keys.ts';
import { partyWords } from '#web/domain/words/group-words.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const createdAt = '2026-01-05T09:00:00.000Z';
const groups = [
  { id: 'group-b', name: 'Bidder B', createdAt },
  { id: 'group-c', name: 'Bidder C', createdAt, suspendedAt: '2026-01-12T09:00:00.000Z' },
  {
    ...{ id: 'group-d', name: 'Bidder D', createdAt, expiresAt: '2026-03-03T23:00:00.000Z' },
    networks: [{ cidr: '203.0.113.0/24', note: 'Their office' }],
  },
  { id: 'group-e', name: 'Bidder E', createdAt, expiresAt: '2026-01-10T23:00:00.000Z' },
];
const memberships = groups.flatMap(({ id: groupId }) =>
  ['user-analyst', 'user-viewer'].map((userId) => ({ id: `${groupId}:${userId}`, groupId, userId })),
);
const folder = { id: 'folder-b', name: 'For Bidder B', description: null, parentId: null, createdAt };
const given = { userId: null, groupId: 'group-b', folderId: folder.id, canRead: true, canWrite: false };

const meta = {
  title: 'Screens/User Management/Parties',
  component: AppScreen,
  args: {
    route: '/users',
    scenario: {
      ...empty,
      groups,
      memberships,
      folders: [{ ...folder, accessLevel: 'restricted' }],
      folderPermissions: [{ ...given, id: folderPermissionId('group-b', folder.id), canDownload: true }],
    },
  },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openParty(name: string) {
  await press('Groups');
  await press(name);
  return within(await screen.findByRole('dialog', { name }));
}

export const Active: Story = {
  async play() {
    const dialog = await openParty('Bidder B');
    await expect(await dialog.findByText('For Bidder B')).toBeVisible();
    await expect(dialog.getByText('Can view and download')).toBeVisible();
    await expect(dialog.getByText(/No end/)).toBeVisible();
    await expect(dialog.getByText('Last login of a member: 1 day ago')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Active,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

/** From the list of users: Groups, the party, Suspend. */
export const SuspendedInThreeActions: Story = {
  async play() {
    const dialog = await openParty('Bidder B');
    await person.click(dialog.getByRole('button', { name: 'Suspend' }));
    await shows(partyWords.suspend.done.message);
    await expect(await dialog.findByText(/^Suspended since/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

export const Suspended: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openParty('Bidder C');
    await expect(dialog.getAllByText('Suspended')).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible();
  },
};

export const DeletedMeanwhile: Story = {
  tags: ['again'],
  async play() {
    await openParty('Bidder B');
    await step('Another person deletes the group', () =>
      currentStage().world.store.transact((tx) => tx.groups.delete('group-b')),
    );
    window.dispatchEvent(new FocusEvent('focus'));
    await shows('This group is no longer in the list. It was deleted meanwhile.');
  },
};

const resumeFirst = 'The group is suspended: resume it first, or deactivate its people';

export const NotDeletedWhileSuspended: Story = {
  parameters: catalogue('A suspended group cannot be deleted', resumeFirst),
  async play() {
    await press('Groups');
    await press('Delete the group Bidder C');
    await press('Delete Group');
    await shows(resumeFirst);
  },
};

export const LeavingASuspendedGroup: Story = {
  async play() {
    await press('Groups');
    await press('Edit the group Bidder C');
    await shows(/^The group is suspended: new members are shut out/);
    const [member] = await screen.findAllByRole('checkbox', { checked: true });
    await person.click(member!);
    await shows(/^Outside of the suspended group they can sign in again: .+\. Deactivate those who should not\.$/);
  },
};

export const NotSuspended: Story = {
  tags: ['again'],
  parameters: catalogue('A group cannot be suspended', partyWords.suspend.failed.message),
  args: { faults: [fault('updateGroup', 500)] },
  async play() {
    const dialog = await openParty('Bidder B');
    await person.click(dialog.getByRole('button', { name: 'Suspend' }));
    await shows(partyWords.suspend.failed.message);
  },
};

const lastAdmin = 'A group with the last administrator in it cannot be suspended';

export const NotWithTheLastAdministrator: Story = {
  tags: ['again'],
  parameters: catalogue('The last administrator is in the group', lastAdmin),
  args: {
    scenario: {
      ...meta.args.scenario,
      memberships: [{ id: 'group-b:user-admin', groupId: 'group-b', userId: 'user-admin' }],
    },
  },
  async play() {
    const dialog = await openParty('Bidder B');
    await person.click(dialog.getByRole('button', { name: 'Suspend' }));
    await shows(lastAdmin);
    await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible();
  },
};

export const Suspending: Story = {
  tags: ['again'],
  args: { faults: [fault('updateGroup', { delayMs: 'never' })] },
  async play() {
    const dialog = await openParty('Bidder B');
    await person.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await dialog.findByRole('button', { name: 'Suspend', busy: true })).toBeDisabled();
  },
};

export const WithNobodyAndNothing: Story = {
  tags: ['again'],
  args: { scenario: { ...meta.args.scenario, memberships: [], folderPermissions: [] } },
  async play() {
    const dialog = await openParty('Bidder B');
    await expect(dialog.getByText('Nobody yet')).toBeVisible();
    await shows('It was given nothing. Everybody sees public documents.');
  },
};

export const WithAnEndAndNetworks: Story = {
  async play() {
    const dialog = await openParty('Bidder D');
    await expect(dialog.getByText('203.0.113.0/24 (Their office)')).toBeVisible();
    await expect(dialog.getByText(/^Ends Mar/)).toBeVisible();
  },
};

export const ALongNoteOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    scenario: {
      ...meta.args.scenario,
      groups: groups.map((group) => ({ ...group, networks: [{ cidr: '203.0.113.0/24', note: 'N'.repeat(200) }] })),
    },
  },
  async play() {
    const dialog = await openParty('Bidder D');
    const { right } = dialog.getByText(/N{200}/).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
  },
};

export const Ended: Story = {
  async play() {
    const dialog = await openParty('Bidder E');
    await expect(dialog.getByText(/^Ended Jan/)).toBeVisible();
    await expect(dialog.getByText('It has ended: nothing that it was given counts any more.')).toBeVisible();
    await expect(dialog.getByText('from any network')).toBeVisible();
  },
};

export const WithAMemberWhoseAccessEnded: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...meta.args.scenario,
      users: meta.args.scenario.users.map((user) =>
        user.id === 'user-viewer' ? { ...user, expiresAt: '2026-01-10T12:00:00.000Z' } : user,
      ),
    },
  },
  async play() {
    const dialog = await openParty('Bidder B');
    const members = within(await dialog.findByRole('list', { name: 'Members' }));
    await expect(members.getByText('Ended Jan 10')).toBeVisible();
    await expect(members.getAllByText('Active')).toHaveLength(1);
  },
};

export const EndAndNetworksOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await openParty('Bidder B');
    await press('Change end, networks and mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
    await person.type(dialog.getByLabelText('Networks'), '203.0.113.300 Their office');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Networks')).toBeInvalid());
    await expect(dialog.getByText(/^Network 1:/)).toBeVisible();
    await person.clear(dialog.getByLabelText('Networks'));
    await person.type(dialog.getByLabelText('Networks'), `203.0.113.0/24 ${'x'.repeat(201)}`);
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Network 1, its note: At most 200 characters')).toBeVisible();
  },
};

export const NetworksThatShutTheAdministratorOut: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...meta.args.scenario,
      memberships: [...memberships, { id: 'group-b:user-admin', groupId: 'group-b', userId: 'user-admin' }],
    },
  },
  async play() {
    await openParty('Bidder B');
    await press('Change end, networks and mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
    await person.type(dialog.getByLabelText('Networks'), '203.0.113.0/24');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^This would lock you out: /)).toBeVisible();
    await expect(dialog.getByLabelText('Networks')).toBeInvalid();
  },
};

export const AnEndThatHasPassed: Story = {
  tags: ['again'],
  async play() {
    await openParty('Bidder B');
    await press('Change end, networks and mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
    await person.selectOptions(dialog.getByLabelText('What it gives ends'), 'day');
    await person.type(dialog.getByLabelText('Last day'), '2026-01-10');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Choose today or a later day')).toBeVisible();
  },
};

export const NetworksChangedMeanwhile: Story = {
  tags: ['again'],
  async play() {
    await openParty('Bidder D');
    await press('Change end, networks and mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
    await person.type(dialog.getByLabelText('Networks'), '{Enter}192.0.2.0/24');
    await updateGroup('group-d', { networks: [{ cidr: '198.51.100.0/24', note: '' }] });
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await shows('Somebody else changed this to 198.51.100.0/24 meanwhile. Saving again replaces it.');
  },
};

export const WeeklyDigest: Story = {
  async play() {
    await openParty('Bidder B');
    await press('Change end, networks and mail');
    const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
    await person.selectOptions(dialog.getByLabelText('Mail on new documents'), 'weekly');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await shows(/^Mail on new documents: once a week/);
  },
};

export const NotLoaded: Story = {
  tags: ['again'],
  args: { faults: [fault('listGroupPermissions', 500)] },
  async play() {
    await openParty('Bidder B');
    await shows('Failed to load what it was given');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listGroupPermissions', { delayMs: 'never' })] },
  async play() {
    const dialog = await openParty('Bidder B');
    await expect(dialog.getByText('Loading what it was given...')).toBeInTheDocument();
  },
};

export const ForManagers: Story = {
  args: { persona: 'manager' },
  async play() {
    const changes = { name: /Suspend|Resume|Change/ };
    const running = await openParty('Bidder B');
    await expect(running.queryByRole('button', changes)).toBeNull();
    await press('Back');
    await press('Bidder C');
    const suspended = within(await screen.findByRole('dialog', { name: 'Bidder C' }));
    await expect(suspended.queryByRole('button', changes)).toBeNull();
  },
};
