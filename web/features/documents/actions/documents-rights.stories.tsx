import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appears, levels, list, own, row } from '#web/features/documents/testing/documents-scene.ts';
import { verbOf } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management/Who may do what',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const onlyOwn = (mine: string, theirs: string) => async () => {
  await expect(await verbOf(await row(mine), 'Delete')).toBeVisible();
  await expect(within(await row(theirs)).queryByRole('button', { name: 'Delete' })).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Permissions' })).toBeNull();
};

export const ListAsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play() {
    const rows = await within(await list()).findAllByRole('row');
    await expect(await verbOf(rows.at(-1)!, 'Permissions')).toBeVisible();
  },
};

export const OwnUploadAsAnalyst: Story = {
  args: { scenario: own, persona: 'analyst' },
  play: onlyOwn('Also mine', 'Theirs'),
};

export const OwnUploadAsViewer: Story = {
  tags: ['again'],
  args: { scenario: own, persona: 'viewer' },
  play: onlyOwn('Mine', 'Theirs'),
};

export const GridAsViewer: Story = {
  tags: ['again'],
  args: { persona: 'viewer' },
  async play() {
    await press('Grid view');
    await expect(within(await list()).getAllByRole('gridcell').length).toBeGreaterThan(0);
  },
};

export const EmptyAsViewer: Story = {
  tags: ['again'],
  args: { scenario: room({}), persona: 'viewer' },
  async play() {
    await shows('No documents yet');
    await expect(screen.queryByRole('button', { name: /upload/i })).toBeNull();
  },
};

export const DownloadRestricted: Story = {
  tags: ['again'],
  args: { scenario: levels, persona: 'viewer' },
  async play() {
    const download = await verbOf(await row('Locked'), 'Download Restricted');
    await expect(download.matches(':disabled, [aria-disabled=true]')).toBe(true);
  },
};

export const RowMenu: Story = {
  tags: ['again'],
  args: { scenario: own },
  async play() {
    await person.rightClick(await row('Theirs'));
    await appears(await screen.findByRole('menu', { name: 'Theirs.pdf' }));
  },
};

export const LinkToNothing: Story = {
  tags: ['again'],
  args: { scenario: own, route: '/documents?document=nothing', persona: 'viewer' },
  async play() {
    await shows(/This document is not available to you/);
  },
};

export const LinkToNothingForAdministrators: Story = {
  tags: ['again'],
  args: { scenario: own, route: '/documents?document=nothing', persona: 'admin' },
  async play() {
    await shows(/^This document is not here, or was deleted\. What is still kept can be put back from Deleted Items/);
  },
};
