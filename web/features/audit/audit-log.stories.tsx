import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { answering, entry, listed, many } from '#web/features/audit/testing/audit-scene.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Audit Trail/The log',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const LoadFailed: Story = {
  tags: ['again'],
  args: { faults: [fault('listAuditLogs', 500)] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Failed to load the audit log')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const UnknownType: Story = {
  tags: ['again'],
  args: { faults: [answering([entry(0, 'retention_policy_applied_to_archived_documents')])] },
  async play() {
    await expect((await listed()).getByText('retention_policy_applied_to_archived_documents')).toBeVisible();
  },
};

export const MissingValues: Story = {
  tags: ['again'],
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

export const TenThousandEntries: Story = {
  tags: ['again'],
  args: { faults: [answering(many)] },
  async play() {
    const table = await listed();
    await expect(table.getAllByRole('row').length).toBeLessThan(60);
    await expect(screen.getByRole('button', { name: 'Load earlier entries' })).toBeInTheDocument();
  },
};

export const LongDescriptionOnAPhone: Story = {
  ...LongDescriptionAndAddress,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};
