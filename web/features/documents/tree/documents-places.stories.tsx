import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { long, nested } from '#web/features/documents/testing/documents-scene.ts';
import { shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management/Places',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const RootIsEmpty: Story = {
  tags: ['again'],
  args: { scenario: room({ folders: [{ name: 'Folder' }], documents: [{ name: 'a.pdf', folderId: 'Folder' }] }) },
  async play() {
    await shows('No documents in the root directory');
  },
};

export const EmptyFolder: Story = {
  tags: ['again'],
  args: { scenario: room({ folders: [{ name: 'Empty' }] }), route: '/documents?folder=Empty' },
  async play() {
    await shows('This folder is empty');
  },
};

export const LongBreadcrumb: Story = {
  args: { scenario: nested, route: `/documents?folder=${encodeURIComponent(long)}` },
  async play() {
    const path = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(await within(path).findByTitle('One / Two / Three')).toBeVisible();
  },
};

export const Breadcrumb: Story = {
  tags: ['again'],
  args: { scenario: nested, route: '/documents?folder=Three' },
  async play() {
    const path = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(await path.findByText('Two')).toBeVisible();
    await expect(path.getByText('Home')).toBeVisible();
    await expect(path.getByText('Three')).toBeVisible();
  },
};

export const LongBreadcrumbOnAPhone: Story = {
  tags: ['again'],
  ...LongBreadcrumb,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await screen.findByRole('navigation', { name: 'Breadcrumb' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
