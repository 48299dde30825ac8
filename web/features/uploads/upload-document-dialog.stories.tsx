import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeSituation } from '#mock/world.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { MAX_FILE_BYTES } from './upload-limits.ts';

const meta = {
  title: 'Uploads/Upload Document',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const report = new File(['%PDF-1.4 quarter'], 'report.pdf', { type: 'application/pdf' });

async function open() {
  await screen.findAllByText(/^(Site Plan.svg|Consolidated Accounts.html)$/);
  await userEvent.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Upload Document' })).toBeVisible());
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof open>>;

const pick = (dialog: Dialog, file = report) =>
  fireEvent.change(dialog.getByLabelText('Choose File'), { target: { files: [file] } });
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Upload Document' });

async function openWithFile() {
  const dialog = await open();
  await pick(dialog);
  await dialog.findByText('Ready');
  await waitFor(() => expect(submit(dialog)).toBeEnabled());
  return dialog;
}

export const Open: Story = {
  async play() {
    const dialog = await open();
    await expect(submit(dialog)).toBeDisabled();
    await expect(dialog.getByRole('region', { name: 'Security notes' })).toBeVisible();
  },
};

export const OpenedInAFolder: Story = {
  args: { persona: 'manager', route: '/documents?folder=folder-financials' },
  async play() {
    const dialog = await open();
    await expect(dialog.getByRole('combobox', { name: 'Folder' })).toHaveValue('folder-financials');
  },
};

export const Uploading: Story = {
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    await expect(submit(dialog)).toBeDisabled();
  },
};

export const Uploaded: Story = {
  async play() {
    const dialog = await openWithFile();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('report.pdf');
  },
};

export const OwnNameKept: Story = {
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Quarterly report');
    await pick(dialog);
    await dialog.findByText('Ready');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Quarterly report');
  },
};

export const NameMissing: Story = {
  async play() {
    const dialog = await openWithFile();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByText('Document name is required')).toBeVisible();
  },
};

export const FileMissing: Story = {
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Report{Enter}');
    await screen.findAllByText('Please upload a file first');
  },
};

export const TooLarge: Story = {
  async play() {
    const dialog = await open();
    await pick(dialog, new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'film.mov'));
    await screen.findAllByText('film.mov is too large (50.0MB). Max size is 50MB.');
  },
};

export const TicketRefused: Story = {
  args: { faults: [{ operationId: 'createUploadTicket', status: 500 }] },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByText('Failed to get upload URL')).toBeVisible();
  },
};

export const StorageRefused: Story = {
  args: { faults: [{ operationId: 'storeObject', status: 403 }] },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await expect(await dialog.findByText('Upload failed: 403 Forbidden')).toBeVisible();
  },
};

export const Processing: Story = {
  args: { faults: [{ operationId: 'registerDocument', delayMs: 'never' }] },
  async play() {
    const dialog = await openWithFile();
    await userEvent.click(submit(dialog));
    await expect(await dialog.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

export const RegistrationFailed: Story = {
  args: { faults: [{ operationId: 'registerDocument', status: 500 }] },
  async play() {
    const dialog = await openWithFile();
    await userEvent.click(submit(dialog));
    await screen.findAllByText('Failed to process document');
  },
};

export const PausedOffline: Story = {
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open();
    await pick(dialog);
    await dialog.findByRole('progressbar');
    changeSituation(currentStage().world, { isOffline: true });
    await expect(await dialog.findByText('Paused')).toBeVisible();
  },
};

export const NextVersion: Story = {
  args: { route: '/documents?folder=folder-financials' },
  async play() {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Consolidated Accounts.html');
    await expect(dialog.getByText('Already here: this becomes version 3')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    await openWithFile();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
