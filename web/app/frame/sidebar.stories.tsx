import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sidebar } from '#web/testing/narrow.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Sidebar',
  component: AppScreen,
  args: { route: '/nowhere' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

type Sidebar = Awaited<ReturnType<typeof sidebar>>;

async function entries(bar: Sidebar): Promise<string[]> {
  const links = (await bar.findByRole('navigation', { name: 'Main' })).querySelectorAll('a');
  return [...links].map(({ textContent }) => textContent);
}

async function expectActive(bar: Sidebar, name: string): Promise<void> {
  await expect(await bar.findByRole('link', { name, current: 'page' })).toBeVisible();
}

export const Admin: Story = {
  tags: ['again'],
  args: { route: '/', persona: 'admin' },
  async play() {
    const bar = await sidebar();
    await expect(await entries(bar)).toHaveLength(6);
    await expectActive(bar, 'Dashboard');
    await expect(bar.getByText('Admin Portal')).toBeVisible();
  },
};

export const Manager: Story = {
  tags: ['cover'],
  args: { route: '/audit', persona: 'manager' },
  async play() {
    const bar = await sidebar();
    await expect(await entries(bar)).not.toContain('Security Settings');
    await expect(await entries(bar)).toHaveLength(5);
    await expectActive(bar, 'Audit Trail');
  },
};

export const Analyst: Story = {
  tags: ['again'],
  args: { route: '/documents', persona: 'analyst' },
  async play() {
    const bar = await sidebar();
    await expect(await entries(bar)).toEqual(['Document Management']);
    await expectActive(bar, 'Document Management');
  },
};

export const Viewer: Story = {
  tags: ['cover'],
  args: { route: '/', persona: 'viewer' },
  async play() {
    const bar = await sidebar();
    await expect(await entries(bar)).toEqual(['Document Management']);
  },
};
