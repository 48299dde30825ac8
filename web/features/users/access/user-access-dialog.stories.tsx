import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { deal, large, now } from '#web/features/users/testing/access-scene.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/User Management/What they can see',
  component: AppScreen,
  args: { route: '/users', scenario: deal, now },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function open(name = 'Ingrid Vos') {
  await person.click(await screen.findByRole('button', { name: new RegExp(`ctions for ${name}$`) }));
  await person.click(await screen.findByRole('menuitem', { name: `What ${name} can see` }));
  return within(await screen.findByRole('dialog', { name: 'What They Can See' }));
}

export const TheirTree: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await open();
    await expect(await dialog.findByRole('treeitem', { name: /^Share Purchase Agreement/ })).toBeInTheDocument();
    await shows('Grant through group Bidders, until Mar 3');
    await shows('Downloads are restricted');
  },
};

export const TakenAway: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await person.click(await dialog.findByRole('tab', { name: 'Taken away (3)' }));
    await shows('Grant ended on Dec 5, 2025');
  },
};

export const Filtered: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await dialog.findByRole('tree');
    await person.type(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'accounts');
    await shows('Accounts 2025.pdf');
  },
};

export const NothingFound: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await dialog.findByRole('tree');
    await person.type(dialog.getByRole('searchbox', { name: 'Filter by name' }), 'nothing like it');
    await shows('Nothing has this name');
  },
};

export const OfAnAdministrator: Story = {
  tags: ['again'],
  async play() {
    await open('Ada Lindqvist');
    await shows('Can see (10)');
  },
};

export const AccessEnded: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...deal,
      users: deal.users.map((user) => ({ ...user, ...(user.id === 'user-viewer' && { expiresAt: deal.now }) })),
    },
  },
  async play() {
    await open();
    await shows('Their access ended on Jan 15.');
    await shows('Nothing to see');
  },
};

export const NothingTakenAway: Story = {
  tags: ['again'],
  args: { scenario: { ...deal, grants: [], folderPermissions: [], documents: [], folders: [] } },
  async play() {
    const dialog = await open();
    await person.click(await dialog.findByRole('tab', { name: 'Taken away (0)' }));
    await shows('Nothing is taken away');
  },
};

export const TenThousandItems: Story = {
  args: { scenario: large() },
  async play() {
    const dialog = await open();
    await expect(await dialog.findByRole('tab', { name: 'Can see (10,003)' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  tags: ['cover'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await open();
    await shows('Grant through group Bidders, until Mar 3');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listUserAccess', { delayMs: 'never' })] },
  async play() {
    const dialog = await open();
    await expect(await dialog.findByText('Loading what they can see...')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ['again'],
  parameters: catalogue('What somebody can see cannot be loaded', 'Failed to load what they can see'),
  args: { faults: [fault('listUserAccess', 500)] },
  async play() {
    await open();
    await shows('Failed to load what they can see');
  },
};
