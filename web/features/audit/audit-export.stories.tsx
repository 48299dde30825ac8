import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { answering, entry, listed, many } from '#web/features/audit/testing/audit-scene.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Audit Trail/Export',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ExportWithNothing: Story = {
  tags: ['again'],
  parameters: catalogue('There is nothing to export', 'No data to export', 'There are no audit logs to export'),
  args: { faults: [answering([])] },
  async play({ canvas }) {
    await canvas.findByText('No audit logs');
    await person.click(canvas.getByRole('button', { name: 'Export Log' }));
    await shows('There are no audit logs to export');
  },
};

export const ExportDone: Story = {
  tags: ['again'],
  args: { faults: [answering([entry(0, 'login')])] },
  async play({ canvas }) {
    await listed();
    await person.click(canvas.getByRole('button', { name: 'Export Log' }));
    await shows('Export successful');
  },
};

export const ExportUnderWay: Story = {
  tags: ['again'],
  args: {
    faults: [{ ...answering(many), times: 1 }, fault('listAuditLogs', { delayMs: 'never' })],
  },
  async play({ canvas }) {
    await listed();
    await person.click(canvas.getByRole('button', { name: 'Export Log' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel export' })).toBeInTheDocument();
  },
};

export const ExportUnderWayOnAPhone: Story = {
  ...ExportUnderWay,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play(context) {
    await ExportUnderWay.play!(context);
    const { canvas } = context;
    const strip = canvas.getByRole('button', { name: 'Cancel export' }).parentElement!.getBoundingClientRect();
    const above = canvas.getByRole('button', { name: 'Compliance Report' }).getBoundingClientRect();
    await expect(strip.top - above.bottom).toBeGreaterThanOrEqual(8);
  },
};
