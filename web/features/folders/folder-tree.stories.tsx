import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { item, shelf } from '#web/features/folders/testing/folders-scene.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Folders/The tree',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const longName = 'A folder whose name is so long that no pane is wide enough for all of its words';

export const NoMatch: Story = {
  tags: ['again'],
  async play() {
    await person.type(await screen.findByRole('searchbox'), 'zzz');
    await item('Folder 1');
    await shows('No folders match your search criteria');
    await expect(await item('Folder 1')).toBeVisible();
  },
};

export const Levels: Story = {
  tags: ['again'],
  args: {
    scenario: room({
      folders: [
        { name: 'Open to everybody' },
        { name: 'Deal', accessLevel: 'restricted' },
        { name: 'Inside a restricted one', parentId: 'Deal' },
        { name: 'Board Materials', accessLevel: 'confidential', parentId: 'Deal' },
      ],
    }),
    route: '/documents?folder=Deal',
  },
  async play() {
    const board = within(await item('Board Materials'));
    await expect(board.getByRole('img', { name: 'Confidential' })).toBeVisible();
  },
};

export const ActionsForAnalysts: Story = {
  tags: ['again'],
  args: { persona: 'analyst' },
  async play() {
    await person.click(within(await item('Folder 2')).getByRole('button', { name: /^Actions/ }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Download Folder', 'Copy link']);
  },
};

/** At every level there is room for the beginning of a name. */
async function namesShow(): Promise<void> {
  for (const row of await screen.findAllByRole('treeitem')) {
    const name = within(row).getByRole('button', { name: /^\d+ A folder/ });
    await expect(name.offsetWidth).toBeGreaterThan(40);
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  }
}

export const LongNamesAndDeepNesting: Story = {
  args: {
    scenario: room({
      folders: Array.from({ length: 14 }, (_, at) => ({
        id: `f${at}`,
        name: `${at} ${longName}`,
        parentId: at === 0 ? null : `f${at - 1}`,
      })),
    }),
    route: '/documents?folder=f13',
  },
  async play() {
    await shows('This folder is empty');
    await item(`13 ${longName}`);
    await namesShow();
  },
};

export const LongNamesOnAPhone: Story = {
  tags: ['again'],
  ...LongNamesAndDeepNesting,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await press('Folders');
    const dialog = await screen.findByRole('dialog', { name: 'Folders' });
    await waitFor(() => expect(dialog).toBeVisible());
    await item(`13 ${longName}`);
    await namesShow();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
