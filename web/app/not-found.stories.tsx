import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sidebar } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/App/Page not found',
  component: AppScreen,
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const NotFoundAsAdmin: Story = {
  tags: ['cover'],
  parameters: catalogue('There is no such page', '404 Page Not Found'),
  args: { route: '/nowhere' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const bar = await sidebar();
    await expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Security Settings');
  },
};

export const NotFoundAsViewer: Story = {
  tags: ['again'],
  args: { route: '/nowhere', persona: 'viewer' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const bar = await sidebar();
    const entries = bar.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    await expect([...entries].map(({ textContent }) => textContent)).toEqual(['Document Management']);
  },
};

export const NotFoundSignedOut: Story = {
  tags: ['again'],
  args: { route: '/nowhere', persona: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Secure Enterprise Data Room' })).toBeVisible();
    await expect(canvas.queryByText('404 Page Not Found')).toBeNull();
  },
};
