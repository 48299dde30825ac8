import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { person, press } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { openWithFile } from '#web/features/uploads/testing/upload-document-scene.ts';
import { open, openReady, process, text, three } from '#web/features/uploads/testing/upload-to-folder-scene.ts';

const meta = {
  title: 'Screens/Upload to Folder/Closing too early',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const findQuestion = (name: string) => screen.findByRole('alertdialog', { name });

export const FilesReady: Story = {
  tags: ['again'],
  async play() {
    await openReady();
    await person.keyboard('{Escape}');
    const question = within(await findQuestion('Discard 3 files?'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep uploading' })).toHaveFocus());
  },
};

export const FilesUnderWay: Story = {
  tags: ['again'],
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open(...three);
    await waitFor(() => expect(dialog.getAllByRole('progressbar')).toHaveLength(3));
    await press('Cancel');
    await findQuestion('Discard 3 files?');
    await press('Keep uploading');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getAllByRole('progressbar')).toHaveLength(3);
  },
};

export const HalfProcessed: Story = {
  tags: ['again'],
  args: { faults: [fault('registerDocument', { delayMs: 'never', after: 2 })] },
  async play() {
    const dialog = await open(...['1', '2', '3', '4', '5', '6'].map((name) => text(`${name}.txt`)));
    await waitFor(() => expect(process(dialog)).toHaveAccessibleName('Process 6 File(s)'));
    await person.click(process(dialog));
    await waitFor(() => expect(dialog.getAllByText('Completed')).toHaveLength(2));
    await press('Cancel');
    await expect(await findQuestion('Discard the other 4 files?')).toHaveTextContent(
      'Processing waits for your answer.',
    );
  },
};

export const Stopped: Story = {
  args: { faults: [fault('registerDocument', { delayMs: 'never' })] },
  async play() {
    const dialog = await open(...['1', '2', '3', '4', '5', '6'].map((name) => text(`${name}.txt`)));
    await waitFor(() => expect(process(dialog)).toHaveAccessibleName('Process 6 File(s)'));
    await person.click(process(dialog));
    await press('Cancel');
    await findQuestion('Discard 6 files?');
  },
};

export const OneDocument: Story = {
  args: { persona: 'admin', route: '/documents' },
  async play() {
    await openWithFile();
    await person.keyboard('{Escape}');
    await findQuestion('Discard “report.pdf”?');
  },
};

export const Phone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    await openReady();
    await person.keyboard('{Escape}');
    await findQuestion('Discard 3 files?');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
