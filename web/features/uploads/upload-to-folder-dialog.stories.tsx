import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Uploads/Upload to Folder',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string) => new File([name], name, { type: 'text/plain' });
const three = ['Articles.docx', 'Register.xlsx', 'Minutes.pdf'].map(text);

async function open(...files: File[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'Upload to Folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
  if (files.length > 0) await fireEvent.change(dialog.getByLabelText('Choose Files'), { target: { files } });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof open>>;

const process = (dialog: Dialog) => dialog.getByRole('button', { name: /^Process \d+ File\(s\)$/ });

async function openReady() {
  const dialog = await open(...three);
  await waitFor(() => expect(process(dialog)).toHaveAccessibleName('Process 3 File(s)'));
  return dialog;
}

export const Empty: Story = {
  async play() {
    const dialog = await open();
    await expect(process(dialog)).toHaveAccessibleName('Process 0 File(s)');
  },
};

export const Uploading: Story = {
  args: { uploadMs: 600_000 },
  async play() {
    const dialog = await open(text('Articles.docx'), text('Register.xlsx'));
    await waitFor(() => expect(dialog.getAllByRole('progressbar')).toHaveLength(2));
    await expect(process(dialog)).toBeDisabled();
  },
};

export const ReadyAndFailed: Story = {
  args: { faults: [{ operationId: 'storeObject', status: 403, times: 1 }] },
  async play() {
    const dialog = await open(...three);
    await expect(await dialog.findByText('Upload failed: 403 Forbidden')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(2));
    await expect(dialog.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  },
};

export const AllReady: Story = {
  async play() {
    await openReady();
  },
};

export const TooLargeSkipped: Story = {
  async play() {
    const dialog = await open(new File([new Uint8Array(60 * 1024 * 1024)], 'film.mov'));
    await screen.findAllByText('film.mov is too large (60.0MB). Max size is 50MB.');
    await expect(dialog.queryByRole('listitem')).toBeNull();
  },
};

export const Processing: Story = {
  args: { faults: [{ operationId: 'registerDocument', delayMs: 'never' }] },
  async play() {
    const dialog = await openReady();
    await userEvent.click(process(dialog));
    await waitFor(() => expect(dialog.getAllByText('Processing')).toHaveLength(3));
  },
};

export const Completed: Story = {
  async play() {
    const dialog = await openReady();
    await userEvent.click(process(dialog));
    await screen.findAllByText('3 document(s) processed successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SomeNotRegistered: Story = {
  args: { faults: [{ operationId: 'registerDocument', status: 500, times: 1 }] },
  async play() {
    const dialog = await openReady();
    await userEvent.click(process(dialog));
    await expect(await dialog.findByText('Failed to process document')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByText('Completed')).toHaveLength(2));
  },
};

export const NoneRegistered: Story = {
  args: { faults: [{ operationId: 'registerDocument', status: 500 }] },
  async play() {
    const dialog = await openReady();
    await userEvent.click(process(dialog));
    await screen.findAllByText('Failed to process any documents');
  },
};

export const NothingToProcess: Story = {
  async play() {
    const dialog = await open();
    await userEvent.click(process(dialog));
    await screen.findAllByText('Please upload at least one file');
  },
};

const manyFiles = Array.from({ length: 30 }, (_, index) =>
  text(`${index + 1} A very long name of a file that nobody would ever shorten, final version, reviewed twice.pdf`),
);

export const ManyLongNames: Story = {
  async play() {
    const dialog = await open(...manyFiles);
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(30), { timeout: 20_000 });
  },
};

export const ManyLongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    const dialog = await open(...manyFiles);
    await waitFor(() => expect(dialog.getAllByText('Ready')).toHaveLength(30), { timeout: 20_000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
