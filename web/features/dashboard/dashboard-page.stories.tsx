import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { shows } from '#web/testing/play.ts';
import { emptyMeasuredRoom, measuredRoom } from '#web/testing/measured-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = { title: 'Screens/Dashboard', component: AppScreen, args: { route: '/' } } satisfies Meta<
  typeof AppScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsAdmin: Story = {
  tags: ['cover', 'picture'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security Dashboard' })).toBeVisible();
    await canvas.findAllByText(/IP: /);
    await expect(canvas.getByRole('main').querySelectorAll('li')).toHaveLength(5);
    for (const words of ['25:30', 'Secure', '+12% from last week', '+8 added today', '2 pending review'])
      await shows(words);
    for (const words of ['89% authorized', 'Security Status', 'Recent Security Events', '30 min']) await shows(words);
  },
};

export const AsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play({ canvas }) {
    await canvas.findAllByText(/ ago$/);
    await expect(canvas.queryByRole('link', { name: 'Security Settings' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: {
    faults: [fault('getDashboardMetrics', { delayMs: 'never' }), fault('listRecentActivity', { delayMs: 'never' })],
  },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('Recent Activity')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(4);
    await expect(canvas.queryByText('No recent activity')).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['cover'],
  args: {
    persona: 'manager',
    faults: [fault('getDashboardMetrics', 500), fault('listRecentActivity', 500)],
  },
  async play({ canvas }) {
    await shows('Failed to load recent activity');
    await waitFor(() => expect(canvas.getAllByText('0')).toHaveLength(4));
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  tags: ['cover'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play({ canvas }) {
    await canvas.findAllByText(/ ago/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A data room that measures shows its own figures. */
export const Measured: Story = {
  args: { scenario: measuredRoom },
  async play({ canvas }) {
    await canvas.findByText(/from last week/);
    await expect(canvas.queryByText('+12% from last week')).toBeNull();
    await expect(canvas.queryByText('25:30')).toBeNull();
  },
};

export const MeasuredOnAPhone: Story = {
  ...Measured,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const MeasuredAndEmpty: Story = {
  tags: ['again'],
  args: { scenario: emptyMeasuredRoom },
  async play() {
    await shows('+0 added today');
    await shows('0 refused');
  },
};

export const MeasuresFailed: Story = {
  args: { scenario: measuredRoom, faults: [fault('getMeasures', 503)] },
  tags: ['again'],
  play: () => shows('Failed to load the security status'),
};

/** The numbers come on their own: what is not measured yet is left out, and no sample stands in for it. */
export const MeasuresLoading: Story = {
  tags: ['again'],
  args: { scenario: measuredRoom, faults: [fault('getMeasures', { delayMs: 'never' })] },
  async play({ canvas }) {
    await canvas.findByText('Active Users');
    await expect(canvas.queryByText('+12% from last week')).toBeNull();
    await expect(canvas.queryByText(/^Sample data/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Security Status' })).toBeNull();
  },
};
