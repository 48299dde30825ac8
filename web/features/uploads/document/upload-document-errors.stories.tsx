import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { changeSituation } from '#mock/world/world.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, openWithFile, pick, submit } from '#web/features/uploads/testing/upload-document-scene.ts';
import { MAX_FILE_BYTES } from '../engine/upload-limits.ts';
import { documentWords } from '#web/domain/words/document-words.ts';

const meta = {
  title: 'Screens/Upload Document/What can go wrong',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const NameMissing: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openWithFile();
    await person.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await person.click(submit(dialog));
    await expect(await dialog.findByText('Document name is required')).toBeVisible();
  },
};

export const FileMissing: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Report{Enter}');
    await shows('Please upload a file first');
  },
};

export const TooLarge: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await pick(dialog, new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'film.mov'));
    await shows('film.mov is too large (50.0MB). Max size is 50MB.');
  },
};

export const TicketRefused: Story = {
  tags: ['again'],
  parameters: catalogue('The address for an upload cannot be fetched', 'Failed to get upload URL'),
  args: { faults: [fault('createUploadTicket', 500)] },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByText('Failed to get upload URL')).toBeVisible();
  },
};

export const StorageRefused: Story = {
  tags: ['again'],
  args: { faults: [fault('storeObject', 403)] },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByText('Upload failed: 403 Forbidden')).toBeVisible();
  },
};

export const RegistrationFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A document cannot be registered', documentWords.registerDocument.failed.message),
  args: { faults: [fault('registerDocument', 500)] },
  async play() {
    const dialog = await openWithFile();
    await person.click(submit(dialog));
    await shows(documentWords.registerDocument.failed.message);
  },
};

export const PausedOffline: Story = {
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await dialog.findByRole('progressbar');
    changeSituation(currentStage().world, { isOffline: true });
    const paused = await dialog.findByText('Paused');
    await waitFor(() => expect(paused).toBeVisible());
  },
};
