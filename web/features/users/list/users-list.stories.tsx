import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { User } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { showsBarred } from '#web/testing/narrow.ts';
import { person as act } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { listed, listing } from '#web/features/users/testing/users-scene.ts';

const meta = {
  title: 'Screens/User Management/The list',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

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

export const EmptyAsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager', faults: [listing([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add User' })).toBeDisabled();
  },
};

export const LoadFailed: Story = {
  tags: ['again'],
  args: { faults: [fault('listUsers', 500)] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load users')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OwnRow: Story = {
  tags: ['again'],
  async play() {
    await listed();
    await showsBarred('Ada Lindqvist', 'You cannot edit your own role');
    await showsBarred('Ada Lindqvist', 'You cannot deactivate yourself');
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
    for (const words of ['Never', 'Just now', '5 hours ago', '6 days ago', '10/28/2026'])
      await expect(table.getByText(words)).toBeVisible();
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

export const LongEmailOnAPhone: Story = {
  ...NoNameAndLongEmail,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const FoundByGroup: Story = {
  tags: ['again'],
  args: {
    faults: [
      listing([person('ann', ['Ann', 'Aho']), person('zoe', ['Zoë', 'Zander'])]),
      fault('listGroups', {
        status: 200,
        body: [
          {
            id: 'group-1',
            name: 'Bidder B',
            memberIds: ['ann'],
            createdAt: now,
            expiresAt: null,
            networks: [],
            suspendedAt: null,
          },
        ],
      }),
    ],
  },
  async play({ canvas }) {
    await listed();
    await act.type(canvas.getByRole('searchbox'), 'bidder');
    await expect(canvas.getByText('1 person')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  tags: ['again'],
  ...FoundByGroup,
  async play({ canvas }) {
    await listed();
    await act.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText('Nobody found')).toBeVisible();
  },
};

export const Deactivated: Story = {
  args: { now, faults: [listing([person('ann', ['Ann', 'Aho'], { deactivatedAt: '2026-11-01T09:00:00.000Z' })])] },
  async play({ canvas }) {
    await act.selectOptions(await canvas.findByRole('combobox', { name: 'Show' }), 'deactivated');
    await expect(await canvas.findByText('Deactivated Nov 1')).toBeVisible();
  },
};

export const DeactivatedOnAPhone: Story = {
  ...Deactivated,
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  tags: ['again'],
};
