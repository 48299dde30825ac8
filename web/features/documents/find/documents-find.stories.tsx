import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { list, nested, own, sortable } from '#web/features/documents/testing/documents-scene.ts';
import { showFolders, treeItem } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management/Search, filter and sort',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function search(text: string): Promise<void> {
  await list();
  await person.type(screen.getByRole('searchbox'), text);
}

export const Found: Story = {
  tags: ['cover'],
  async play() {
    await search('audit');
    await expect(screen.getByText(/^Found \d+ documents and \d+ folders matching "audit"$/)).toBeVisible();
  },
};

export const FoundNothing: Story = {
  async play() {
    await search('zzz');
    await expect(await screen.findByText('No documents match your search')).toBeVisible();
    await showFolders();
    await shows('No folders match your search criteria');
  },
};

export const FoundInsideAFolder: Story = {
  tags: ['again'],
  args: { scenario: nested },
  async play() {
    await person.type(await screen.findByRole('searchbox'), 'two');
    await expect(await treeItem('Two')).toHaveAttribute('aria-level', '2');
  },
};

export const FiltersPanel: Story = {
  tags: ['again'],
  async play() {
    await list();
    await press('Filters');
    await expect(await screen.findByRole('combobox', { name: 'Access Level' })).toHaveFocus();
  },
};

export const FilteredToNothing: Story = {
  tags: ['again'],
  args: { scenario: own },
  async play() {
    await list();
    await press('Filters');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Access Level' }), 'confidential');
    await expect(await screen.findByText('No documents match your search')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  },
};

export const SortMenu: Story = {
  async play() {
    await list();
    await press(/^Sort/);
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(7);
  },
};

export const FilteredByOtherTypes: Story = {
  tags: ['again'],
  args: { scenario: sortable },
  async play() {
    await list();
    await press('Filters');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'File Type' }), 'other');
    await waitFor(() => expect(names()).toEqual(['Cap table.xlsx', 'Deck.pptx']));
  },
};

/** The names of the list, from top to bottom. */
const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.ariaLabel ?? row.textContent)
    .map((text) =>
      ['Accounts.pdf', 'Board minutes.docx', 'Cap table.xlsx', 'Deck.pptx'].find((name) => text.includes(name)),
    )
    .filter((name) => name !== undefined);

/** The list in one of the seven orders, by the documents' first letters. */
const sorted = (option: string, order: string): Story => ({
  name: `Sorted by ${option}`,
  args: { scenario: sortable },
  async play() {
    await list();
    await press(/^Sort/);
    await person.click(await screen.findByRole('menuitemradio', { name: option }));
    await waitFor(() =>
      expect(
        names()
          .map((name) => name[0])
          .join(''),
      ).toBe(order),
    );
  },
});

export const SortedByNameUp: Story = sorted('Name A-Z', 'ABCD');
export const SortedByNameDown: Story = sorted('Name Z-A', 'DCBA');
export const SortedByNewest: Story = sorted('Date newest', 'BDAC');
export const SortedByOldest: Story = sorted('Date oldest', 'CADB');
export const SortedByLargest: Story = sorted('Size largest', 'DACB');
export const SortedBySmallest: Story = sorted('Size smallest', 'BCAD');
export const SortedByType: Story = sorted('Type A-Z', 'ADCB');
