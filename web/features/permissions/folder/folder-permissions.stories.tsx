import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openFolder } from '#web/features/permissions/testing/folder-scene.ts';
import { sharedRoom } from '#web/features/permissions/testing/shared-room.ts';
import { person } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Folder Permissions',
  component: AppScreen,
  args: { scenario: sharedRoom, persona: 'manager', route: '/documents?folder=folder-contracts' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Permissions: Story = {
  tags: ['cover', 'picture'],
  args: { persona: 'admin' },
  async play() {
    const dialog = await openFolder('Contracts');
    await expect(await dialog.findByRole('button', { name: 'Remove Bidders' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Inherited from 01 Corporate' })).toBeVisible();
  },
};

export const StoppedByAConfidentialFolder: Story = {
  tags: ['picture'],
  args: { route: '/documents?folder=folder-sealed' },
  async play() {
    const dialog = await openFolder('Sealed');
    await expect((await dialog.findAllByText(/permissions from above stop here/)).length).toBe(2);
  },
};

export const Empty: Story = {
  tags: ['again'],
  args: { route: '/documents?folder=folder-open' },
  async play() {
    const dialog = await openFolder('Welcome');
    await expect(await dialog.findByText(/^No permissions are set on this folder/)).toBeVisible();
  },
};

export const WhoHasAccess: Story = {
  tags: ['cover', 'picture'],
  async play() {
    const dialog = await openFolder('Contracts');
    await person.click(dialog.getByRole('tab', { name: 'Who has access' }));
    await expect(await dialog.findByRole('table', { name: 'Who has access' })).toBeVisible();
  },
};
