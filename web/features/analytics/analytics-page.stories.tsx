import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { says } from '#web/testing/play.ts';
import { fault } from '#mock/world/fault.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { measuredRoom } from '#web/testing/measured-room.ts';

const meta = { title: 'Screens/Analytics', component: AppScreen, args: { route: '/analytics' } } satisfies Meta<
  typeof AppScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = [
  ...['User Activity', 'Document Activity', 'Security Events', 'Most Viewed Documents'],
  ...['Activity Trends', 'Compliance Metrics'],
];

const complete: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  for (const name of cards) await expect(await canvas.findByRole('region', { name })).toBeVisible();
  await says('Last 30 days');
  await waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(2));
};

export const AsAdmin: Story = {
  tags: ['cover', 'picture'],
  play: complete,
};

export const AsManager: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  play: complete,
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play(context) {
    await complete(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A data room that measures shows its own figures. */
export const Measured: Story = {
  args: { scenario: measuredRoom },
  async play({ canvas, canvasElement }) {
    for (const name of cards) await expect(await canvas.findByRole('region', { name })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(2));
    await expect(canvas.queryByText(/Sample data/)).toBeNull();
  },
};

export const MeasuredOnAPhone: Story = { ...Measured, globals: { viewport: { value: 'phone' } }, tags: ['again'] };

export const MeasuredAndEmpty: Story = {
  args: { scenario: { ...measuredRoom, documents: [], versions: [], audit: [] } },
  play: () => says('Nothing was viewed yet.'),
};

export const MeasuresFailed: Story = {
  args: { scenario: measuredRoom, faults: [fault('getMeasures', 503)] },
  play: () => says('Failed to load the figures'),
};
