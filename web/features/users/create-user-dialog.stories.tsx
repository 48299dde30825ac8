import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import type { Document } from '#web/api/generated/model/document.ts';
import type { Folder } from '#web/api/generated/model/folder.ts';
import { AppScreen } from '#web/testing/story.tsx';

const at = '2026-01-01T00:00:00.000Z';

const folder = (id: string, name: string, parentId: string | null = null): Folder => ({
  id,
  name,
  parentId,
  description: null,
  accessLevel: 'public',
  createdAt: at,
});

const document_ = (id: string, name: string, folderId: string | null = null): Document => ({
  id,
  name,
  folderId,
  description: null,
  mimeType: 'application/pdf',
  size: 1,
  version: 1,
  accessLevel: 'public',
  downloadRestricted: false,
  printingRestricted: false,
  createdAt: at,
  updatedAt: at,
  uploadedById: null,
});

const listing = (folders: readonly Folder[], documents: readonly Document[]) => [
  { operationId: 'listFolders' as const, status: 200, body: folders },
  { operationId: 'listDocuments' as const, status: 200, body: documents },
];

const lists = listing(
  [
    folder('aurora', 'Project Aurora'),
    folder('corporate', '01 Corporate', 'aurora'),
    folder('financials', '02 Financials', 'aurora'),
    folder('audited', '02.1 Audited Statements', 'financials'),
    folder('accounts', '02.2 Management Accounts', 'financials'),
  ],
  [document_('minutes', 'Board Minutes.pdf', 'corporate'), document_('teaser', 'Teaser.pdf')],
);

const created = (link: string, message: string) => ({
  operationId: 'createUser' as const,
  status: 201,
  body: {
    id: 'user-9',
    email: 'hannah@haldenroy.example',
    firstName: 'Hannah',
    lastName: 'Bergström',
    role: 'viewer',
    profileImageUrl: null,
    lastLoginAt: null,
    invitation: { link, message },
  },
});

const meta = {
  title: 'User Management/Create User',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', faults: lists },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openCreate() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
  return within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
}

async function submitValid() {
  const dialog = await openCreate();
  await userEvent.type(dialog.getByLabelText('First name'), 'Hannah');
  await userEvent.type(dialog.getByLabelText('Last name'), 'Bergström');
  await userEvent.type(dialog.getByLabelText('Email'), 'hannah@haldenroy.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  return dialog;
}

export const Default: Story = {
  async play() {
    const dialog = await openCreate();
    await expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    await expect(dialog.getByRole('tab', { name: 'Folders (0)' })).toBeInTheDocument();
    await expect(dialog.getByRole('tab', { name: 'Documents (0)' })).toBeInTheDocument();
    await expect(await dialog.findByText('01 Corporate')).toBeInTheDocument();
  },
};

export const RoleDescriptions: Story = {
  async play() {
    const dialog = await openCreate();
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
    await expect(dialog.getByText('Can manage users and moderate content')).toBeInTheDocument();
    await expect(dialog.queryByText('Only managers and administrators can upload')).toBeNull();
  },
};

export const FoldersTicked: Story = {
  async play() {
    const dialog = await openCreate();
    await userEvent.click(await dialog.findByLabelText('Read 01 Corporate'));
    await userEvent.click(dialog.getByLabelText('Read 02 Financials'));
    await expect(dialog.getByRole('tab', { name: 'Folders (2)' })).toBeInTheDocument();
  },
};

export const DocumentsTicked: Story = {
  async play() {
    const dialog = await openCreate();
    await userEvent.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await userEvent.click(await dialog.findByLabelText('Download Board Minutes.pdf in 01 Corporate'));
    await expect(dialog.getByLabelText('View Board Minutes.pdf in 01 Corporate')).toBeChecked();
    await expect(dialog.getByRole('tab', { name: 'Documents (1)' })).toBeInTheDocument();
  },
};

export const TenThousandDocuments: Story = {
  args: {
    faults: listing(
      [],
      Array.from({ length: 10_000 }, (_, index) => document_(`d${String(index)}`, `Report ${String(index)}.pdf`)),
    ),
  },
  async play() {
    const dialog = await openCreate();
    await userEvent.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await expect(await dialog.findByText('Report 0.pdf')).toBeInTheDocument();
    await expect(dialog.getAllByRole('row').length).toBeLessThan(30);
  },
};

export const NothingToPermit: Story = {
  args: { faults: listing([], []) },
  async play() {
    await expect(await (await openCreate()).findByText('No folders yet')).toBeInTheDocument();
  },
};

export const RequiredFields: Story = {
  async play() {
    const dialog = await openCreate();
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('First name is required')).toBeInTheDocument();
    await expect(dialog.getByText('Last name is required')).toBeInTheDocument();
    await expect(dialog.getByText('Valid email is required')).toBeInTheDocument();
  },
};

export const InvalidEmail: Story = {
  async play() {
    const dialog = await openCreate();
    await userEvent.type(dialog.getByLabelText('Email'), 'hannah@');
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('Valid email is required')).toBeInTheDocument();
  },
};

export const Saving: Story = {
  args: { faults: [...lists, { operationId: 'createUser', delayMs: 'never' }] },
  async play() {
    const dialog = await submitValid();
    await expect(await dialog.findByRole('button', { name: 'Create User', busy: true })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { faults: [...lists, { operationId: 'createUser', status: 500 }] },
  async play() {
    const dialog = await submitValid();
    await expect(await screen.findByText('Failed to create user')).toBeInTheDocument();
    await expect(dialog.getByLabelText('First name')).toHaveValue('Hannah');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Default.play! };

export const InTheDark: Story = { globals: { theme: 'dark' }, play: RequiredFields.play! };

const shown = async () => within(await screen.findByRole('dialog', { name: 'User Created Successfully!' }));

const link = 'https://rooms.example/?newuser=true&invitation=3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz012345678';

export const CreatedWithInvitation: Story = {
  args: { faults: [...lists, created(link, `Hello Hannah,\n\nplease open this link:\n${link}`)] },
  async play() {
    await submitValid();
    const dialog = await shown();
    await expect(dialog.getByText(link)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Copy message' })).toBeInTheDocument();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const CreatedWithLongInvitation: Story = {
  args: {
    faults: [
      ...lists,
      created(`${link}${'x'.repeat(600)}`, Array.from({ length: 60 }, (_, line) => `Line ${String(line)}`).join('\n')),
    ],
  },
  async play() {
    await submitValid();
    const text = (await shown()).getByText(/^https:/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
