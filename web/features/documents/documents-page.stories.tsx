import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { list } from '#web/features/documents/testing/documents-scene.ts';
import { isPhone, showFolders } from '#web/testing/narrow.ts';
import { press, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ListAsAdmin: Story = {
  tags: ['cover', 'picture'],
  async play() {
    const table = within(await list());
    // Phones have no columns.
    if (isPhone()) return;
    const heads = table.getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Document',
      'Version',
      'Access Level',
      'Last Modified',
      'Actions',
    ]);
  },
};

export const GridAsAdmin: Story = {
  tags: ['cover', 'picture'],
  async play() {
    await press('Grid view');
    const [card] = within(await list()).getAllByRole('gridcell');
    await expect(card).toHaveTextContent(/KB · .*(ago|Unknown).*(Public|Restricted|Confidential).*v\d/);
  },
};

export const EmptyAsAdmin: Story = {
  tags: ['cover'],
  args: { scenario: room({}) },
  async play() {
    await shows('No documents yet');
    await expect(screen.getByText('Upload your first document to get started')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: {
    faults: [fault('listDocuments', { delayMs: 'never' }), fault('listFolders', { delayMs: 'never' })],
  },
  async play() {
    await showFolders();
    await shows('Loading folders...');
    await expect(screen.getByText('Loading documents...')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  tags: ['cover', 'picture'],
  args: { persona: 'viewer' },
  globals: { viewport: { value: 'phone' } },
  async play() {
    await expect(await list()).toBeVisible();
  },
};
