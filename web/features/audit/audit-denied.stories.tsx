import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Audit Trail/Access denied',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const DeniedToAnalyst: Story = {
  args: { persona: 'analyst' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
    await expect(canvas.getByText("You don't have permission to view audit logs.")).toBeVisible();
  },
};

export const DeniedToViewer: Story = {
  tags: ['again'],
  args: { persona: 'viewer' },
  play: DeniedToAnalyst.play!,
};
