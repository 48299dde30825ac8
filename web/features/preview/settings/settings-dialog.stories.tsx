import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { person } from '#web/testing/play.ts';
import { open } from '#web/features/preview/testing/settings-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Settings',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?document=doc-pdf' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const CurrentValues: Story = {
  tags: ['cover'],
  async play() {
    await expect((await open()).getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
  },
};

export const AllRestricted: Story = {
  tags: ['again'],
  args: { route: '/documents?document=doc-secret' },
  async play() {
    const settings = await open();
    await expect(settings.getByText('Downloads restricted')).toBeVisible();
    await expect(settings.getByText('Printing restricted')).toBeVisible();
  },
};

export const NoneRestricted: Story = {
  tags: ['again'],
  args: { route: '/documents?document=doc-zip' },
  async play() {
    const settings = await open();
    await expect(settings.getByText('Downloads allowed')).toBeVisible();
    await expect(settings.getByText('Printing allowed')).toBeVisible();
  },
};

export const NobodyCouldOpen: Story = {
  tags: ['again'],
  args: { route: '/documents?document=doc-zip' },
  async play() {
    const settings = await open();
    await person.selectOptions(settings.getByRole('combobox', { name: 'Access Level' }), 'confidential');
    await person.click(settings.getByRole('switch', { name: 'Restrict downloads' }));
    await expect(settings.getByText(/This type of file has no preview/)).toBeVisible();
  },
};
