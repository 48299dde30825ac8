import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { person, press } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { list, row, sortable } from '../testing/documents-scene.ts';

const meta = {
  title: 'Screens/Document Management/Favourites',
  component: AppScreen,
  args: { route: '/documents', scenario: sortable },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Favourites, with their menu entry, are loaded a while after the page. */
async function mark(name: string): Promise<void> {
  const entry = await waitFor(
    async () => {
      if (!screen.queryByRole('menu')) {
        await person.click(screen.getAllByRole('button', { name: `Actions for ${name}` }).at(-1)!);
      }
      const found = screen.queryByRole('menuitem', { name: 'Add to favourites' });
      if (!found) throw new Error('The marks are not here yet.');
      return found;
    },
    { timeout: 6000 },
  );
  await person.click(entry);
}

export const InTheList: Story = {
  tags: ['again'],
  async play() {
    await list();
    await mark('Deck.pptx');
    await expect(await screen.findByRole('img', { name: 'Favourite' })).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ['again'],
  async play() {
    await list();
    await mark('Deck.pptx');
    await screen.findByRole('img', { name: 'Favourite' });
    await press('Filters');
    await person.click(await screen.findByRole('checkbox', { name: 'Favourites (1)' }));
    await row('Deck');
    await waitFor(() => expect(screen.queryByText('Accounts.pdf')).toBeNull());
  },
};

export const InTheGridOfAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await list();
    await press('Grid view');
    await mark('Accounts.pdf');
    await expect(await screen.findByRole('img', { name: 'Favourite' })).toBeVisible();
  },
};
