import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { verbOfSelection } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { appears, list, row } from '../testing/documents-scene.ts';

const names = ['Annual Report', 'Cap table', 'Term sheet'];
const shelf = {
  ...room({
    folders: [{ name: '01 Corporate' }],
    documents: [
      { name: 'Annual Report.pdf', accessLevel: 'restricted' },
      { name: 'Cap table.xlsx', accessLevel: 'restricted' },
      { name: 'Term sheet.pdf', accessLevel: 'confidential', downloadRestricted: true },
    ],
  }),
  grants: [
    {
      ...{ id: 'grant', documentId: 'Annual Report.pdf', userId: 'user-viewer', canRead: true, canDownload: true },
      createdAt: '2026-01-10T09:00:00.000Z',
    },
  ],
};

const meta = {
  title: 'Screens/Document Management/Verbs for many',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const phone = { viewport: { value: 'phone', isRotated: false } };

async function select(): Promise<void> {
  await list();
  await row('Cap table');
  await person.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of names) await person.click(await row(name));
  await screen.findByRole('toolbar', { name: 'Selection' });
}

async function chooseLevel(level: string): Promise<void> {
  await select();
  await person.click(await verbOfSelection('Access level and restrictions… (3)'));
  await person.selectOptions(await screen.findByLabelText('Access Level'), level);
}

async function save(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
}

export const Bar: Story = { tags: ['cover'], play: select };

export const SheetOfAPhone: Story = {
  tags: ['again'],
  globals: phone,
  async play() {
    await select();
    await press('Actions');
    await appears(await screen.findByRole('menu', { name: '3 selected' }));
  },
};

export const AViewersVerbs: Story = {
  tags: ['again'],
  args: { persona: 'viewer', scenario: room({ documents: names.map((name) => ({ name: `${name}.pdf` })) }) },
  play: select,
};

export const SettingsAsTheyAre: Story = {
  tags: ['again'],
  async play() {
    await select();
    await person.click(await verbOfSelection('Access level and restrictions… (3)'));
    await shows('Choose what should change. What is left as it is stays so with each document.');
  },
};

export const SomeGainAccess: Story = {
  tags: ['again'],
  async play() {
    await chooseLevel('Public');
    await shows(/^2 people gain access/);
  },
};

export const SomeGainAccessOnAPhone: Story = {
  tags: ['again'],
  globals: phone,
  async play() {
    await select();
    await press('Actions');
    await person.click(await screen.findByRole('menuitem', { name: 'Access level and restrictions… (3)' }));
    await person.selectOptions(await screen.findByLabelText('Access Level'), 'Public');
    await shows(/^2 people gain access/);
  },
};

export const ChangingSettings: Story = {
  tags: ['again'],
  args: { faults: [fault('updateDocumentSettings', { delayMs: 'never' })] },
  async play() {
    await chooseLevel('Confidential');
    await save('Save Settings');
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Changing settings' })).toBeVisible());
  },
};

export const NotChanged: Story = {
  args: { faults: [fault('updateDocumentSettings', 500)] },
  parameters: catalogue('Some of several documents cannot be changed', '2 of 2 documents not changed'),
  async play() {
    await chooseLevel('Confidential');
    await save('Save Settings');
    await shows('2 of 2 documents not changed');
  },
};

async function give(): Promise<void> {
  await select();
  await person.click(await verbOfSelection('Give access… (3)'));
  await person.click(await screen.findByRole('checkbox', { name: /Ingrid/ }));
}

export const GiveAccess: Story = {
  tags: ['again'],
  async play() {
    await give();
    await person.click(await screen.findByRole('checkbox', { name: /Priya/ }));
    await shows('5 permissions are given anew.');
  },
};

export const HoldsMoreAlready: Story = {
  tags: ['again'],
  async play() {
    await give();
    await shows('1 permission goes further than this already. They keep what they have.');
  },
};

export const WhatTheyHoldIsUnknown: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentPermissions', 500)] },
  parameters: catalogue('What people hold already cannot be read', 'What they hold already could not be read'),
  async play() {
    await give();
    await shows('What they hold already could not be read');
  },
};

export const SettingsOfTooMany: Story = {
  tags: ['again'],
  parameters: catalogue('More than 10,000 are selected', 'At most 10,000 can be changed at once. Select fewer.'),
  args: { faults: [fault('previewSettings', 400)] },
  async play() {
    await chooseLevel('Public');
    await shows('At most 10,000 can be changed at once. Select fewer.');
  },
};
