import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { isPhone, onlyWide, treeItem, verbOf, verbOfSelection } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const shelf = room({
  folders: [{ name: 'Legal' }, { name: 'Tax' }],
  documents: [
    { name: 'a.pdf' },
    { name: 'b.pdf' },
    { name: 'c.pdf', uploadedById: 'user-analyst' },
    { name: 'd.pdf', folderId: 'Tax' },
  ],
});

const meta = {
  title: 'Screens/Document Management/Selection, rename, drop',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}|${name}`) });
const folder = treeItem;

async function select(...names: readonly string[]): Promise<void> {
  await row('a.pdf');
  await person.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of names) await person.click(await row(name));
}

async function selectAll(): Promise<void> {
  await row('a.pdf');
  await person.keyboard('{Control>}a{/Control}');
}

async function rename(item: HTMLElement): Promise<HTMLElement> {
  if (isPhone()) await person.click(await verbOf(item, 'Rename'));
  else {
    item.focus();
    await person.keyboard(' {F2}');
  }
  return screen.findByRole('textbox', { name: /^New name for/ });
}

async function drag(target: Element, type: 'dragenter' | 'drop' = 'dragenter'): Promise<void> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['words'], 'new.txt'));
  const words = type === 'drop' ? 'Drop a file on the page' : 'Drag a file over the page';
  await step(words, () => fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })));
}

export const NothingSelected: Story = {
  tags: ['again'],
  async play() {
    await select();
    await shows('0 selected');
  },
};

export const ThreeSelected: Story = {
  tags: ['cover'],
  async play() {
    await select('a.pdf', 'b.pdf', 'c.pdf');
    await shows('3 selected');
  },
};

export const AllSelected: Story = {
  tags: ['again'],
  async play() {
    await selectAll();
    await shows('3 selected');
  },
};

/** The drawer of folders on narrow screens has no selection. */
export const AllSelectedInTheTree: Story = {
  globals: onlyWide,
  tags: ['again'],
  async play() {
    await row('a.pdf');
    (await folder('Legal')).focus();
    await person.keyboard('{Control>}a{/Control}');
    await shows('2 selected');
  },
};

export const OnlyOwnDeletable: Story = {
  tags: ['again'],
  args: { persona: 'analyst' },
  async play() {
    await selectAll();
    await expect(await verbOfSelection('Delete (1)')).toBeEnabled();
  },
};

export const DeleteOne: Story = {
  tags: ['again'],
  async play() {
    await select('a.pdf');
    await person.keyboard('{Delete}');
    await shows('Are you sure you want to delete 1 item(s)? This action cannot be undone.');
  },
};

export const DeleteManyWithLongNames: Story = {
  tags: ['again'],
  args: {
    scenario: room({
      folders: [{ name: 'Legal' }],
      documents: Array.from({ length: 14 }, (_, at) => ({
        name: `${String(at + 1).padStart(2, '0')} Minutes of the extraordinary general meeting of the shareholders and of the board.pdf`,
      })),
    }),
  },
  async play() {
    await row('01 Minutes');
    await person.keyboard('{Control>}a{/Control}{Delete}');
    await shows('and 4 more');
  },
};

export const DeleteThree: Story = {
  tags: ['again'],
  async play() {
    await select('a.pdf', 'b.pdf', 'c.pdf');
    await person.keyboard('{Backspace}');
    await shows('Are you sure you want to delete 3 item(s)? This action cannot be undone.');
  },
};

export const DeleteRunning: Story = {
  tags: ['again'],
  args: { faults: [fault('deleteDocument', { delayMs: 'never' })] },
  async play() {
    await select('a.pdf');
    await person.keyboard('{Delete}');
    await person.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Items' })).toBeDisabled());
  },
};

export const DeletePartlyFailed: Story = {
  globals: onlyWide,
  tags: ['again'],
  parameters: catalogue('Some of several items cannot be deleted', 'Failed to delete some items'),
  async play() {
    await select('a.pdf', 'b.pdf', 'c.pdf');
    await person.click(await folder('Tax'));
    await person.keyboard('{Delete}');
    await person.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await shows('Failed to delete some items');
    await shows('1 of 4 items not deleted');
    await shows('It is not empty.');
  },
};

export const DeletePartlyFailedOnAPhone: Story = {
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { faults: [fault('deleteDocument', { status: 500, times: 1 })] },
  async play() {
    await select('a.pdf', 'b.pdf', 'c.pdf');
    await person.click(await verbOfSelection('Delete (3)'));
    await person.click(await screen.findByRole('button', { name: 'Delete Items' }));
    await shows('1 of 3 items not deleted');
  },
};

export const RenamingADocument: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play() {
    await expect(await rename(await row('a.pdf'))).toHaveFocus();
  },
};

export const RenamingAFolder: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play() {
    await expect(await rename(await folder('Legal'))).toHaveFocus();
  },
};

export const RenameRefused: Story = {
  tags: ['again'],
  args: { persona: 'manager' },
  async play() {
    const field = await rename(await folder('Legal'));
    await person.clear(field);
    await person.keyboard('{Enter}');
    await shows('Folder name is required');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const RenameRefusedOnAPhone: Story = {
  ...RenameRefused,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const DropToTheRoot: Story = {
  tags: ['cover'],
  async play() {
    await row('a.pdf');
    await drag(document.body);
    await shows('Drop files to upload');
    await shows('Files will be uploaded to the root directory');
  },
};

export const DropToTheOpenFolder: Story = {
  tags: ['again'],
  args: { persona: 'manager', route: '/documents?folder=Tax' },
  async play() {
    await row('d.pdf');
    await drag(document.body);
    await shows('Files will be uploaded to the selected folder');
  },
};

export const DropOnAFolder: Story = {
  globals: onlyWide,
  tags: ['again'],
  async play() {
    await drag(await folder('Legal'));
    await shows('Files will be uploaded to the selected folder');
  },
};

export const DropRefused: Story = {
  tags: ['again'],
  args: { persona: 'viewer' },
  async play() {
    await row('a.pdf');
    await drag(document.body, 'drop');
    await shows('Only administrators and managers can upload documents.');
  },
};

export const FoldersOfTheTree: Story = {
  globals: onlyWide,
  tags: ['again'],
  async play() {
    (await folder('Legal')).focus();
    await person.keyboard('{Control>}a{/Control}{Delete}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/2 folders: Legal, Tax/);
  },
};
