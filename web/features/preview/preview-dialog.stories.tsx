import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { firstPage, open, route } from '#web/features/preview/testing/preview-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'viewer' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Pdf: Story = {
  tags: ['cover'],
  args: { route: route('doc-pdf'), persona: 'admin' },
  async play() {
    const dialog = await open();
    await firstPage();
    await expect(dialog.getByRole('button', { name: 'Open PDF in New Tab' })).toBeVisible();
    await expect(dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE')).toBeVisible();
  },
};

export const Html: Story = {
  tags: ['cover'],
  args: { route: route('doc-html') },
  async play() {
    const frame = await (await open()).findByTitle('Consolidated Accounts.html');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  },
};

export const Image: Story = {
  tags: ['cover'],
  args: { route: route('doc-image') },
  async play() {
    await (await open()).findByRole('img', { name: 'Site Plan.svg' });
  },
};

export const OtherType: Story = {
  tags: ['again'],
  args: { route: route('doc-zip'), persona: 'analyst' },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText('Preview Not Available')).toBeVisible();
    await expect(dialog.getByText('application/zip')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { route: route('doc-html'), faults: [fault('previewDocument', { delayMs: 'never' })] },
  async play() {
    await (await open()).findByText('Loading preview');
    // The sheet is white in both themes.
    const bar = document.querySelector('.bg-paper [data-skeleton]')!;
    await expect(getComputedStyle(bar).backgroundColor).toBe('rgb(217, 222, 231)');
  },
};
