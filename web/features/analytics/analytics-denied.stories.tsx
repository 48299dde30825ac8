import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Analytics/Access denied',
  component: AppScreen,
  args: { route: '/analytics' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const denied: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await shows("You don't have permission to view analytics. This area is restricted to administrators and managers.");
};

export const ToAnalyst: Story = { args: { persona: 'analyst' }, play: denied };
export const ToViewer: Story = {
  tags: ['again'],
  args: { persona: 'viewer' },
  play: denied,
};
