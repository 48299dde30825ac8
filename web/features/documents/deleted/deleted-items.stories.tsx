import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { showFolders, treeItem } from '#web/testing/narrow.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { list, nested } from '../testing/documents-scene.ts';

const meta = {
  title: 'Screens/Document Management/Deleted Items',
  component: AppScreen,
  args: { route: '/documents?folder=One', scenario: nested, persona: 'admin' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function deleteTopReport(): Promise<void> {
  await list();
  await person.rightClick(await screen.findByRole('row', { name: /Top report/ }));
  await person.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await shows(/put it back until/);
  await press('Delete Document');
  await shows('Document deleted successfully');
}

async function openItems(): Promise<void> {
  await showFolders();
  await press('Deleted Items');
  await screen.findByRole('dialog', { name: 'Deleted Items' });
}

export const Empty: Story = {
  tags: ['again'],
  async play() {
    await list();
    await person.keyboard('{Shift}');
    await openItems();
    await shows('Nothing is deleted');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listDeletedItems', { delayMs: 'never' })] },
  async play() {
    await list();
    await person.keyboard('{Shift}');
    await openItems();
    await shows('Loading deleted items...');
  },
};

export const Failed: Story = {
  tags: ['again'],
  args: { faults: [fault('listDeletedItems', 500)] },
  async play() {
    await list();
    await person.keyboard('{Shift}');
    await openItems();
    await shows('Failed to load deleted items');
  },
};

export const Filled: Story = {
  tags: ['cover'],
  async play() {
    await deleteTopReport();
    await openItems();
    await expect(await screen.findByRole('button', { name: 'Put back Top report.pdf' })).toBeVisible();
  },
};

export const PutBack: Story = {
  tags: ['again'],
  async play() {
    await deleteTopReport();
    await openItems();
    await press('Put back Top report.pdf');
    await shows('Put back where it was');
  },
};

export const PutBackAll: Story = {
  tags: ['again'],
  async play() {
    await deleteTopReport();
    await fetch('/api/folders/One?cascade=true', { method: 'DELETE' });
    await openItems();
    await shows(/from One, which is deleted too/);
    await press('Put back all 2');
    await shows(/An item whose folder stays deleted comes back to Home/);
  },
};

/** One of them was put back before the other was refused. */
export const NotAllPutBack: Story = {
  tags: ['again'],
  args: { faults: [fault('putBackItem', { status: 409, after: 1 })] },
  async play() {
    await deleteTopReport();
    await fetch('/api/folders/One?cascade=true', { method: 'DELETE' });
    await openItems();
    await press('Put back all 2');
    await press('Put Back 2 Items');
    await screen.findByRole('dialog', { name: '1 of 2 items not put back' });
  },
};

export const NoSuchName: Story = {
  tags: ['again'],
  async play() {
    await deleteTopReport();
    await openItems();
    await person.type(await screen.findByRole('searchbox', { name: 'Search deleted items' }), 'zebra');
    await shows('No deleted item has that name.');
  },
};

export const UnderAnotherName: Story = {
  args: { faults: [fault('putBackItem', 409)] },
  async play() {
    await deleteTopReport();
    await openItems();
    await press('Put back Top report.pdf');
    await shows('Another document in One is called “Top report.pdf” by now.');
    await press('Put Back');
    await shows('Another document there has that name, too');
  },
};

export const PurgeAsksFirst: Story = {
  tags: ['again'],
  async play() {
    await deleteTopReport();
    await openItems();
    await press('Purge Top report.pdf');
    await shows(/nobody can bring it back/);
  },
};

/** With a legal hold from the beginning. */
const held: Scenario = {
  ...nested,
  folders: nested.folders.map((folder) => (folder.id === 'One' ? { ...folder, legalHold: true } : folder)),
};

export const Held: Story = {
  tags: ['again'],
  args: { scenario: held },
  async play() {
    await deleteTopReport();
    await openItems();
    await expect(await screen.findByRole('button', { name: 'Purge Top report.pdf' })).toBeDisabled();
  },
};

export const DeletionOfAHeldFolder: Story = {
  tags: ['again'],
  args: { scenario: held },
  async play() {
    await person.rightClick(await treeItem(/^One/));
    await person.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await shows(/^Deleted Items can put it back until .+, and as long as “One” is under a legal hold\.$/);
  },
};

async function askForHold(): Promise<void> {
  await person.rightClick(await treeItem(/^One/));
  await person.click(await screen.findByRole('menuitem', { name: 'Legal hold…' }));
}

export const SetLegalHold: Story = {
  tags: ['again'],
  async play() {
    await askForHold();
    await shows(/^Nothing that lies in “One” or was deleted from there can be purged/);
  },
};

export const LiftLegalHold: Story = {
  args: { scenario: held },
  async play() {
    await askForHold();
    await shows(
      'What was deleted from “One” can be purged again, by hand and when its time is over. Where it is over already, that is within minutes.',
    );
    await press('Lift Legal Hold');
    await shows('Legal hold changed');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await list();
    await press('Actions for Top report.pdf');
    await person.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    await press('Delete Document');
    await shows('Document deleted successfully');
    await press('Folders');
    await openItems();
    await expect(await screen.findByRole('button', { name: 'Put back Top report.pdf' })).toBeVisible();
  },
};
