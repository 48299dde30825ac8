import { screen, within } from 'storybook/test';
import type { Document, Folder } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { person } from '#web/testing/play.ts';

export const folder = (id: string, name: string, parentId: string | null = null) => aFolder({ id, name, parentId });

export const document_ = (id: string, name: string, folderId: string | null = null) =>
  aDocument({ id, name, folderId });

export const listing = (folders: readonly Folder[], documents: readonly Document[]): readonly Fault[] => [
  fault('listFolders', { status: 200, body: folders }),
  fault('listDocuments', { status: 200, body: documents }),
];

export const lists = listing(
  [
    folder('aurora', 'Project Aurora'),
    folder('corporate', '01 Corporate', 'aurora'),
    folder('financials', '02 Financials', 'aurora'),
    folder('audited', '02.1 Audited Statements', 'financials'),
    folder('accounts', '02.2 Management Accounts', 'financials'),
  ],
  [document_('minutes', 'Board Minutes.pdf', 'corporate'), document_('teaser', 'Teaser.pdf')],
);

export async function openCreate() {
  await person.click(await screen.findByRole('button', { name: 'Add User' }));
  return within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
}

export async function submitValid() {
  const dialog = await openCreate();
  await person.type(dialog.getByLabelText('First name'), 'Hannah');
  await person.type(dialog.getByLabelText('Last name'), 'Bergström');
  await person.type(dialog.getByLabelText('Email'), 'hannah@haldenroy.example');
  await person.click(dialog.getByRole('button', { name: 'Create User' }));
  return dialog;
}
