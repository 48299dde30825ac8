import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { person, press } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { list, row, sortable } from '../testing/documents-scene.ts';

const meta = {
  title: 'Screens/Document Management/Favourites',
  component: AppScreen,
  args: { route: '/documents', scenario: sortable },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** Favourites are loaded a while after the page, and an open menu keeps its entries. */
async function mark(name: string): Promise<void> {
  const isLoaded = () =>
    currentStage().world.calls.all.some((call) => call.operationId === 'listFavourites' && call.status === 200);
  await waitFor(() => expect(isLoaded()).toBe(true), { timeout: 6000 });
  // The page shows them some moments after the answer: a menu opened before is opened again.
  await waitFor(async () => {
    await person.click(screen.getAllByRole('button', { name: `Actions for ${name}` }).at(-1)!);
    await screen.findByRole('menu');
    const entry = screen.queryByRole('menuitem', { name: 'Add to favourites' });
    if (!entry) await person.keyboard('{Escape}');
    await person.click(entry!);
  });
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

export const FilteredWithNoneMarked: Story = {
  tags: ['again'],
  async play() {
    await list();
    await press('Filters');
    await person.click(await screen.findByRole('checkbox', { name: 'Favourites (0)' }, { timeout: 6000 }));
    await screen.findByText('No documents match your search');
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

export const InThePreview: Story = {
  tags: ['again'],
  args: { route: '/documents?document=Deck.pptx' },
  async play() {
    await person.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
    await expect(await screen.findByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  },
};
