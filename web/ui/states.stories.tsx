import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp, LayoutGrid, List, Upload } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AccessDenied } from './access-denied.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Kbd } from './kbd.tsx';
import { PageHeader } from './page-header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Segmented } from './segmented.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

const onRetry = fn();

const meta = {
  title: 'Design system/States',
  component: EmptyState,
  subcomponents: { ErrorState, AccessDenied, Spinner, Skeleton, ProgressBar, Avatar, Card, PageHeader, Segmented, Kbd },
  tags: ['autodocs'],
  args: { icon: FileUp, title: 'No documents yet', message: 'Upload your first document to get started' },
  decorators: [
    (Story) => (
      <main className="bg-surface p-6 text-text">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    action: (
      <Button variant="primary" icon={Upload}>
        Upload Document
      </Button>
    ),
  },
};

export const Failed: Story = {
  render: () => <ErrorState title="Failed to load documents" onRetry={onRetry} />,
  async play({ canvas }) {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load documents');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  render: () => <AccessDenied>You don&apos;t have permission to manage users.</AccessDenied>,
};

export const Loading: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Spinner />
      <div role="status" className="flex items-center gap-3">
        <span className="sr-only">Loading...</span>
        <Skeleton className="size-8 rounded-lg" />
        <Skeleton className="h-3 w-48" />
      </div>
    </div>
  ),
};

export const Progress: Story = {
  render: () => (
    <div className="flex max-w-90 flex-col gap-4">
      <ProgressBar value={62} label="Uploading Accounts.pdf" />
      <ProgressBar value={100} tone="success" label="Uploaded Letter.docx" />
      <ProgressBar value={40} tone="danger" label="Failed: Deck.pptx" />
    </div>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Accounts.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};

export const Avatars: Story = {
  render: () => (
    <div className="flex gap-3">
      <Avatar user={{ firstName: 'Ada', lastName: 'Lindqvist' }} isSelf />
      <Avatar user={{ firstName: 'Marcus', lastName: 'Okafor' }} />
      <Avatar user={{ firstName: 'Ingrid' }} size="sm" />
      <Avatar user={{ email: 'nobody@haldenroy.example' }} />
      <Avatar user={{ firstName: 'Broken', lastName: 'Image', profileImageUrl: 'data:image/png;base64,AA' }} />
    </div>
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('BI')).toBeVisible());
    await expect(canvas.getByText('U')).toBeVisible();
  },
};

function ViewSwitch() {
  const [view, setView] = useState<'list' | 'grid'>('list');
  return (
    <Segmented
      label="View"
      value={view}
      onChange={setView}
      options={[
        { value: 'list', label: 'List', icon: List },
        { value: 'grid', label: 'Grid', icon: LayoutGrid },
      ]}
    />
  );
}

export const SegmentedSwitch: Story = {
  render: () => <ViewSwitch />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }));
    await expect(canvas.getByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'List', pressed: false })).toBeVisible();
  },
};

export const Keys: Story = {
  render: () => (
    <div className="flex gap-1">
      <Kbd>/</Kbd>
      <Kbd>Ctrl</Kbd>
      <Kbd>A</Kbd>
    </div>
  ),
};

export const CardWithHead: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <Card title="Recent Activity" isFlush action={<Button size="sm">View All</Button>}>
        <p className="p-5">Rows reach the edges.</p>
      </Card>
      <Card title="Document Activity">A card with its padding.</Card>
    </div>
  ),
};

export const Header: Story = {
  render: () => (
    <div className="-m-6 flex flex-col">
      <PageHeader
        title="Document Management"
        subtitle="Store, share and control documents in folders"
        actions={<Button variant="primary">Upload Document</Button>}
      />
    </div>
  ),
};
