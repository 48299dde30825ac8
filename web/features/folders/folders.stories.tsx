import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const shelf = room({
  folders: [
    { name: 'Folder 10' },
    { name: 'Folder 2' },
    { name: 'Folder 1', description: 'The first', accessLevel: 'restricted' },
    { name: 'Inside', parentId: 'Folder 1' },
    { name: 'Deeper', parentId: 'Inside' },
  ],
  documents: [
    { name: 'a.pdf', folderId: 'Deeper' },
    { name: 'b.pdf', folderId: 'Folder 1' },
  ],
});
const longName = 'A folder whose name is so long that no pane is wide enough for all of its words';

const meta = {
  title: 'Document Management/Folders',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('treeitem', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** What opens fades in: its first frame is not visible yet. */
const says = async (words: string | RegExp) => {
  const element = await screen.findByText(words);
  await waitFor(() => expect(element).toBeVisible());
};
const name = () => screen.findByRole('textbox', { name: 'Name' });

async function choose(folder: string, entry: string): Promise<void> {
  await userEvent.click(within(await item(folder)).getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

async function create(text: string): Promise<void> {
  await press('New Folder');
  await userEvent.type(await name(), text);
  await press('Create Folder');
}

export const Loading: Story = {
  args: { faults: [{ operationId: 'listFolders', delayMs: 'never' }] },
  play: () => says('Loading folders...'),
};

export const Collapsed: Story = {
  async play() {
    await item('Folder 1');
    const names = screen.getAllByRole('treeitem').map((row) => row.ariaLabel);
    await expect(names).toEqual(['Folder 1', 'Folder 2', 'Folder 10']);
  },
};

export const ExpandedThreeLevels: Story = {
  async play() {
    for (const folder of ['Folder 1', 'Inside', 'Deeper']) await press(`Expand ${folder}`);
    await expect(await item('a.pdf')).toHaveAttribute('aria-level', '4');
  },
};

export const NoFolders: Story = {
  args: { scenario: room({ documents: [{ name: 'a.pdf' }] }), persona: 'viewer' },
  play: () => says('No folders yet'),
};

export const NoMatch: Story = {
  async play() {
    await item('Folder 1');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await says('No folders match your search criteria');
  },
};

export const Actions: Story = {
  async play() {
    await userEvent.click(within(await item('Folder 2')).getByRole('button', { name: /^Actions/ }));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
  },
};

export const NoActionsForAnalysts: Story = {
  args: { persona: 'analyst' },
  async play() {
    await expect(within(await item('Folder 2')).queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
};

export const LongNamesAndDeepNesting: Story = {
  args: {
    scenario: room({
      folders: Array.from({ length: 14 }, (_, at) => ({
        id: `f${at}`,
        name: `${at} ${longName}`,
        parentId: at === 0 ? null : `f${at - 1}`,
      })),
    }),
    route: '/documents?folder=f13',
  },
  play: () => says('This folder is empty'),
};

export const Create: Story = {
  args: { persona: 'admin' },
  async play() {
    await press('New Folder');
    await expect(await screen.findByRole('button', { name: 'Create Folder' })).toBeDisabled();
    await expect(screen.getByRole('combobox', { name: 'Parent Folder' })).toHaveDisplayValue('No Parent (Root Level)');
  },
};

export const CreateInAParent: Story = {
  async play() {
    await press('New Folder');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Parent Folder' }), 'Inside');
    await expect(screen.getByRole('combobox', { name: 'Parent Folder' })).toHaveValue('Inside');
  },
};

export const CreateRefused: Story = {
  async play() {
    await create('   ');
    await says('Validation Error');
  },
};

export const CreateRunning: Story = {
  args: { faults: [{ operationId: 'createFolder', delayMs: 'never' }] },
  async play() {
    await create('New');
    await expect(await screen.findByRole('button', { name: 'Create Folder', busy: true })).toBeDisabled();
  },
};

export const CreateFailed: Story = {
  args: { faults: [{ operationId: 'createFolder', status: 500 }] },
  async play() {
    await create('New');
    await says('Failed to create folder');
  },
};

export const Edit: Story = {
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 1', 'Edit');
    await expect(await name()).toHaveValue('Folder 1');
  },
};

export const EditWithoutAName: Story = {
  args: { persona: 'admin' },
  async play() {
    await choose('Folder 1', 'Edit');
    await userEvent.clear(await name());
    await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const EditFailed: Story = {
  args: { persona: 'admin', faults: [{ operationId: 'updateFolder', status: 500 }] },
  async play() {
    await choose('Folder 1', 'Edit');
    await press('Save Changes');
    await says('Failed to update folder');
  },
};

export const Delete: Story = {
  async play() {
    await choose('Folder 2', 'Delete');
    await says(/Are you sure you want to delete the folder “Folder 2”\?/);
  },
};

export const DeleteWithAllContents: Story = {
  async play() {
    await choose('Folder 1', 'Delete');
    await press('Delete Folder');
    await says(/“Folder 1” holds 2 folder\(s\) and 2 document\(s\)\./);
  },
};

export const DeleteRefused: Story = {
  args: {
    faults: [{ operationId: 'deleteFolder', status: 409, body: { message: 'It is in use.', canCascade: false } }],
  },
  async play() {
    await choose('Folder 1', 'Delete');
    await press('Delete Folder');
    await says('It is in use.');
  },
};

export const DeleteFailed: Story = {
  args: { persona: 'admin', faults: [{ operationId: 'deleteFolder', status: 500, body: {} }] },
  async play() {
    await choose('Folder 2', 'Delete');
    await press('Delete Folder');
    await says('Failed to delete folder');
  },
};
