import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { tryable } from '#web/testing/controls.ts';
import { dismissToast, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

type Toast = Parameters<typeof toast>[0];

/** Only the region, with toasts one after the other. */
function FiredToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    for (const options of toasts) toast(options);
    return () => {
      for (const { id } of toastStore.get()) dismissToast(id);
    };
  }, [toasts]);
  return (
    <main className="h-dvh bg-surface p-6 text-text">
      <h1 className="text-title">Documents</h1>
      <Toaster />
    </main>
  );
}

const meta = {
  title: 'Design system/Toast',
  component: FiredToasts,
  tags: ['autodocs'],
  // Each is shown over its own page.
  parameters: { ...tryable, docs: { story: { inline: false, height: '200px', autoplay: true } } },
} satisfies Meta<typeof FiredToasts>;
export default meta;
type Story = StoryObj<typeof FiredToasts>;

const shown = () => document.querySelectorAll<HTMLElement>('[data-tone]');

export const Default: Story = {
  args: { toasts: [{ title: 'Success', message: 'Folder created successfully' }] },
  async play() {
    await waitFor(() => expect(screen.getByText('Success')).toBeVisible());
    await expect(screen.getByText('Folder created successfully')).toBeVisible();
    await expect(shown()[0]).toHaveAttribute('data-tone', 'success');
  },
};

export const Destructive: Story = {
  tags: ['again'],
  args: { toasts: [{ title: 'Error', message: 'Failed to create folder', tone: 'destructive' }] },
  async play() {
    await waitFor(() => expect(screen.getByText('Failed to create folder')).toBeVisible());
    await expect(shown()[0]).toHaveAttribute('data-tone', 'destructive');
  },
};

export const SecondReplacesFirst: Story = {
  tags: ['again'],
  args: { toasts: [{ title: 'Download Started' }, { title: 'Copied!' }] },
  async play() {
    await waitFor(() => expect(screen.getByText('Copied!')).toBeVisible());
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(screen.queryByText('Download Started')).toBeNull();
  },
};

export const EarlierFailuresWait: Story = {
  args: {
    toasts: [
      { title: 'File Too Large', message: 'Film.mp4 is too large (61.4MB). Max size is 50MB.', tone: 'destructive' },
      { title: 'Error', message: 'Failed to create folder', tone: 'destructive' },
    ],
  },
  async play() {
    await waitFor(() => expect(screen.getByText('1 earlier failure to be closed')).toBeVisible());
    await expect(screen.queryByText('File Too Large')).toBeNull();
  },
};

export const RegionFocusedByF8: Story = {
  args: { toasts: [{ title: 'Export successful' }] },
  async play() {
    await screen.findByText('Export successful');
    await fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement?.closest('[role=region]')).not.toBeNull());
  },
};

export const WithUndo: Story = {
  tags: ['again'],
  args: {
    toasts: [{ title: 'Moved', message: '3 items moved to Legal', action: { label: 'Undo', run: () => undefined } }],
  },
  async play() {
    await waitFor(() => expect(screen.getByText('3 items moved to Legal')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const LongMessage: Story = {
  args: {
    toasts: [
      {
        title: 'File Too Large',
        message: `${'A very long file name that goes on and on '.repeat(4)}.pdf is too large (61.2MB). Max size is 50MB.`,
        tone: 'destructive',
      },
    ],
  },
  async play() {
    await screen.findByText('File Too Large');
    const region = document.querySelector('[role=region] ol');
    await expect(region?.getBoundingClientRect().width).toBeLessThanOrEqual(420);
    await expect(shown()[0]?.scrollWidth).toBeLessThanOrEqual(420);
  },
};

export const LongMessageOnAPhone: Story = {
  tags: ['again'],
  ...LongMessage,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await screen.findByText('File Too Large');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
