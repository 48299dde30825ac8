import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Sidebar',
  component: AppScreen,
  args: { route: '/nowhere' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function entries(canvas: Canvas): Promise<string[]> {
  const links = (await canvas.findByRole('navigation', { name: 'Main' })).querySelectorAll('a');
  return [...links].map(({ textContent }) => textContent);
}

async function expectActive(canvas: Canvas, name: string): Promise<void> {
  await expect(await canvas.findByRole('link', { name, current: 'page' })).toBeVisible();
}

export const Admin: Story = {
  tags: ['again'],
  args: { route: '/', persona: 'admin' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toHaveLength(6);
    await expectActive(canvas, 'Dashboard');
    await expect(canvas.getByText('Admin Portal')).toBeVisible();
  },
};

export const Manager: Story = {
  tags: ['cover'],
  args: { route: '/audit', persona: 'manager' },
  async play({ canvas }) {
    await expect(await entries(canvas)).not.toContain('Security Settings');
    await expect(await entries(canvas)).toHaveLength(5);
    await expectActive(canvas, 'Audit Trail');
  },
};

export const Analyst: Story = {
  tags: ['again'],
  args: { route: '/documents', persona: 'analyst' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toEqual(['Document Management']);
    await expectActive(canvas, 'Document Management');
  },
};

export const Viewer: Story = {
  tags: ['cover'],
  args: { route: '/', persona: 'viewer' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toEqual(['Document Management']);
  },
};
