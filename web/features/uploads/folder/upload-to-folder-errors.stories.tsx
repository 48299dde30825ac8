import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { changeSituation } from '#mock/world/world.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, openReady, process, three } from '#web/features/uploads/testing/upload-to-folder-scene.ts';

const meta = {
  title: 'Screens/Upload to Folder/What can go wrong',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ReadyAndFailed: Story = {
  tags: ['cover'],
  args: { faults: [fault('storeObject', { status: 403, times: 1 })] },
  async play() {
    const dialog = await open(...three);
    await expect(await dialog.findByText('Upload failed: 403 Forbidden')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    await expect(dialog.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  },
};

export const TooLargeSkipped: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open(new File([new Uint8Array(60 * 1024 * 1024)], 'film.mov'));
    await shows('film.mov is too large (60.0MB). Max size is 50MB.');
    await expect(await dialog.findByText('Not uploaded: larger than 50 MB')).toBeVisible();
  },
};

export const SomeNotRegistered: Story = {
  tags: ['again'],
  args: { faults: [fault('registerDocument', { status: 500, times: 1 })] },
  async play() {
    const dialog = await openReady();
    await person.click(process(dialog));
    const failure = await dialog.findByText('Failed to process document');
    await waitFor(() => expect(failure).toBeVisible());
    await waitFor(() => expect(dialog.getAllByText('Completed')).toHaveLength(2));
    await expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeEnabled();
  },
};

export const OfflineWhileProcessing: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openReady();
    changeSituation(currentStage().world, { isOffline: true });
    await person.click(process(dialog));
    await waitFor(() => expect(dialog.getAllByText('Paused')).toHaveLength(3));
  },
};

export const NoneRegistered: Story = {
  tags: ['again'],
  parameters: catalogue('No file of a folder upload can be processed', 'Error', 'Failed to process any documents'),
  args: { faults: [fault('registerDocument', 500)] },
  async play() {
    const dialog = await openReady();
    await person.click(process(dialog));
    await shows('Failed to process any documents');
  },
};

export const NothingToProcess: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await person.click(process(dialog));
    await shows('Please upload at least one file');
  },
};

const gone = { title: 'Not Found', status: 404, code: 'upload-gone', message: 'Not there' } as const;
const lost = 'It was stored for too long and is no longer there. Retry sends it again.';

export const StoredTooLongAgo: Story = {
  tags: ['again'],
  parameters: catalogue('A file was stored for more than a day before it was processed', lost),
  args: { faults: [fault('registerDocument', { status: 404, body: gone, times: 1 })] },
  async play() {
    const dialog = await openReady();
    await person.click(process(dialog));
    await shows(lost);
  },
};
