import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { revokeGroupFolderPermission } from '#contract/hooks/permissions.ts';
import { fault } from '#mock/world/fault.ts';
import { chooseCounsel, openFolder } from '#web/features/permissions/testing/folder-scene.ts';
import { sharedRoom } from '#web/features/permissions/testing/shared-room.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { permissionWords } from '#web/domain/words/permission-words.ts';

const meta = {
  title: 'Screens/Folder Permissions/Give and remove',
  component: AppScreen,
  args: { scenario: sharedRoom, persona: 'manager', route: '/documents?folder=folder-contracts' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const grant = async (dialog: Awaited<ReturnType<typeof openFolder>>) => {
  await chooseCounsel(dialog);
  await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
};

export const NobodyChosen: Story = {
  tags: ['again'],
  async play() {
    await person.click((await openFolder('Contracts')).getByRole('button', { name: 'Grant Permission' }));
    await shows('Please select a user to grant permissions to.');
  },
};

export const Given: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await grant(dialog);
    await expect(await dialog.findByRole('button', { name: 'Remove Counsel' })).toBeVisible();
  },
};

export const WithDownloads: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await chooseCounsel(dialog);
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Lets them' }), 'View and download');
    await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    await expect(await dialog.findByText('Can Download')).toBeVisible();
  },
};

export const UntilADay: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await chooseCounsel(dialog);
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'On a day…');
    await expect(dialog.getByLabelText('Last day')).toBeVisible();
  },
};

export const ADayThatHasPassed: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await chooseCounsel(dialog);
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Access ends' }), 'On a day…');
    const day = dialog.getByLabelText('Last day');
    await step('A day of last week is chosen', () => fireEvent.change(day, { target: { value: '2026-01-07' } }));
    await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription('Choose today or a later day'));
  },
};

export const Giving: Story = {
  tags: ['again'],
  args: { faults: [fault('setFolderPermission', { delayMs: 'never' })] },
  async play() {
    const dialog = await openFolder('Contracts');
    await grant(dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Grant Permission' })).toBeDisabled());
  },
};

export const Changing: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await person.click(await dialog.findByRole('button', { name: 'Change the permission of Bidders' }));
    await expect(dialog.getByRole('button', { name: 'Change Permission' })).toBeVisible();
    await expect(dialog.getByLabelText('Last day')).toHaveValue('2026-03-03');
  },
};

export const RemovedMeanwhile: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await person.click(await dialog.findByRole('button', { name: 'Change the permission of Bidders' }));
    await revokeGroupFolderPermission('folder-contracts', 'group-bidders');
    await person.click(dialog.getByRole('button', { name: 'Change Permission' }));
    await shows(/This permission is not there any more/);
  },
};

export const Removed: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openFolder('Contracts');
    await person.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    await shows('Bidders has no permission on this folder any more.');
    await expect(await screen.findByRole('button', { name: /Undo/ })).toBeVisible();
  },
};

export const GiveFailed: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A folder permission cannot be given',
    'Failed to Grant Permission',
    'Failed to grant folder permission.',
  ),
  args: { faults: [fault('setFolderPermission', { undocumented: { status: 500, body: '' } })] },
  async play() {
    await grant(await openFolder('Contracts'));
    await shows(permissionWords.setFolderPermission.failed.message);
  },
};

export const RemoveFailed: Story = {
  parameters: catalogue(
    'A folder permission cannot be removed',
    'Failed to Remove Permission',
    'Failed to remove folder permission.',
  ),
  args: { faults: [fault('revokeGroupFolderPermission', { undocumented: { status: 500, body: '' } })] },
  async play() {
    const dialog = await openFolder('Contracts');
    await person.click(await dialog.findByRole('button', { name: 'Remove Bidders' }));
    await shows(permissionWords.revokeGroupFolderPermission.failed.message);
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listFolderPermissions', { delayMs: 'never' })] },
  async play() {
    await (await openFolder('Contracts')).findByText('Loading permissions');
  },
};

export const NotReadable: Story = {
  tags: ['again'],
  parameters: catalogue('The permissions of a folder cannot be read', 'Failed to load the permissions'),
  args: { faults: [fault('listFolderPermissions', 500)] },
  async play() {
    await expect(await (await openFolder('Contracts')).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['again'],
  args: { faults: [fault('listFolderPermissions', 403)] },
  async play() {
    await expect(await (await openFolder('Contracts')).findByText('Failed to load the permissions')).toBeVisible();
  },
};
