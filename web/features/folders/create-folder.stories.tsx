import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { newFolder } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { name, shelf } from '#web/features/folders/testing/folders-scene.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { folderWords } from '#web/domain/words/folder-words.ts';

const meta = {
  title: 'Screens/Folders/Create',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function create(text: string): Promise<void> {
  await newFolder();
  await person.type(await name(), text);
  await press('Create Folder');
}

export const Create: Story = {
  tags: ['cover', 'picture'],
  args: { persona: 'admin' },
  async play() {
    await newFolder();
    await expect(await screen.findByRole('button', { name: 'Create Folder' })).toBeDisabled();
    await expect(screen.getByRole('combobox', { name: 'Parent Folder' })).toHaveDisplayValue('No Parent (Root Level)');
    await shows(/^Everybody signed in sees it \(/);
  },
};

export const CreateInAParent: Story = {
  tags: ['again'],
  async play() {
    await newFolder();
    await screen.findByRole('option', { name: 'Inside' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Parent Folder' }), 'Inside');
    await expect(screen.getByRole('combobox', { name: 'Parent Folder' })).toHaveValue('Inside');
  },
};

export const CreateRefused: Story = {
  tags: ['again'],
  async play() {
    await create('   ');
    await shows('Validation Error');
  },
};

export const CreateRunning: Story = {
  tags: ['again'],
  args: { faults: [fault('createFolder', { delayMs: 'never' })] },
  async play() {
    await create('New');
    await expect(await screen.findByRole('button', { name: 'Create Folder', busy: true })).toBeDisabled();
  },
};

export const CreateFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A folder cannot be created', folderWords.createFolder.failed.message),
  args: { faults: [fault('createFolder', 500)] },
  async play() {
    await create('New');
    await shows(folderWords.createFolder.failed.message);
  },
};
