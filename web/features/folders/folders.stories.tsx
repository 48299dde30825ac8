import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { item, shelf } from '#web/features/folders/testing/folders-scene.ts';
import { showFolders } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Folders',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ExpandedThreeLevels: Story = {
  tags: ['cover'],
  async play() {
    await item('Folder 1');
    for (const folder of ['Folder 1', 'Inside', 'Deeper']) await press(`Expand ${folder}`);
    await expect(await item('a.pdf')).toHaveAttribute('aria-level', '4');
  },
};

export const Collapsed: Story = {
  tags: ['again'],
  async play() {
    await item('Folder 1');
    const names = screen.getAllByRole('treeitem').map((row) => row.ariaLabel);
    await expect(names).toEqual(['Folder 1', 'Folder 2', 'Folder 10']);
  },
};

export const NoFolders: Story = {
  tags: ['again'],
  args: { scenario: room({ documents: [{ name: 'a.pdf' }] }), persona: 'viewer' },
  async play() {
    await showFolders();
    await shows('No folders yet');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listFolders', { delayMs: 'never' })] },
  async play() {
    await showFolders();
    await shows('Loading folders...');
  },
};

export const Actions: Story = {
  tags: ['again'],
  async play() {
    await person.click(within(await item('Folder 2')).getByRole('button', { name: /^Actions/ }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(9);
  },
};
