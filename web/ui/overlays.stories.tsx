import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown, Download, Eye, Folder, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

const onAction = fn();

function DialogDemo() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main className="min-h-100 bg-surface p-6 text-text">
      <Button onClick={() => setIsOpen(true)}>New Folder</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Create New Folder"
        description="It is empty until something is uploaded to it."
        size="sm"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={onAction}>
              Create Folder
            </Button>
          </>
        }
      >
        <TextField label="Name" />
      </Dialog>
    </main>
  );
}

const meta = {
  title: 'Design system/Overlays',
  component: DialogDemo,
  subcomponents: { Dialog, ConfirmDialog, Menu, Tabs },
  tags: ['autodocs'],
  // Each opens over its own page.
  parameters: { docs: { story: { inline: false, height: '440px', autoplay: true } } },
} satisfies Meta<typeof DialogDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormDialog: Story = {
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'New Folder' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Create New Folder' });
    await expect(dialog).toHaveAccessibleDescription('It is empty until something is uploaded to it.');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

function ConfirmDemo({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <ConfirmDialog
      isOpen
      title="Delete Folder and All Contents"
      confirmLabel="Delete Folder and All Contents"
      isBusy={isBusy}
      onConfirm={onAction}
      onCancel={onAction}
    >
      02.2 Management Accounts holds 3 folders and 18 documents. All of them are deleted with it. This action cannot be
      undone.
    </ConfirmDialog>
  );
}

export const Confirmation: Story = {
  render: () => <ConfirmDemo />,
  async play() {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Folder and All Contents' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  },
};

export const ConfirmationBusy: Story = {
  render: () => <ConfirmDemo isBusy />,
  async play() {
    const dialog = await screen.findByRole('alertdialog');
    for (const button of within(dialog).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

const items = [
  { label: 'Preview', icon: Eye, onSelect: onAction, kbd: 'Enter' },
  { label: 'Download', icon: Download, onSelect: onAction, disabledReason: 'Download Restricted' },
  { label: 'Rename', icon: Pencil, onSelect: onAction, kbd: 'F2' },
  { label: 'Delete', icon: Trash2, onSelect: onAction, tone: 'danger' as const, kbd: 'Del' },
];

export const ActionMenu: Story = {
  render: () => (
    <main className="flex min-h-80 justify-end bg-surface p-6">
      <Menu label="Actions for Accounts.pdf" items={items} />
    </main>
  ),
  async play({ canvas }) {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Accounts.pdf' }));
    const restricted = await screen.findByRole('menuitem', { name: 'Download Restricted' });
    await expect(restricted).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Accounts.pdf' }));
    await screen.findByRole('menu');
  },
};

export const SortMenu: Story = {
  render: () => (
    <main className="flex min-h-80 justify-end bg-surface p-6">
      <Menu
        label="Sort by Name A–Z"
        icon={ArrowUpDown}
        text="Name A–Z"
        items={['Name A–Z', 'Name Z–A', 'Date newest'].map((label, index) => ({
          label,
          onSelect: onAction,
          isChecked: index === 0,
        }))}
      />
    </main>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { current: true })).toHaveTextContent('Name A–Z');
  },
};

export const TabPanels: Story = {
  render: () => (
    <main className="bg-surface p-6 text-text">
      <Tabs
        label="Permissions"
        tabs={[
          { id: 'folders', label: 'Folders (3)', icon: Folder, panel: 'Three folders' },
          { id: 'documents', label: 'Documents (1)', icon: FileText, panel: 'One document' },
        ]}
      />
    </main>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Folders (3)' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Documents (1)' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents (1)' })).toHaveTextContent('One document');
  },
};
