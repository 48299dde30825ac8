import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { granted, none, open, ungranted } from '#web/features/permissions/testing/permissions-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Permissions',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Grants: Story = {
  tags: ['cover', 'picture'],
  args: { persona: 'manager' },
  async play() {
    const dialog = await open(granted);
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(2));
  },
};

export const Empty: Story = {
  tags: ['cover'],
  async play() {
    await expect(await (await open(ungranted)).findByText(none)).toBeVisible();
  },
};

export const EverybodyGranted: Story = {
  tags: ['again'],
  args: {
    scenario: {
      ...smallRoom,
      grants: smallRoom.users.map(({ id: userId }) => ({
        id: `grant-${userId}`,
        userId,
        documentId: 'doc-zip',
        canRead: true,
        canDownload: false,
        createdAt: smallRoom.now,
      })),
    },
  },
  async play() {
    const dialog = await open(ungranted);
    await waitFor(() =>
      expect(within(dialog.getByRole('combobox', { name: 'User' })).getAllByRole('option')).toHaveLength(1),
    );
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentPermissions', { delayMs: 'never' })] },
  async play() {
    await (await open(granted)).findByText('Loading permissions');
  },
};

export const ReadThroughTheFolder: Story = {
  tags: ['again'],
  args: {
    route: '/documents?folder=folder-legal',
    scenario: {
      ...smallRoom,
      documents: smallRoom.documents.map((row) =>
        row.name === ungranted ? { ...row, accessLevel: 'restricted' as const, folderId: 'folder-legal' } : row,
      ),
      folderPermissions: [{ id: 'p', userId: 'user-viewer', folderId: 'folder-legal', canRead: true, canWrite: false }],
    },
  },
  async play() {
    await expect(await (await open(ungranted)).findByText('1 person by level and folder')).toBeVisible();
  },
};
