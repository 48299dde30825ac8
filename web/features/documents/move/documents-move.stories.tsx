import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { treeItem, verbOfSelection } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { dragItem } from '../testing/drag-item.ts';
import { list, row } from '../testing/documents-scene.ts';

const shelf = room({
  folders: [
    { name: '01 Corporate' },
    { name: '02 Financials' },
    { name: '2025', parentId: '02 Financials' },
    { name: '03 Board only', accessLevel: 'restricted' },
  ],
  documents: [
    { name: 'Annual Report.pdf' },
    { name: 'Cap table.xlsx' },
    { name: 'Term sheet.pdf' },
    { id: 'older', name: 'Cap table.xlsx', folderId: '01 Corporate' },
  ],
});

const meta = {
  title: 'Screens/Document Management/Moving',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const folder = treeItem;
const pick = async (name: string) =>
  person.click(await within(await screen.findByRole('tree', { name: 'Move to' })).findByRole('treeitem', { name }));

async function askFor(name: string): Promise<void> {
  await list();
  await person.rightClick(await row(name));
  await person.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  await screen.findByRole('tree', { name: 'Move to' });
}

async function askForAll(): Promise<void> {
  await list();
  await row('Cap table');
  await person.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of ['Annual Report', 'Cap table', 'Term sheet']) await person.click(await row(name));
  await person.click(await verbOfSelection('Move to… (3)'));
}

async function move(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Move' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
}

export const WhereTo: Story = {
  tags: ['cover'],
  async play() {
    await askFor('Annual Report');
    await shows('Choose a folder to see who gains and who loses access.');
  },
};

export const NobodysAccessChanges: Story = {
  tags: ['again'],
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await shows('Nobody’s access changes.');
  },
};

export const SomeLoseAccess: Story = {
  async play() {
    await askFor('Annual Report');
    await pick('03 Board only');
    await shows(/^2 people lose access to 1 document: /);
  },
};

export const SomeLoseAccessOnAPhone: Story = { ...SomeLoseAccess, globals: phone, tags: ['again'] };

export const FolderNotIntoItself: Story = {
  tags: ['again'],
  async play() {
    await person.rightClick(await folder('02 Financials'));
    await person.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await pick('02 Financials, is being moved');
    await expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled();
  },
};

export const EffectUnknown: Story = {
  args: { faults: [fault('previewMove', 500)] },
  parameters: catalogue(
    'What a move would do cannot be said',
    'Who gains and who loses access cannot be said. The server ran into an error. Nothing was changed.',
  ),
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await shows(/^Who gains and who loses access cannot be said\./);
  },
};

export const AskingForTheEffect: Story = {
  tags: ['again'],
  args: { faults: [fault('previewMove', { delayMs: 'never' })] },
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await shows('Looking at who gains and who loses access…');
  },
};

export const Moved: Story = {
  tags: ['again'],
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await move();
    await shows('Annual Report.pdf moved to 02 Financials');
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** The dialog must be gone before content behind it can be pressed. */
async function undo(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await person.click(button);
}

export const MovedBack: Story = {
  tags: ['again'],
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await move();
    await undo();
    await shows('Annual Report.pdf moved back');
  },
};

export const NotMovedBack: Story = {
  tags: ['again'],
  args: {
    faults: [fault('moveDocument', { status: 404, after: 1 })],
  },
  async play() {
    await askFor('Annual Report');
    await pick('02 Financials');
    await move();
    await undo();
    await shows('Not moved back');
  },
};

export const NotMoved: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A name is taken where a document is moved to',
    'Cap table.xlsx: Another document there has that name.',
  ),
  async play() {
    await askFor('Cap table');
    await pick('01 Corporate');
    await move();
    await shows('Cap table.xlsx: Another document there has that name.');
  },
};

export const Moving: Story = {
  args: { faults: [fault('moveDocument', { delayMs: 'never' })] },
  async play() {
    await askForAll();
    await pick('02 Financials');
    await move();
    await shows('0 of 3 items');
  },
};

async function moveAllButOne(): Promise<void> {
  await askForAll();
  await pick('01 Corporate');
  await move();
  await shows('1 of 3 items not moved');
  await shows('2 of 3 items moved to 01 Corporate');
}

export const SomeNotMoved: Story = {
  tags: ['again'],
  parameters: catalogue('Some of several items cannot be moved', '1 of 3 items not moved'),
  play: () => moveAllButOne(),
};

export const SomeNotMovedOnAPhone: Story = { globals: phone, play: () => moveAllButOne(), tags: ['again'] };

export const DraggedOntoAFolder: Story = {
  tags: ['again'],
  async play() {
    const target = await folder('02 Financials');
    const dragged = await row('Annual Report');
    await step('Drag Annual Report.pdf over 02 Financials', () =>
      waitFor(() => expect(dragItem(dragged)?.over(target)).toBe(true)),
    );
    await expect(target).toHaveAttribute('data-dropping');
  },
};

export const DroppedWhereAccessChanges: Story = {
  async play() {
    const target = await folder('03 Board only');
    const dragged = await row('Annual Report');
    await step('Drop Annual Report.pdf on 03 Board only', async () => {
      const dragging = await waitFor(() => {
        const begun = dragItem(dragged);
        if (!begun) throw new Error('It cannot be dragged.');
        return begun;
      });
      dragging.drop(target);
    });
    await shows('Move “Annual Report.pdf” to 03 Board only');
    await shows(/^2 people lose access to 1 document: /);
  },
};
