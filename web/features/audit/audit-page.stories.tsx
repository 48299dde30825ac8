import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { AuditEntry } from '#web/api/generated/model/auditEntry.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Audit Trail',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const entry = (id: number, activityType: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `audit-${String(id)}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 14, 30) - id * 600_000).toISOString(),
  activityType,
  description: `Something of the type ${activityType}`,
  userId: ['user-admin', 'user-manager', 'usr_7f3a'][id % 3] ?? null,
  ipAddress: '10.24.8.61',
  resourceType: 'document',
  resourceId: 'doc_7Q2F',
  userAgent: 'Mozilla/5.0',
  ...more,
});

const types = [
  ...['document_view', 'document_upload', 'document_download', 'document_delete', 'blocked_download'],
  ...['failed_login', 'login', 'logout', 'user_created', 'user_updated', 'user_deleted'],
  ...['folder_created', 'folder_deleted', 'permission_granted', 'permission_revoked'],
];

const answering = (entries: readonly AuditEntry[]) => ({
  operationId: 'listAuditLogs' as const,
  status: 200,
  body: entries,
});

const listed = async () => within(await screen.findByRole('table', { name: 'Audit entries' }));

export const Loading: Story = {
  args: { faults: [{ operationId: 'listAuditLogs', delayMs: 'never' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the audit log...')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  args: { faults: [{ operationId: 'listAuditLogs', status: 500 }] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load the audit log')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { persona: 'manager', faults: [answering([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No audit logs')).toBeVisible();
  },
};

export const AllTypes: Story = {
  args: { faults: [answering(types.map((type, index) => entry(index, type)))] },
  async play() {
    const table = await listed();
    for (const label of ['Viewed', 'Failed Login', 'Permission Revoked']) {
      await expect(table.getByText(label)).toBeInTheDocument();
    }
  },
};

export const UnknownType: Story = {
  args: { faults: [answering([entry(0, 'retention_policy_applied_to_archived_documents')])] },
  async play() {
    await expect((await listed()).getByText('retention_policy_applied_to_archived_documents')).toBeVisible();
  },
};

export const Alerts: Story = {
  args: {
    persona: 'manager',
    faults: [
      answering([
        entry(0, 'document_view'),
        entry(1, 'blocked_download'),
        entry(2, 'failed_login'),
        entry(3, 'permission_revoked'),
        entry(4, 'document_delete'),
      ]),
    ],
  },
  async play() {
    await expect((await listed()).getAllByText('Alert')).toHaveLength(3);
  },
};

export const MissingValues: Story = {
  args: {
    faults: [
      answering([entry(0, 'failed_login', { userId: null, ipAddress: null, resourceType: null, resourceId: null })]),
    ],
  },
  async play() {
    await expect((await listed()).getAllByText('-').length).toBeGreaterThanOrEqual(2);
  },
};

export const LongDescriptionAndAddress: Story = {
  args: {
    faults: [
      answering([
        entry(0, 'document_upload', {
          description: `Uploaded "${'Consolidated Financial Statements of the Group '.repeat(6)}.pdf", version 12`,
          ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        }),
        entry(1, 'login'),
      ]),
    ],
  },
  async play() {
    await expect((await listed()).getByText('2001:0db8:85a3:0000:0000:8a2e:0370:7334')).toBeVisible();
  },
};

const many = Array.from({ length: 10_000 }, (_, index) => entry(index, types[index % types.length] ?? 'login'));

export const TenThousandEntries: Story = {
  args: { faults: [answering(many)] },
  async play() {
    const table = await listed();
    await expect(table.getAllByRole('row').length).toBeLessThan(60);
    await expect(screen.getByRole('button', { name: 'Load earlier entries' })).toBeInTheDocument();
  },
};

export const ExportWithNothing: Story = {
  args: { faults: [answering([])] },
  async play({ canvas }) {
    await canvas.findByText('No audit logs');
    await userEvent.click(canvas.getByRole('button', { name: 'Export Log' }));
    await expect(await screen.findByText('There are no audit logs to export')).toBeInTheDocument();
  },
};

export const ExportDone: Story = {
  args: { faults: [answering([entry(0, 'login')])] },
  async play({ canvas }) {
    await listed();
    await userEvent.click(canvas.getByRole('button', { name: 'Export Log' }));
    await expect(await screen.findByText('Export successful')).toBeInTheDocument();
  },
};

export const ExportUnderWay: Story = {
  args: {
    faults: [
      { ...answering(many), times: 1 },
      { operationId: 'listAuditLogs', delayMs: 'never' },
    ],
  },
  async play({ canvas }) {
    await listed();
    await userEvent.click(canvas.getByRole('button', { name: 'Export Log' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel export' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Alerts, globals: { viewport: { value: 'phone' } } };

export const InTheDark: Story = { ...AllTypes, globals: { theme: 'dark' } };

export const DeniedToAnalyst: Story = {
  args: { persona: 'analyst' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
    await expect(canvas.getByText("You don't have permission to view audit logs.")).toBeVisible();
  },
};

export const DeniedToViewer: Story = { args: { persona: 'viewer' }, play: DeniedToAnalyst.play! };
