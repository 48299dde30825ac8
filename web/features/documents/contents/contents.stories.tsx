import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { person, press } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { offers, sayingRoom } from '../testing/contents-scene.ts';

const meta = {
  title: 'Screens/Document Management/Search in contents',
  component: AppScreen,
  args: { route: '/documents', scenario: offers },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function search(words: string): Promise<HTMLElement> {
  await person.type(await screen.findByRole('searchbox'), words);
  return screen.findByRole('region', { name: 'In contents' });
}

const searchShows = async (words: string, expected: string | RegExp) => {
  const contents = await search(words);
  await waitFor(() => expect(contents).toHaveTextContent(expected));
};

export const Found: Story = {
  tags: ['again'],
  async play() {
    const contents = await search('break fee');
    await expect(await within(contents).findAllByRole('listitem')).toHaveLength(2);
  },
};

export const FoundOnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: Found.play!,
};

export const NarrowedOnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { route: '/documents?q=break+fee&in=Deal' },
  play: async () => {
    const contents = await screen.findByRole('region', { name: 'In contents' });
    await expect(await within(contents).findAllByRole('listitem')).toHaveLength(1);
    await expect(within(contents).getByRole('combobox', { name: 'In folder' })).toHaveDisplayValue('Deal');
  },
};

export const FoundNothing: Story = {
  tags: ['again'],
  play: () => searchShows('zebra', 'No document says "zebra".'),
};

export const Searching: Story = {
  tags: ['again'],
  args: { faults: [fault('searchContents', { delayMs: 'never' })] },
  play: () => searchShows('fee', 'Searching...'),
};

/** New files are still being indexed. */
export const FilesAreBeingRead: Story = {
  args: {
    scenario: sayingRoom(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Letter ${at + 1}.txt`, `Letter ${at + 1} of many`])),
    ),
  },
  play: () => searchShows('many', /say "many"\. 25 of 60 files read so far\./),
};

const letters = sayingRoom(
  Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Letter ${at + 1}.txt`, 'One of many'])),
);

export const MoreToSearch: Story = {
  tags: ['again'],
  args: { scenario: letters },
  async play() {
    const contents = await search('many');
    await waitFor(() => expect(contents).toHaveTextContent('The latest 10 documents say "many"'));
    await press('Search further');
    await waitFor(() => expect(contents).toHaveTextContent(/In contents12 documents say "many"/));
  },
};

export const Failed: Story = {
  tags: ['again'],
  args: { faults: [fault('searchContents', { status: 500 })] },
  async play() {
    const contents = await search('fee');
    await expect(await within(contents).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FurtherFailed: Story = {
  tags: ['again'],
  args: { scenario: letters, faults: [fault('searchContents', { status: 500, after: 1 })] },
  async play() {
    const contents = await search('many');
    await press('Search further');
    await expect(await within(contents).findByRole('alert')).toHaveTextContent('Failed to search further');
  },
};
