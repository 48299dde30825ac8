import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { person } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, openWithFile, pick, submit } from '#web/features/uploads/testing/upload-document-scene.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';

const meta = {
  title: 'Screens/Upload Document',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Open: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await open();
    await expect(submit(dialog)).toBeDisabled();
    await expect(dialog.getByRole('region', { name: 'Security notes' })).toBeVisible();
  },
};

export const Uploading: Story = {
  tags: ['again'],
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    await expect(submit(dialog)).toBeDisabled();
  },
};

export const Uploaded: Story = {
  tags: ['cover', 'picture'],
  async play() {
    const dialog = await openWithFile();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('report.pdf');
    // It would disappear by itself, before or after the picture is taken.
    for (const { id } of toastStore.get()) dismissToast(id);
    await waitFor(() => expect(screen.queryByText('File uploaded successfully')).toBeNull());
  },
};

export const Processing: Story = {
  tags: ['again'],
  args: { faults: [fault('registerDocument', { delayMs: 'never' })] },
  async play() {
    const dialog = await openWithFile();
    await person.click(submit(dialog));
    await expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

export const Phone: Story = {
  tags: ['cover'],
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    await openWithFile();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
