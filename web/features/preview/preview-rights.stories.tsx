import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { person } from '#web/testing/play.ts';
import { open, readable, room, route } from '#web/features/preview/testing/preview-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/Restrictions and rights',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'viewer' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const DownloadRestricted: Story = {
  tags: ['again'],
  args: { route: route('doc-secret'), scenario: readable('doc-secret') },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Download Restricted' })).toBeDisabled();
  },
};

export const ViewedAndNotDownloaded: Story = {
  args: { route: route('doc-pdf') },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Download Restricted' })).toBeDisabled();
  },
};

const mayDownload = smallRoom.grants.map((grant) => ({ ...grant, canDownload: true }));

export const ConfidentialNotRestricted: Story = {
  tags: ['again'],
  args: { route: route('doc-pdf'), scenario: { ...smallRoom, grants: mayDownload } },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

const ending = smallRoom.grants.map((grant) => ({ ...grant, expiresAt: '2026-01-18T22:59:59.999Z' }));

export const AccessEndsSoon: Story = {
  tags: ['again'],
  args: { route: route('doc-pdf'), scenario: { ...smallRoom, grants: ending } },
  async play() {
    await expect((await open()).getByText('Ends Jan 18')).toBeVisible();
  },
};

export const PrintRestricted: Story = {
  tags: ['again'],
  args: { route: route('doc-image'), scenario: room('doc-image', { printingRestricted: true }) },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Print Restricted' })).toBeDisabled();
  },
};

export const SettingsForAManager: Story = {
  tags: ['again'],
  args: { route: route('doc-zip'), persona: 'manager' },
  async play() {
    await expect((await open()).getByRole('button', { name: 'Settings' })).toBeVisible();
  },
};

export const NoSettingsForAViewer: Story = {
  tags: ['again'],
  args: { route: route('doc-zip') },
  async play() {
    await expect((await open()).queryByRole('button', { name: 'Settings' })).toBeNull();
  },
};

export const Versions: Story = {
  tags: ['again'],
  args: { route: route('doc-html'), persona: 'manager' },
  async play() {
    const dialog = await open();
    await person.click(dialog.getByRole('button', { name: 'Version history' }));
    await expect(await dialog.findByRole('button', { name: 'Restore version 1' })).toBeVisible();
  },
};

export const RestoreVersion: Story = {
  tags: ['again'],
  args: { route: route('doc-html'), persona: 'manager' },
  async play() {
    const dialog = await open();
    await person.click(dialog.getByRole('button', { name: 'Version history' }));
    await person.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
    const question = within(await screen.findByRole('dialog', { name: 'Restore Version 1' }));
    await expect(question.getByText(/becomes the newest again, as version 3. Nothing is removed/)).toBeInTheDocument();
  },
};
