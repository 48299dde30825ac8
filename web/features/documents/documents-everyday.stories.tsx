import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { treeItem } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { list, row } from './testing/documents-scene.ts';

const shelf = {
  ...room({
    folders: [{ name: '01 Corporate' }, { name: 'Articles', parentId: '01 Corporate' }],
    documents: [
      { name: 'Annual Report.pdf', updatedAt: '2026-01-13T09:00:00.000Z' },
      { name: 'Cap table.xlsx' },
      { name: 'Statutes.pdf', folderId: 'Articles' },
    ],
  }),
  visits: [{ id: 'user-viewer', lastUsedAt: '2026-01-12T09:00:00.000Z', isOver: true, previousAt: null }],
};

const meta = {
  title: 'Screens/Document Management/Every day',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'viewer' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const isMarked = async () =>
  expect(await screen.findByRole('img', { name: 'New since your last visit' })).toBeVisible();

export const NewSinceMyLastVisit: Story = {
  async play() {
    await list();
    await isMarked();
  },
};

export const NewInAFolder: Story = {
  args: {
    scenario: {
      ...shelf,
      documents: shelf.documents.map((row) =>
        row.name === 'Statutes.pdf' ? { ...row, updatedAt: '2026-01-13T09:00:00.000Z' } : row,
      ),
    },
    route: '/documents?folder=01%20Corporate',
  },
  async play() {
    const folder = await treeItem('01 Corporate');
    await expect(await within(folder).findByRole('img', { name: '1 new since your last visit' })).toBeVisible();
  },
};

export const NewOnAPhone: Story = { ...NewSinceMyLastVisit, globals: phone, tags: ['again'] };

export const NewInTheGrid: Story = {
  tags: ['again'],
  async play() {
    await list();
    await person.click(screen.getByRole('button', { name: 'Grid view' }));
    await isMarked();
  },
};

export const FilterOfWhatIsNew: Story = {
  tags: ['again'],
  async play() {
    await list();
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await person.click(await screen.findByRole('checkbox', { name: 'New since my last visit (1)' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cap table/ })).toBeNull());
  },
};

export const ShownInItsFolder: Story = {
  tags: ['again'],
  async play() {
    await list();
    await person.type(screen.getByRole('searchbox'), 'statutes');
    await person.rightClick(await row('Statutes'));
    await person.click(await screen.findByRole('menuitem', { name: 'Show in folder' }));
    await waitFor(async () => expect(await row('Statutes')).toHaveFocus());
  },
};

export const Keys: Story = {
  async play() {
    await list();
    (await row('Annual Report')).focus();
    await waitFor(async () => {
      await person.keyboard('?');
      await expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
  },
};

export const KeysOnAPhone: Story = { ...Keys, globals: phone, tags: ['again'] };
