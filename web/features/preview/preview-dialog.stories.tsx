import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Preview/Preview',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'viewer' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const room = (id: string, change: object) => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.id === id ? { ...row, ...change } : row)),
});
const route = (id: string) => `/documents?document=${id}`;

async function open() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('View-only mode')).toBeVisible());
  return dialog;
}

export const Loading: Story = {
  args: { route: route('doc-html'), faults: [{ operationId: 'previewDocument', delayMs: 'never' }] },
  async play() {
    await (await open()).findByText('Loading preview');
  },
};

export const Pdf: Story = {
  args: { route: route('doc-pdf'), persona: 'admin' },
  async play() {
    const dialog = await open();
    await expect(await dialog.findByRole('button', { name: 'Open PDF in New Tab' })).toBeVisible();
    await expect(dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE')).toBeVisible();
  },
};

export const Html: Story = {
  args: { route: route('doc-html') },
  async play() {
    const frame = await (await open()).findByTitle('Consolidated Accounts.html');
    await expect(frame).toHaveAttribute('sandbox', '');
  },
};

export const Image: Story = {
  args: { route: route('doc-image') },
  async play() {
    await (await open()).findByRole('img', { name: 'Site Plan.svg' });
  },
};

export const OtherType: Story = {
  args: { route: route('doc-zip'), persona: 'analyst' },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText('Preview Not Available')).toBeVisible();
    await expect(dialog.getByText('application/zip')).toBeVisible();
  },
};

export const UnknownTypeAndSize: Story = {
  args: { route: route('doc-unknown'), persona: 'analyst' },
  async play() {
    await expect((await open()).getAllByText('Unknown')[0]).toBeVisible();
  },
};

export const DownloadRestricted: Story = {
  args: { route: route('doc-secret'), persona: 'admin' },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Download Restricted' })).toBeDisabled();
  },
};

export const ConfidentialNotRestricted: Story = {
  args: { route: route('doc-pdf') },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const PrintRestricted: Story = {
  args: { route: route('doc-image'), scenario: room('doc-image', { printingRestricted: true }) },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Print Restricted' })).toBeDisabled();
  },
};

export const SettingsForAManager: Story = {
  args: { route: route('doc-zip'), persona: 'manager' },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Settings' })).toBeVisible();
  },
};

export const NoSettingsForAViewer: Story = {
  args: { route: route('doc-zip') },
  async play() {
    await expect((await open()).queryByRole('button', { name: 'Settings' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { route: route('doc-html'), faults: [{ operationId: 'previewDocument', status: 500 }] },
  async play() {
    await expect(await (await open()).findByText('Preview Not Available')).toBeVisible();
  },
};

const longName = `${'Share purchase agreement between a great many parties '.repeat(4)}.zip`;

export const LongTitle: Story = {
  args: { route: route('doc-zip'), scenario: room('doc-zip', { name: longName }) },
  async play() {
    const close = (await open()).getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongTitleOnAPhone: Story = {
  ...LongTitle,
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
};

export const Versions: Story = {
  args: { route: route('doc-html'), persona: 'manager' },
  async play() {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Version history' }));
    await expect(await dialog.findByRole('button', { name: 'Restore version 1' })).toBeVisible();
  },
};
