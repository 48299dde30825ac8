import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Permissions/Document Permissions',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const granted = 'Share Purchase Agreement.pdf';
const ungranted = 'Data Export.zip';
const none = /^No specific permissions granted/;

async function open(name: string) {
  await screen.findAllByRole('row');
  const row = screen.getAllByRole('row').find((candidate) => within(candidate).queryAllByText(name).length > 0);
  await userEvent.click(within(row!).getByRole('button', { name: /permissions/i }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Document Permissions' })).toBeVisible());
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof open>>;

async function grant(dialog: Dialog) {
  await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(1));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'User' }), 'user-viewer');
  await userEvent.click(dialog.getByRole('button', { name: 'Grant Permission' }));
}

const withLevel = (accessLevel: 'public' | 'restricted' | 'confidential') => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.name === ungranted ? { ...row, accessLevel } : row)),
});

export const Loading: Story = {
  args: { faults: [{ operationId: 'listDocumentPermissions', delayMs: 'never' }] },
  async play() {
    await (await open(granted)).findByText('Loading permissions');
  },
};

export const Empty: Story = {
  async play() {
    await expect(await (await open(ungranted)).findByText(none)).toBeVisible();
  },
};

export const PublicExplained: Story = {
  args: { scenario: withLevel('public') },
  async play() {
    await expect((await open(ungranted)).getByText('Anyone with folder access can view')).toBeVisible();
  },
};

export const RestrictedExplained: Story = {
  args: { scenario: withLevel('restricted') },
  async play() {
    await expect((await open(ungranted)).getByText('Only users with specific permissions')).toBeVisible();
  },
};

export const ConfidentialExplained: Story = {
  args: { scenario: withLevel('confidential') },
  async play() {
    const words = 'Highly restricted, explicit permissions required';
    await expect((await open(ungranted)).getByText(words)).toBeVisible();
  },
};

export const Grants: Story = {
  args: { persona: 'manager' },
  async play() {
    await waitFor(async () =>
      expect((await open(granted)).getAllByRole('button', { name: /^Revoke/ })).toHaveLength(2),
    );
  },
};

export const EverybodyGranted: Story = {
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
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  },
};

export const NobodyChosen: Story = {
  async play() {
    const dialog = await open(ungranted);
    await userEvent.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    await screen.findAllByText('Please select a user to grant permissions to.');
  },
};

export const Granting: Story = {
  args: { faults: [{ operationId: 'grantDocumentPermission', delayMs: 'never' }] },
  async play() {
    const dialog = await open(ungranted);
    await grant(dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Grant Permission' })).toBeDisabled());
  },
};

export const GrantFailed: Story = {
  args: { faults: [{ operationId: 'grantDocumentPermission', status: 500, body: '' }] },
  async play() {
    await grant(await open(ungranted));
    await screen.findAllByText('Failed to grant document permission.');
  },
};

export const RevokeFailed: Story = {
  args: { faults: [{ operationId: 'revokeDocumentPermission', status: 500, body: '' }] },
  async play() {
    const dialog = await open(granted);
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke Ingrid Vos' }));
    await screen.findAllByText('Failed to revoke document permission.');
  },
};

export const NotReadable: Story = {
  args: { faults: [{ operationId: 'listDocumentPermissions', status: 500 }] },
  async play() {
    const dialog = await open(granted);
    await expect(await dialog.findByText(none)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
