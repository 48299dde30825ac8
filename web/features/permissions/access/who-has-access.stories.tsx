import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { granted, open } from '#web/features/permissions/testing/permissions-scene.ts';
import { sharedRoom } from '#web/features/permissions/testing/shared-room.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Permissions/Who has access',
  component: AppScreen,
  args: { scenario: sharedRoom, route: '/documents', persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openAccess() {
  const dialog = await open(granted);
  await person.click(dialog.getByRole('tab', { name: 'Who has access' }));
  return dialog;
}

export const Everybody: Story = {
  tags: ['cover', 'picture'],
  async play() {
    await expect(await (await openAccess()).findByRole('table', { name: 'Who has access' })).toBeVisible();
  },
};

export const ThoseWhoCan: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openAccess();
    await person.selectOptions(await dialog.findByRole('combobox', { name: 'Show' }), 'can');
    await expect(dialog.getByText('Ingrid Vos')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openAccess();
    await person.type(await dialog.findByRole('searchbox', { name: 'Search people' }), 'zoe');
    await expect(await dialog.findByText('Nobody found')).toBeVisible();
  },
};

export const NobodyElse: Story = {
  tags: ['again'],
  args: {
    scenario: { ...sharedRoom, users: sharedRoom.users.filter(({ role }) => role === 'admin' || role === 'manager') },
  },
  async play() {
    await expect(await (await openAccess()).findByText('Nobody else')).toBeVisible();
  },
};

export const FiveHundredPeople: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...sharedRoom,
      users: [
        ...sharedRoom.users,
        ...Array.from({ length: 500 }, (_, at) => ({
          ...sharedRoom.users.at(-1)!,
          id: `user-${at}`,
          email: `person${at}@buyer.example`,
          firstName: 'Person',
          lastName: String(at).padStart(3, '0'),
          identity: null,
        })),
      ],
    },
  },
  async play() {
    await expect(await (await openAccess()).findByText('Cannot see it (500)')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentAccess', { delayMs: 'never' })] },
  async play() {
    await (await openAccess()).findByText('Loading who has access...');
  },
};

export const NotReadable: Story = {
  tags: ['again'],
  parameters: catalogue('Who has access cannot be read', 'Failed to load who has access'),
  args: { faults: [fault('listDocumentAccess', 500)] },
  async play() {
    await expect(await (await openAccess()).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
