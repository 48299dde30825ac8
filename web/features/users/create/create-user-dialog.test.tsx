import type { User } from '#contract/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { aDocument, aFolder } from '#web/testing/items.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';

const at = '2026-01-01T00:00:00.000Z';

const folder = (id: string, name: string, parentId: string | null = null) => aFolder({ id, name, parentId });

const document_ = (id: string, name: string) => aDocument({ id, name });

const folders = [folder('aurora', 'Project Aurora'), folder('financials', '02 Financials', 'aurora')];
const documents = [document_('minutes', 'Board Minutes.pdf'), document_('teaser', 'Teaser.docx')];
const invitation = {
  link: 'https://rooms.example/?newuser=true&invitation=abc',
  message: 'Hello Hannah,\n\nopen this link:\nhttps://rooms.example/?newuser=true&invitation=abc',
};
const created = {
  id: 'user-9',
  email: 'hannah@haldenroy.example',
  firstName: 'Hannah',
  lastName: 'Bergström',
  role: 'viewer' as const,
  profileImageUrl: null,
  lastLoginAt: null,
};

const lists: readonly Fault[] = [
  fault('listFolders', { status: 200, body: folders }),
  fault('listDocuments', { status: 200, body: documents }),
];
const accepting: Fault = fault('createUser', { status: 201, body: { ...created, invitation } });

async function openCreate(faults: readonly Fault[] = []) {
  const app = await renderApp({ scenario: 'empty', route: '/users', faults: [...faults, ...lists] });
  await app.user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
  return {
    ...app,
    dialog,
    fill: async (email = 'hannah@haldenroy.example') => {
      await app.user.type(dialog.getByLabelText('First name'), 'Hannah');
      await app.user.type(dialog.getByLabelText('Last name'), 'Bergström');
      await app.user.type(dialog.getByLabelText('Email'), email);
    },
    submit: () => app.user.click(dialog.getByRole('button', { name: 'Create User' })),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the form', () => {
  test('has four fields, a viewer to begin with, and what every role means', async () => {
    const { dialog } = await openCreate();
    for (const label of ['First name', 'Last name', 'Email']) expect(dialog.getByLabelText(label)).toHaveValue('');
    expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    const options = within(dialog.getByLabelText('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['admin', 'manager', 'analyst', 'viewer']);
    for (const meaning of [
      'Full access and user management',
      'Can manage users and moderate content',
      'Can view and analyse documents',
      'Read-only access to permitted content',
    ])
      expect(dialog.getByText(meaning)).toBeVisible();
  });

  test('asks before rights that were ticked are discarded', async () => {
    const { dialog, user } = await openCreate();
    await user.click((await dialog.findAllByRole('checkbox', { name: /^Read/ }))[0]!);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  test('names what is missing in its own words, and sends nothing', async () => {
    const { dialog, submit, calls } = await openCreate();
    await submit();
    expect(await dialog.findByText('First name is required')).toBeVisible();
    expect(dialog.getByText('Last name is required')).toBeVisible();
    expect(dialog.getByText('Valid email is required')).toBeVisible();
    expect(dialog.getByLabelText('First name')).toHaveFocus();
    expect(calls('createUser')).toEqual([]);
  });

  test.each(casesOf(['abc', 'a@']))('refuses the address %s, and sends nothing', async (email) => {
    const { dialog, fill, submit, calls } = await openCreate();
    await fill(email);
    await submit();
    expect(await dialog.findByText('Valid email is required')).toBeVisible();
    expect(dialog.queryByText('First name is required')).not.toBeInTheDocument();
    expect(calls('createUser')).toEqual([]);
  });

  test('sends trimmed fields and empty permissions when nothing is ticked', async () => {
    const { user, dialog, fill, submit, calls } = await openCreate([accepting]);
    await fill(' hannah@haldenroy.example ');
    await user.type(dialog.getByLabelText('First name'), '  ');
    await submit();
    expect(await screen.findByText('User created successfully')).toBeVisible();
    expect(calls('createUser')).toMatchObject([{ method: 'POST', url: '/api/users' }]);
    expect(calls('createUser')[0]?.body).toEqual({
      firstName: 'Hannah',
      lastName: 'Bergström',
      email: 'hannah@haldenroy.example',
      role: 'viewer',
      folderPermissions: [],
      documentPermissions: [],
    });
  });

  test('is busy while it is on its way, and sends once for a double click', async () => {
    const { user, dialog, fill, calls, change } = await openCreate([{ ...accepting, delayMs: 'never' }]);
    await fill();
    const button = dialog.getByRole('button', { name: 'Create User' });
    await user.dblClick(button);
    await waitFor(() => expect(calls('createUser')).toHaveLength(1));
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    change({ faults: [] });
    await screen.findByText('User created successfully');
    expect(calls('createUser')).toHaveLength(1);
  });

  test('shows that it failed without the words of the server, and keeps what was typed', async () => {
    const { dialog, fill, submit, calls } = await openCreate([
      fault('createUser', { undocumented: { status: 500, body: { message: 'secret detail' } } }),
    ]);
    await fill();
    const listed = calls('listUsers').length;
    await submit();
    expect(await screen.findByText('Failed to create user')).toBeVisible();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('hannah@haldenroy.example');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create User' })).toBeEnabled());
    expect(calls('listUsers')).toHaveLength(listed);
  });

  test('marks an address that the data room has already, in any case', async () => {
    const { dialog, fill, submit, calls } = await openCreate();
    await fill('INGRID@buyer.example');
    await submit();
    expect(await screen.findByText('Failed to create user')).toBeVisible();
    expect(await dialog.findByText('A user with this email exists already')).toBeVisible();
    expect(calls('createUser')).toMatchObject([{ status: 409 }]);
  });
});

describe('the permissions', () => {
  test('are counted on their tabs, and sent item by item', async () => {
    const { user, dialog, fill, submit, calls } = await openCreate([accepting]);
    await fill();
    await user.selectOptions(dialog.getByLabelText('Role'), 'manager');
    expect(dialog.getByRole('tab', { name: 'Folders (0)' })).toBeVisible();
    await user.click(await dialog.findByLabelText('Read Project Aurora'));
    await user.click(dialog.getByLabelText('Write 02 Financials'));
    expect(dialog.getByLabelText('Read 02 Financials')).toBeChecked();
    expect(dialog.getByRole('tab', { name: 'Folders (2)' })).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await user.click(await dialog.findByLabelText('Download Board Minutes.pdf in Home'));
    expect(dialog.getByLabelText('View Board Minutes.pdf in Home')).toBeChecked();
    expect(dialog.getByRole('tab', { name: 'Documents (1)' })).toBeVisible();
    await submit();
    expect(await screen.findByText('User created with permissions successfully')).toBeVisible();
    expect(calls('createUser')[0]?.body).toMatchObject({
      role: 'manager',
      folderPermissions: [
        { folderId: 'aurora', canRead: true, canWrite: false },
        { folderId: 'financials', canRead: true, canWrite: true },
      ],
      documentPermissions: [{ documentId: 'minutes', canRead: true, canDownload: true }],
    });
  });

  test.each(
    casesOf([
      ['Folders (0)', 'Read Project Aurora'],
      ['Documents (0)', 'View Board Minutes.pdf in Home'],
    ]),
  )('are confirmed afterwards where only %s has one', async (tab, box) => {
    const { user, dialog, fill, submit } = await openCreate([accepting]);
    await fill();
    await user.click(dialog.getByRole('tab', { name: tab }));
    await user.click(await dialog.findByLabelText(box));
    await submit();
    expect(await screen.findByText('User created with permissions successfully')).toBeVisible();
  });

  test('of an item that was deleted meanwhile are removed, with the reason, and the user can be created', async () => {
    const gone = fault('createUser', { status: 404, times: 1 });
    const { user, dialog, fill, submit, calls, change } = await openCreate([gone, accepting]);
    await fill();
    await user.click(await dialog.findByLabelText('Read Project Aurora'));
    await user.click(dialog.getByLabelText('Read 02 Financials'));
    const left = folders.slice(0, 1);
    change({ faults: [gone, accepting, fault('listFolders', { status: 200, body: left }), lists[1]!] });
    await submit();
    await screen.findByText(/^Failed to create user\. It is no longer there/);
    await dialog.findByRole('tab', { name: 'Folders (1)' });
    await submit();
    await waitFor(() => expect(calls('createUser')).toHaveLength(2));
    expect(calls('createUser')[1]?.body).toMatchObject({ folderPermissions: [{ folderId: 'aurora' }] });
  });

  test('are cleared together when the base right is cleared', async () => {
    const { user, dialog } = await openCreate();
    await user.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await user.click(await dialog.findByLabelText('Download Teaser.docx in Home'));
    await user.click(dialog.getByLabelText('View Teaser.docx in Home'));
    expect(dialog.getByLabelText('Download Teaser.docx in Home')).not.toBeChecked();
    expect(dialog.getByRole('tab', { name: 'Documents (0)' })).toBeVisible();
  });

  test('offer Write only to roles that can upload, and show why', async () => {
    const { user, dialog, fill, submit, calls } = await openCreate([accepting]);
    const role = dialog.getByLabelText('Role');
    expect(await dialog.findByLabelText('Write Project Aurora')).toBeDisabled();
    expect(dialog.getByText('Only managers and administrators can upload')).toBeVisible();
    await user.selectOptions(role, 'admin');
    await user.click(dialog.getByLabelText('Write Project Aurora'));
    expect(dialog.queryByText('Only managers and administrators can upload')).not.toBeInTheDocument();
    await user.selectOptions(role, 'analyst');
    expect(dialog.getByLabelText('Write Project Aurora')).not.toBeChecked();
    await fill();
    await submit();
    await screen.findByText('User created with permissions successfully');
    expect(calls('createUser')[0]?.body).toMatchObject({
      role: 'analyst',
      folderPermissions: [{ folderId: 'aurora', canRead: true, canWrite: false }],
    });
  });

  test.runIf(isDeep)('indent a folder under its parent', async () => {
    const { dialog } = await openCreate();
    const left = async (name: string) => (await dialog.findByText(name)).getBoundingClientRect().left;
    expect(await left('02 Financials')).toBeGreaterThan(await left('Project Aurora'));
  });

  test('show that there is nothing to permit', async () => {
    const { user, dialog } = await openCreate([
      fault('listFolders', { status: 200, body: [] }),
      fault('listDocuments', { status: 200, body: [] }),
    ]);
    expect(await dialog.findByText('No folders yet')).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    expect(await dialog.findByText('No documents yet')).toBeVisible();
  });

  test('load again after a failure, while the user can be created without them', async () => {
    const { user, dialog } = await openCreate([fault('listFolders', { status: 500, times: 1 })]);
    expect(await dialog.findByText('Failed to load folders')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Read Project Aurora')).toBeVisible();
  });

  test('show the names and places of documents in full on a phone', async () => {
    await page.viewport(360, 740);
    const long = { ...document_('fourth', 'Board Minutes of the Fourth Quarter.pdf'), folderId: 'financials' };
    const { user, dialog } = await openCreate([fault('listDocuments', { status: 200, body: [long, ...documents] })]);
    await user.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    const row = within(await dialog.findByRole('row', { name: /Fourth Quarter/ }));
    for (const words of [row.getByText(long.name), row.getByText('02 Financials')])
      expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    const [above, below] = [row, within(dialog.getByRole('row', { name: /Teaser/ }))].map((one) =>
      one.getByRole('checkbox', { name: /^View/ }).closest('[role=row]')!.getBoundingClientRect(),
    );
    await waitFor(() => expect(below!.top).toBeGreaterThanOrEqual(above!.bottom - 1));
  });

  test.runIf(isDeep)('find one of ten thousand documents, and draw only those in view', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      document_(`d${String(index)}`, `Report ${String(index)}.pdf`),
    );
    const { user, dialog } = await openCreate([fault('listDocuments', { status: 200, body: many })]);
    await user.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await dialog.findByLabelText('View Report 0.pdf in Home');
    const drawn = () => within(dialog.getByRole('table', { name: 'Document permissions' })).getAllByRole('row');
    expect(drawn().length).toBeLessThan(30);
    await user.type(dialog.getByLabelText('Search documents'), 'report 9876');
    await user.click(await dialog.findByLabelText('View Report 9876.pdf in Home'));
    expect(drawn()).toHaveLength(2);
    await user.type(dialog.getByLabelText('Search documents'), 'x{Enter}');
    expect(dialog.getByText('No document has this name')).toBeVisible();
    expect(dialog.queryByText('First name is required')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Clear search' }));
    expect(dialog.getByRole('tab', { name: 'Documents (1)' })).toBeVisible();
  });
});

describe('the invitation', () => {
  async function invite() {
    const app = await openCreate([accepting]);
    await app.fill();
    await app.submit();
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'User Created Successfully!' })) };
  }

  test.runIf(isDeep)('shows the link, the message word for word with its line breaks, and the next steps', async () => {
    const { user, dialog } = await invite();
    expect(screen.getByText('User created successfully')).toBeVisible();
    expect(dialog.getByText(invitation.link)).toBeVisible();
    const message = dialog.getByText(/^Hello Hannah/);
    expect(message.textContent).toBe(invitation.message);
    expect(message.innerText).toBe(invitation.message);
    const steps = dialog.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/send the invitation link/i),
      expect.stringMatching(/needs an account with the identity provider/i),
      expect.stringMatching(/once logged in, the user gets access/i),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each(
    casesOf([
      ['Copy link', invitation.link],
      ['Copy message', invitation.message],
    ]),
  )('%s puts it on the clipboard, whole', async (button, text) => {
    const { user, dialog } = await invite();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(write.mock.calls).toEqual([[text]]);
  });

  test.runIf(isDeep)(
    'is copied by selection where the clipboard is refused, inside the dialog, with the focus given back',
    async () => {
      const { user, dialog } = await invite();
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
      let selected: string | undefined;

      vi.spyOn(document, 'execCommand').mockImplementation(() => {
        const field = document.activeElement;
        if (field instanceof HTMLTextAreaElement)
          selected = field.value.slice(field.selectionStart, field.selectionEnd);
        return true;
      });
      await user.click(dialog.getByRole('button', { name: 'Copy message' }));
      expect(await screen.findByText('Copied!')).toBeVisible();
      expect(selected).toBe(invitation.message);
      expect(document.querySelector('textarea')).toBeNull();
      expect(dialog.getByRole('button', { name: 'Copy message' })).toHaveFocus();
    },
  );

  test('reports when nothing can be copied at all', async () => {
    const { user, dialog } = await invite();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));

    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/^Failed to copy/)).toBeVisible();
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
  });

  test('is not shown when the server made none', async () => {
    const { fill, submit } = await openCreate([fault('createUser', { undocumented: { status: 201, body: created } })]);
    await fill();
    await submit();
    expect(await screen.findByText('User created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.runIf(isDeep)('comes from the real core, whose list then has the new user', async () => {
    const { user, fill, submit } = await openCreate();
    await fill();
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: 'User Created Successfully!' }));
    expect(dialog.getAllByText(/newuser=true&invitation=/)[0]).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('hannah@haldenroy.example')).toBeVisible();
  });
});

describe('a new invitation link', () => {
  const invited = { ...created, id: 'invited' };
  const listed = (...users: User[]): Fault => fault('listUsers', { status: 200, body: users });
  const newLink = { name: 'New invitation link for Hannah Bergström' };

  test('is offered only for a user who never signed in', async () => {
    const joined = { ...created, id: 'joined', email: 'joined@x.example', lastLoginAt: at, firstName: 'Joined' };
    await renderApp({ scenario: 'empty', route: '/users', faults: [listed(invited, joined)] });
    expect(await screen.findByRole('button', newLink)).toBeEnabled();
    expect(screen.getAllByRole('button', { name: /^New invitation link/ })).toHaveLength(1);
  });

  test('is not offered to a manager', async () => {
    await renderApp({ scenario: 'empty', route: '/users', persona: 'manager', faults: [listed(invited)] });
    await screen.findByText('Hannah Bergström');
    expect(screen.queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  });

  test('is made once for a double click, and shown to be passed on', async () => {
    const { user, calls } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: [listed(invited), fault('reissueInvitation', { status: 200, body: invitation })],
    });
    await user.dblClick(await screen.findByRole('button', newLink));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Invitation Link' }));
    expect(dialog.getByText(invitation.link)).toBeVisible();
    expect(dialog.getByText(/The earlier link no longer works/)).toBeVisible();
    expect(calls('reissueInvitation')).toMatchObject([{ method: 'POST', url: '/api/users/invited/invitation' }]);
  });

  test.each([
    [500, 'Failed to create a new invitation link'],
    [409, 'Hannah Bergström has signed in already'],
  ] as const)('shows what went wrong when it is answered with %s', async (status, words) => {
    const { user } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: [listed(invited), fault('reissueInvitation', status)],
    });
    await user.click(await screen.findByRole('button', newLink));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
