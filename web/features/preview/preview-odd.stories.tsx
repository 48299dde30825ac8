import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { open, room, route } from '#web/features/preview/testing/preview-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/Odd documents',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'viewer' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const longName = `${'Share purchase agreement between a great many parties '.repeat(4)}.zip`;

export const UnknownTypeAndSize: Story = {
  args: { route: route('doc-unknown'), persona: 'analyst' },
  async play() {
    await expect((await open()).getAllByText('Unknown')[0]).toBeVisible();
  },
};

const shut = room('doc-zip', { accessLevel: 'confidential', downloadRestricted: true });

export const NobodyCanOpen: Story = {
  tags: ['again'],
  args: { route: route('doc-zip'), persona: 'manager', scenario: shut },
  async play() {
    await expect(await (await open()).findByText(/Nobody can open this document at present/)).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ['again'],
  args: { route: route('doc-html'), faults: [fault('previewDocument', 500)] },
  async play() {
    await expect(await (await open()).findByText('Preview Not Available')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['again'],
  args: {
    route: route('doc-html'),
    faults: [fault('previewDocument', { status: 503, headers: { 'Retry-After': '0' } })],
  },
  async play() {
    await expect(await (await open()).findByText(/Many previews are being prepared/)).toBeVisible();
  },
};

export const TakesLong: Story = {
  tags: ['again'],
  args: {
    route: route('doc-image'),
    faults: [fault('previewDocument', { status: 503, headers: { 'Retry-After': '3600' } })],
  },
  async play() {
    await expect(await (await open()).findByText(/takes longer than usual/)).toBeVisible();
  },
};

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
  tags: ['again'],
};
