import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { approving, item, name, shelf } from '#web/features/folders/testing/folders-scene.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { editWords } from '#web/domain/words/edit-words.ts';
import { folderWords } from '#web/domain/words/folder-words.ts';

const meta = {
  title: 'Screens/Folders/Edit and delete',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function choose(folder: string, entry: string): Promise<void> {
  await person.click(within(await item(folder)).getByRole('button', { name: /^Actions/ }));
  await person.click(await screen.findByRole('menuitem', { name: entry }));
}

export const Edit: Story = {
  tags: ['again'],
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 1', 'Edit');
    await expect(await name()).toHaveValue('Folder 1');
  },
};

export const EditWithoutAName: Story = {
  tags: ['again'],
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 1', 'Edit');
    await person.clear(await name());
    await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const EditFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A folder cannot be changed', editWords.updateFolder.failed.message),
  args: { persona: 'admin', faults: [fault('updateFolder', 500)] },
  async play() {
    await choose('Folder 1', 'Edit');
    await press('Save Changes');
    await shows(editWords.updateFolder.failed.message);
  },
};

export const EditedByAnother: Story = {
  tags: ['again'],
  async play() {
    await choose('Folder 1', 'Edit');
    await person.type(await name(), ' of ours');
    await step('Another person renames the folder', () =>
      currentStage().world.store.transact(async (tx) =>
        tx.folders.put({ ...(await tx.folders.get('Folder 1'))!, name: 'Folder of theirs' }),
      ),
    );
    await press('Save Changes');
    await shows('Somebody else changed this to “Folder of theirs” meanwhile. Saving again replaces it.');
  },
};

export const EditedByAnotherOnAPhone: Story = {
  ...EditedByAnother,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const approval = () => screen.findByRole('switch', { name: 'Documents need approval' });

export const ApprovalHidesDocuments: Story = {
  tags: ['again'],
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 1', 'Edit');
    await person.click(await approval());
    await shows(/^All 2 documents in it were never approved and disappear/);
  },
};

export const ApprovalHidesNothing: Story = {
  tags: ['again'],
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 2', 'Edit');
    await person.click(await approval());
    await shows(/^There are no documents in it yet/);
  },
};

export const ApprovalEnds: Story = {
  tags: ['again'],
  args: { persona: 'admin', scenario: approving },
  async play() {
    await choose('Board papers', 'Edit');
    await person.click(await approval());
    await shows(/^The document in it was never approved and becomes visible/);
  },
};

export const ApprovalInherited: Story = {
  tags: ['again'],
  args: { persona: 'admin', scenario: approving, route: '/documents?folder=Minutes' },
  async play() {
    await choose('Minutes', 'Edit');
    await shows(/the folder “Board papers” above requires it/);
  },
};

export const ApprovalNotCounted: Story = {
  tags: ['again'],
  args: { persona: 'admin', faults: [fault('previewFolderApproval', 500)] },
  async play() {
    await choose('Folder 1', 'Edit');
    await person.click(await approval());
    await shows(/could not be counted/);
  },
};

export const Delete: Story = {
  tags: ['again'],
  async play() {
    await choose('Folder 2', 'Delete');
    await shows(/Are you sure you want to delete the folder “Folder 2”\?/);
  },
};

export const DeleteWithAllContents: Story = {
  tags: ['cover'],
  async play() {
    await choose('Folder 1', 'Delete');
    await press('Delete Folder');
    await shows(/“Folder 1” holds 2 folders and 2 documents\./);
  },
};

export const DeleteWhatChangedMeanwhile: Story = {
  tags: ['again'],
  async play() {
    await choose('Folder 1', 'Delete');
    await press('Delete Folder');
    await shows(/“Folder 1” holds 2 folders and 2 documents\./);
    await step('Another person adds a document', () =>
      currentStage().world.store.transact(async (tx) =>
        tx.documents.put({ ...(await tx.documents.get('b.pdf'))!, id: 'c.pdf', name: 'c.pdf' }),
      ),
    );
    await press('Delete Folder and All Contents');
    await shows('What it holds has changed in the meantime.');
    await shows(/“Folder 1” holds 2 folders and 3 documents\./);
  },
};

export const DeleteWhatChangedMeanwhileOnAPhone: Story = {
  ...DeleteWhatChangedMeanwhile,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const DeleteRefused: Story = {
  tags: ['again'],
  parameters: catalogue('A folder cannot be deleted, and the server says why', 'It is in use.'),
  args: {
    faults: [
      fault('deleteFolder', { undocumented: { status: 409, body: { message: 'It is in use.', canCascade: false } } }),
    ],
  },
  async play() {
    await choose('Folder 1', 'Delete');
    await press('Delete Folder');
    await shows('It is in use.');
  },
};

export const DeleteFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A folder cannot be deleted', folderWords.deleteFolder.failed.message),
  args: { persona: 'admin', faults: [fault('deleteFolder', { undocumented: { status: 500, body: {} } })] },
  async play() {
    await choose('Folder 2', 'Delete');
    await press('Delete Folder');
    await shows(folderWords.deleteFolder.failed.message);
  },
};
