import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { answering, entry, listed, soundLog, types } from '#web/features/audit/testing/audit-scene.ts';
import { step } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Audit Trail',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const AllTypes: Story = {
  tags: ['again'],
  args: { faults: [answering(types.map((type, index) => entry(index, type)))] },
  async play() {
    const table = await listed();
    const reach = (label: string) => {
      if (!table.queryByText(label)) table.getAllByRole('row').at(-1)?.scrollIntoView();
      return expect(table.getByText(label)).toBeInTheDocument();
    };
    for (const label of ['Viewed', 'Failed Login', 'Permission Revoked'])
      await step(`Scroll down to ${label}`, () => waitFor(() => reach(label)));
  },
};

export const Alerts: Story = {
  tags: ['cover', 'picture'],
  args: {
    persona: 'manager',
    faults: [
      soundLog,
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

export const Empty: Story = {
  tags: ['cover'],
  args: { persona: 'manager', faults: [answering([])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No audit logs')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listAuditLogs', { delayMs: 'never' })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the audit log...')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Alerts, tags: ['again'], globals: { viewport: { value: 'phone' } } };
