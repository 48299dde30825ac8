import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { says } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

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
  await waitFor(() => expect(canvasElement.querySelectorAll('svg.recharts-surface')).toHaveLength(2), {
    timeout: 10_000,
  });
};

export const AsAdmin: Story = {
  tags: ['cover', 'picture'],
  play: complete,
};

export const AsManager: Story = { args: { persona: 'manager' }, play: complete };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play(context) {
    await complete(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
