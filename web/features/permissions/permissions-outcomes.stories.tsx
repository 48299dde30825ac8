import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { grant, granted, none, open, ungranted } from '#web/features/permissions/testing/permissions-scene.ts';
import { person, shows } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { permissionWords } from '#web/domain/words/permission-words.ts';

const meta = {
  title: 'Screens/Document Permissions/Grant and revoke',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const NobodyChosen: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open(ungranted);
    await person.click(dialog.getByRole('button', { name: 'Grant Permission' }));
    await shows('Please select a user to grant permissions to.');
  },
};

export const Granting: Story = {
  args: { faults: [fault('grantDocumentPermission', { delayMs: 'never' })] },
  async play() {
    const dialog = await open(ungranted);
    await grant(dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Grant Permission' })).toBeDisabled());
  },
};

export const GrantFailed: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Access cannot be granted',
    'Failed to Grant Permission',
    'Failed to grant document permission.',
  ),
  args: { faults: [fault('grantDocumentPermission', { undocumented: { status: 500, body: '' } })] },
  async play() {
    await grant(await open(ungranted));
    await shows(permissionWords.grantDocumentPermission.failed.message);
  },
};

export const RevokeFailed: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Access cannot be taken away',
    'Failed to Revoke Permission',
    'Failed to revoke document permission.',
  ),
  args: { faults: [fault('revokeDocumentPermission', { undocumented: { status: 500, body: '' } })] },
  async play() {
    const dialog = await open(granted);
    await person.click(await dialog.findByRole('button', { name: 'Revoke Ingrid Vos' }));
    await shows(permissionWords.revokeDocumentPermission.failed.message);
  },
};

export const NotReadable: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentPermissions', 500)] },
  async play() {
    const dialog = await open(granted);
    await expect(await dialog.findByText(none)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
