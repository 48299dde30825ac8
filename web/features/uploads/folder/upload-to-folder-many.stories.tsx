import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { dropOfTree } from '#web/features/uploads/testing/dropped-tree.ts';
import { step } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, text } from '#web/features/uploads/testing/upload-to-folder-scene.ts';

const meta = {
  title: 'Screens/Upload to Folder/Many files',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const manyFiles = Array.from({ length: 30 }, (_, index) =>
  text(`${index + 1} A very long name of a file that nobody would ever shorten, final version, reviewed twice.pdf`),
);

export const ManyLongNames: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open(...manyFiles);
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(30), { timeout: 20_000 });
  },
};

export const AWholeFolder: Story = {
  async play() {
    const dialog = await open();
    await step('Drop the folder Project Aurora', () =>
      fireEvent(
        dialog.getByText('Drop files or folders here'),
        dropOfTree(
          'Project Aurora/Read me first.txt',
          'Project Aurora/01 Corporate/Articles of Association.txt',
          'Project Aurora/02 Financials/2026/Management Accounts, January to March, as presented to the board.txt',
        ),
      ),
    );
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(3));
  },
};

export const ManyLongNamesOnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    const dialog = await open(...manyFiles);
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(30), { timeout: 20_000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
