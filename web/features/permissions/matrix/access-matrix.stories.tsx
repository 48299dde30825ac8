import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { largeMatrix } from '#web/features/permissions/testing/matrix-scene.ts';
import { sharedRoom } from '#web/features/permissions/testing/shared-room.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Access Matrix',
  component: AppScreen,
  args: { route: '/users', scenario: sharedRoom },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function open() {
  await press('Access Matrix');
  const grid = await screen.findByRole('grid', { name: 'Access of groups to folders' });
  const row = (folder: string) =>
    within(
      within(grid)
        .getByRole('rowheader', { name: new RegExp(folder) })
        .closest<HTMLElement>('[role=row]')!,
    );
  return { grid, cell: (folder: string, column: number) => row(folder).getAllByRole('gridcell')[column]! };
}

async function change() {
  const { cell } = await open();
  await person.click(cell('01 Corporate', 0));
  await person.keyboard('{Shift>}{ArrowRight}{/Shift}d');
  await person.click(cell('Contracts', 0));
  await person.keyboard('n');
  await shows('3 changes');
}

async function save() {
  await change();
  await press('Review Changes');
  await press('Save Changes');
}

export const Small: Story = {
  tags: ['again'],
  async play() {
    const { cell } = await open();
    await expect(cell('Contracts', 0)).toHaveAccessibleName('View, downloads as each document says, until Mar 3');
  },
};

export const Changed: Story = { tags: ['cover'], play: change };

export const MatchedNames: Story = {
  args: {
    scenario: {
      ...sharedRoom,
      groups: [...sharedRoom.groups, { ...sharedRoom.groups[0]!, id: 'group-welcome', name: 'WELCOME' }],
    },
  },
  async play() {
    const { cell } = await open();
    await press('Match Names');
    await shows('1 change');
    await expect(cell('Welcome', 2)).toHaveAccessibleName(/^View and download; .*changed$/);
  },
};

export const MatchedOnAPhone: Story = {
  ...MatchedNames,
  globals: { viewport: { value: 'phone' } },
  tags: ['again'],
};

export const OnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone' } },
  play: change,
};

export const FullSize: Story = {
  tags: ['again'],
  args: { faults: largeMatrix(2000, 40) },
  async play() {
    const { grid } = await open();
    await expect(grid).toHaveAttribute('aria-rowcount', '2001');
    await waitFor(() => expect(within(grid).getAllByRole('gridcell').length).toBeGreaterThan(50));
    await expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(1500);
  },
};

export const TooManyChanges: Story = {
  tags: ['again'],
  args: { faults: largeMatrix(150, 40) },
  async play() {
    const { grid } = await open();
    await person.click(within(grid).getAllByRole('gridcell')[0]!);
    await person.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}d');
    await shows(/^At most 5,000 changes at a time: \d,\d{3} changes$/);
    await expect(screen.getByRole('button', { name: 'Review Changes' })).toBeDisabled();
  },
};

export const TooManyChangesOnAPhone: Story = {
  ...TooManyChanges,
  globals: { viewport: { value: 'phone' } },
  async play(context) {
    await TooManyChanges.play!(context);
    const words = screen.getByText(/^At most 5,000 changes at a time/).getBoundingClientRect();
    await expect(words.height, 'one line').toBeLessThan(30);
  },
};

export const DiscardChanges: Story = {
  tags: ['again'],
  async play() {
    await change();
    await person.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard Changes' });
    await shows('3 changes not saved yet.');
  },
};

export const Review: Story = {
  tags: ['again'],
  async play() {
    await change();
    await press('Review Changes');
    await shows('Bidders (2 people)');
  },
};

/** What is given to a suspended group counts once it is resumed, and what everybody sees is no loss. */
export const ReviewOfASuspendedGroup: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...sharedRoom,
      groups: sharedRoom.groups.map((group) =>
        group.id === 'group-bidders' ? { ...group, suspendedAt: '2026-01-12T09:00:00.000Z' } : group,
      ),
    },
  },
  async play() {
    const { cell } = await open();
    await person.click(cell('Welcome', 0));
    await person.keyboard('v');
    await press('Review Changes');
    await shows('Bidders (suspended, 2 people)');
    await shows(/1 folder to view: Welcome \(everybody sees it\)/);
  },
};

export const End: Story = {
  tags: ['again'],
  async play() {
    const { cell } = await open();
    await person.click(cell('Contracts', 0));
    await press('Ends…');
    const dialog = within(await screen.findByRole('dialog', { name: 'End of Access' }));
    await person.selectOptions(dialog.getByLabelText('Access ends'), 'none');
    await press('Set End');
    await expect(cell('Contracts', 0)).toHaveAccessibleName('View, downloads as each document says; changed');
  },
};

export const ChangedBySomebodyElse: Story = {
  tags: ['again'],
  parameters: catalogue('Two people change the matrix at once', 'Somebody else changed 1 cell meanwhile'),
  args: {
    faults: [
      fault('updateFolderPermissions', { status: 412, times: 1 }),
      fault('listGroupFolderPermissions', {
        status: 200,
        body: [
          {
            ...{ folderId: 'folder-open', groupId: 'group-counsel', canRead: true, canWrite: false },
            ...{ canDownload: true, expiresAt: null },
          },
        ],
        headers: { ETag: '"permissions-2"' },
        after: 1,
      }),
    ],
  },
  async play() {
    await save();
    await shows(/^Somebody else changed/);
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: catalogue('The matrix cannot be saved', 'Failed to save the permissions'),
  args: { faults: [fault('updateFolderPermissions', 500)] },
  async play() {
    await save();
    await shows('Failed to save the permissions');
    await shows('3 changes');
  },
};

export const Saving: Story = {
  tags: ['again'],
  args: { faults: [fault('updateFolderPermissions', { delayMs: 'never' })] },
  async play() {
    await save();
    await expect(await screen.findByRole('button', { name: 'Save Changes', busy: true })).toBeDisabled();
  },
};

export const FolderDeletedMeanwhile: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A folder is deleted while the matrix stands open',
    '“Welcome” is not there any more: what was changed of it is left out.',
  ),
  async play() {
    const { cell } = await open();
    await person.click(cell('Welcome', 1));
    await person.keyboard('d');
    await person.click(cell('Contracts', 1));
    await person.keyboard('d');
    await step('Another person deletes a folder', () =>
      currentStage().world.store.transact((tx) => tx.folders.delete('folder-open')),
    );
    await press('Review Changes');
    await press('Save Changes');
    await shows('1 change');
  },
};

export const NoGroups: Story = {
  args: { scenario: 'empty' },
  async play() {
    await press('Access Matrix');
    await shows('No groups yet');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listGroupFolderPermissions', { delayMs: 'never' })] },
  async play() {
    await press('Access Matrix');
    await screen.findByText('Loading the matrix...');
  },
};

export const NotLoaded: Story = {
  tags: ['again'],
  parameters: catalogue('The matrix cannot be loaded', 'Failed to load the matrix'),
  args: { faults: [fault('listGroupFolderPermissions', 500)] },
  async play() {
    await press('Access Matrix');
    await shows('Failed to load the matrix');
  },
};

export const NoFolders: Story = {
  tags: ['again'],
  args: { scenario: { ...sharedRoom, folders: [], folderPermissions: [], documents: [], versions: [] } },
  async play() {
    await press('Access Matrix');
    await shows('No folders yet');
  },
};
