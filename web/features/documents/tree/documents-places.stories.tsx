import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { long, nested } from '#web/features/documents/testing/documents-scene.ts';
import { isPhone, onlyWide } from '#web/testing/narrow.ts';
import { press, shows } from '#web/testing/play.ts';
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
  globals: onlyWide,
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
    await expect(await path.findByText('Three')).toBeVisible();
    if (isPhone()) await press('Folders above');
    const above = isPhone() ? within(await screen.findByRole('menu', { name: 'Folders above' })) : path;
    for (const name of ['Home', 'One', 'Two']) await waitFor(() => expect(above.getByText(name)).toBeVisible());
  },
};

export const LongBreadcrumbOnAPhone: Story = {
  tags: ['again'],
  ...LongBreadcrumb,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    const path = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(await path.findByText(long)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
