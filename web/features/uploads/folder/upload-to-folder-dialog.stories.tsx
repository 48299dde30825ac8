import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { person, shows } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, openReady, process, text } from '#web/features/uploads/testing/upload-to-folder-scene.ts';

const meta = {
  title: 'Screens/Upload to Folder',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Empty: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await expect(process(dialog)).toHaveAccessibleName('Process 0 File(s)');
  },
};

export const Uploading: Story = {
  tags: ['again'],
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open(text('Articles.docx'), text('Register.xlsx'));
    await waitFor(() => expect(dialog.getAllByRole('progressbar')).toHaveLength(2));
    await expect(process(dialog)).toBeDisabled();
  },
};

export const AllReady: Story = {
  tags: ['cover'],
  async play() {
    await openReady();
  },
};

export const Processing: Story = {
  tags: ['again'],
  args: { faults: [fault('registerDocument', { delayMs: 'never' })] },
  async play() {
    const dialog = await openReady();
    await person.click(process(dialog));
    await waitFor(() => expect(dialog.getAllByText('Processing')).toHaveLength(3));
  },
};

export const ProcessingOnAPhone: Story = {
  ...Processing,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Completed: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openReady();
    await person.click(process(dialog));
    await shows('3 document(s) processed successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
