import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Preview/Settings',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?document=doc-pdf' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
  await waitFor(() => expect(settings.getByRole('heading', { name: 'Document Settings' })).toBeVisible());
  return settings;
}

async function save() {
  await userEvent.click((await open()).getByRole('button', { name: 'Save Settings' }));
}

export const CurrentValues: Story = {
  async play() {
    await expect((await open()).getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
  },
};

export const AllRestricted: Story = {
  args: { route: '/documents?document=doc-secret' },
  async play() {
    const settings = await open();
    await expect(settings.getByText('Downloads restricted')).toBeVisible();
    await expect(settings.getByText('Printing restricted')).toBeVisible();
  },
};

export const NoneRestricted: Story = {
  args: { route: '/documents?document=doc-zip' },
  async play() {
    const settings = await open();
    await expect(settings.getByText('Downloads allowed')).toBeVisible();
    await expect(settings.getByText('Printing allowed')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { faults: [{ operationId: 'updateDocumentSettings', delayMs: 'never' }] },
  async play() {
    await save();
    await expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  },
};

export const FailedWithServerMessage: Story = {
  args: {
    faults: [{ operationId: 'updateDocumentSettings', status: 503, body: { message: 'The room is being moved' } }],
  },
  async play() {
    await save();
    await screen.findAllByText('The room is being moved');
  },
};

export const FailedWithoutMessage: Story = {
  args: { faults: [{ operationId: 'updateDocumentSettings', status: 500, body: '' }] },
  async play() {
    await save();
    await screen.findAllByText('Failed to update document settings.');
  },
};
