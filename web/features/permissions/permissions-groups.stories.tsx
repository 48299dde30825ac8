import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { granted, open } from '#web/features/permissions/testing/permissions-scene.ts';
import { sharedRoom } from '#web/features/permissions/testing/shared-room.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { groupGranted } from '#web/domain/words/permission-words.ts';

const meta = {
  title: 'Screens/Document Permissions/Groups and ends',
  component: AppScreen,
  args: { scenario: sharedRoom, route: '/documents', persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const GroupsAndEnds: Story = {
  tags: ['picture'],
  async play() {
    const dialog = await open(granted);
    await expect(await dialog.findByText('Group, 2 members')).toBeVisible();
    await expect(dialog.getByText('Ended Jan 12')).toBeVisible();
  },
};

export const GrantedToAGroup: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open(granted);
    const select = dialog.getByRole('combobox', { name: 'User' });
    await within(select).findByRole('option', { name: 'Counsel (0 members)' });
    await person.selectOptions(select, 'Counsel (0 members)');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'In 30 days (Feb 14)');
    await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    await shows(groupGranted.document.message);
    await expect(await dialog.findByText('Ends Feb 14')).toBeVisible();
  },
};

export const Changing: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open(granted);
    await person.click(await dialog.findByRole('button', { name: 'Change the permission of Priya Raman' }));
    await expect(dialog.getByRole('button', { name: 'Change Permission' })).toBeVisible();
    await expect(dialog.getByRole('switch', { name: 'Can Download' })).toBeChecked();
  },
};
