import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';

const now = '2026-11-20T14:30:00.000Z';

const person = (id: string, more: Partial<User> = {}): User => ({
  id,
  email: `${id}@northgate.example`,
  firstName: null,
  lastName: null,
  role: 'viewer',
  profileImageUrl: null,
  lastLoginAt: null,
  ...more,
});

const listing = (users: readonly User[]): Fault => fault('listUsers', { status: 200, body: users });

async function rowOf(name: string): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: 'Users' });
  const row = (await within(table).findByText(name)).closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error(`${name} stands in no row`);
  return row;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.querySelector('p span')?.textContent);

describe('finding people', () => {
  const users = [
    person('ann', { firstName: 'Ann', lastName: 'Aho', lastLoginAt: now }),
    person('zoe', { firstName: 'Zoë', lastName: 'Zander', expiresAt: '2026-12-24T23:00:00.000Z', lastLoginAt: now }),
    person('new', { firstName: 'Not', lastName: 'Here' }),
  ];
  const calm = { expiresAt: null, networks: [], suspendedAt: null };
  const bidders = { id: 'group-1', name: 'Bidder B', memberIds: ['ann'], createdAt: now, ...calm };
  const faults = [listing(users), fault('listGroups', { status: 200, body: [bidders] })];

  test('by name, address, role or group, and counts them', async () => {
    const { user } = await renderApp({ scenario: 'empty', route: '/users', now, faults });
    expect(within(await rowOf('Ann Aho')).getByText('Bidder B')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search people' });
    await user.type(field, 'bidder');
    expect(names()).toEqual(['Ann Aho']);
    expect(screen.getByRole('status')).toHaveTextContent('1 person');
    await user.clear(field);
    await user.type(field, 'ZOE@');
    expect(names()).toEqual(['Zoë Zander']);
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(screen.getByText('Nobody found')).toBeVisible();
  });

  test('by their state, the deactivated as well, who cannot be changed any more', async () => {
    const { user, calls } = await renderApp({ route: '/users' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate Ingrid Vos' }));
    await user.click(await screen.findByRole('button', { name: 'Deactivate User' }));
    await waitFor(() => expect(names()).not.toContain('Ingrid Vos'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Deactivated');
    const row = await rowOf('Ingrid Vos');
    expect(names()).toEqual(['Ingrid Vos', 'Oliver Brandt']);
    expect(within(row).getByText(/^Deactivated/)).toBeVisible();
    expect(within(row).queryAllByRole('button')).toEqual([]);
    expect(calls('listUsers').at(-1)?.url).toBe('/api/users?deactivated=true');
    await user.click(screen.getByRole('button', { name: 'Groups' }));
    await user.click(await screen.findByRole('button', { name: 'New Group' }));
    const members = within(await screen.findByRole('group', { name: 'Members' }));
    expect(members.getByRole('checkbox', { name: /Priya Raman/ })).toBeVisible();
    expect(members.queryByRole('checkbox', { name: /Ingrid Vos/ })).toBeNull();
    await user.click(members.getByRole('checkbox', { name: /Priya Raman/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  });

  test('by another state while it loads, from the same choice, which keeps the focus', async () => {
    const { user, change } = await renderApp({ scenario: 'empty', route: '/users', now, faults });
    await rowOf('Ann Aho');
    const choice = screen.getByRole('combobox', { name: 'Show' });
    await user.selectOptions(choice, 'Deactivated');
    await screen.findByText('Nobody found');
    change({ faults: [fault('listUsers', { delayMs: 'never' })] });
    await user.selectOptions(choice, 'Not deactivated');
    await waitFor(() => expect(screen.queryByText('Nobody found')).toBeNull());
    expect(choice).toHaveFocus();
  });

  test.each([
    ['Invited, not here yet', ['Not Here']],
    ['Access ends on a day', ['Zoë Zander']],
  ])('%s', async (state, found) => {
    const { user } = await renderApp({ scenario: 'empty', route: '/users', now, faults });
    await rowOf('Ann Aho');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), state);
    expect(names()).toEqual(found);
  });

  test('the people of a backend without groups are shown', async () => {
    await renderApp({ scenario: 'empty', route: '/users', now, faults: [listing(users), fault('listGroups', 500)] });
    expect(await rowOf('Ann Aho')).toBeVisible();
  });
});

describe('the list of users', () => {
  test('shows name or e-mail, e-mail, role, last login and the actions, in the order of the server', async () => {
    const users = [
      person('zoe', { firstName: 'Zoë', lastName: 'Zander', role: 'analyst', lastLoginAt: '2026-11-20T09:30:00.000Z' }),
      person('ann', { firstName: 'Ann' }),
      person('nobody'),
    ];
    await renderApp({ scenario: 'empty', route: '/users', now, faults: [listing(users)] });
    const zoe = await rowOf('Zoë Zander');
    expect(names()).toEqual(['Zoë Zander', 'Ann', 'nobody@northgate.example']);
    expect(within(zoe).getByText('zoe@northgate.example')).toBeVisible();
    expect(within(zoe).getByText('ZZ')).toBeVisible();
    expect(within(zoe).getByText('Analyst')).toBeVisible();
    expect(within(zoe).getByText('5 hours ago')).toBeVisible();
    expect(within(zoe).getByRole('button', { name: 'Edit role of Zoë Zander' })).toBeEnabled();
    expect(within(zoe).getByRole('button', { name: 'Deactivate Zoë Zander' })).toBeEnabled();
    expect(within(await rowOf('Ann')).getByText('A')).toBeVisible();
    expect(within(await rowOf('Ann')).getByText('Never')).toBeVisible();
  });

  test('shows the profile image where there is one, and initials when it does not load', async () => {
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const users = [
      person('with', { firstName: 'With', lastName: 'Image', profileImageUrl: image }),
      person('broken', { firstName: 'Broken', lastName: 'Image', profileImageUrl: 'data:image/png;base64,nothing' }),
    ];
    await renderApp({ scenario: 'empty', route: '/users', faults: [listing(users)] });
    expect((await rowOf('With Image')).querySelector('img')).toHaveAttribute('src', image);
    expect(await within(await rowOf('Broken Image')).findByText('BI')).toBeVisible();
  });

  test('marks the four roles in red, green, blue and yellow', async () => {
    const users = (['admin', 'manager', 'analyst', 'viewer'] as const).map((role) => person(`of-${role}`, { role }));
    await renderApp({ scenario: 'empty', route: '/users', faults: [listing(users)] });
    await rowOf('of-admin@northgate.example');
    const rgbOf = (label: string) => {
      const colour = getComputedStyle(screen.getByText(label, { selector: '[role="cell"] span' })).color;
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return { red, green, blue };
    };
    const [admin, manager, analyst, viewer] = ['Admin', 'Manager', 'Analyst', 'Viewer'].map(rgbOf);
    expect(admin!.red).toBeGreaterThan(2 * Math.max(admin!.green, admin!.blue));
    expect(manager!.green).toBeGreaterThan(1.5 * Math.max(manager!.red, manager!.blue));
    expect(analyst!.blue).toBeGreaterThan(1.5 * Math.max(analyst!.red, analyst!.green));
    expect(Math.min(viewer!.red, viewer!.green)).toBeGreaterThan(2 * viewer!.blue);
  });

  test.each([
    [null, 'Never'],
    ['2026-11-20T14:29:30.000Z', 'Just now'],
    ['2026-11-20T14:00:00.000Z', 'Just now'],
    ['2026-11-20T09:30:00.000Z', '5 hours ago'],
    ['2026-11-14T14:30:00.000Z', '6 days ago'],
    ['2026-11-13T14:30:00.000Z', '11/13/2026'],
    ['2026-10-21T14:30:00.000Z', '10/21/2026'],
  ])('shows a last login at %s as: %s', async (lastLoginAt, words) => {
    await renderApp({ scenario: 'empty', route: '/users', now, faults: [listing([person('one', { lastLoginAt })])] });
    const row = await rowOf('one@northgate.example');
    expect(within(row).getAllByRole('cell')[2]).toHaveTextContent(new RegExp(`^${words}$`));
  });

  test('lists people whose access has ended, and does not say of them that they have access', async () => {
    const ended = person('one', { expiresAt: '2026-11-01T09:00:00.000Z' });
    await renderApp({ scenario: 'empty', route: '/users', now, faults: [listing([ended])] });
    expect(await rowOf('one@northgate.example')).toHaveTextContent('Ended Nov 1');
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveDisplayValue('Not deactivated');
  });

  test('shows placeholders while it loads, and no empty state', async () => {
    const { calls } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: [fault('listUsers', { delayMs: 'never' })],
    });
    await waitFor(() => expect(calls('listUsers')).toHaveLength(1));
    expect(await screen.findByText('Loading users...')).toBeInTheDocument();
    expect(screen.queryByText('No users found')).not.toBeInTheDocument();
  });

  test('shows that it failed to load, and loads with Retry', async () => {
    const failing = fault('listUsers', { undocumented: { status: 500, body: { message: 'secret detail' } }, times: 1 });
    const { user, calls } = await renderApp({ scenario: 'empty', route: '/users', faults: [failing] });
    expect(await screen.findByText('Failed to load users')).toBeVisible();
    expect(screen.queryByText('No users found')).not.toBeInTheDocument();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Marcus Okafor')).toBeVisible();
    expect(calls('listUsers').map(({ status }) => status)).toEqual([500, 200]);
  });

  test('shows what to do when it is empty', async () => {
    await renderApp({ scenario: 'empty', route: '/users', faults: [listing([])] });
    expect(await screen.findByText('No users found')).toBeVisible();
    expect(screen.getByText('Start by adding your first user')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add User' })).toBeEnabled();
  });

  test('draws only the rows in view of a thousand users', async () => {
    const users = Array.from({ length: 1000 }, (_, index) => person(`user-${String(index)}`));
    await renderApp({ scenario: 'empty', route: '/users', faults: [listing(users)] });
    await rowOf('user-0@northgate.example');
    expect(screen.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-rowcount', '1001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('who may do what on the list of users', () => {
  test('an administrator cannot edit or deactivate themselves, and sees why', async () => {
    await renderApp({ scenario: 'empty', route: '/users' });
    const own = within(await rowOf('Ada Lindqvist'));
    expect(own.getByText('(you)')).toBeVisible();
    expect(own.getByRole('button', { name: 'You cannot edit your own role' })).toBeDisabled();
    expect(own.getByRole('button', { name: 'You cannot deactivate yourself' })).toBeDisabled();
    expect(own.getByRole('button', { name: /^More actions/ })).toBeEnabled();
    expect(own.getAllByRole('button')).toHaveLength(3);
  });

  test('a manager sees everybody and can change no one', async () => {
    const { user } = await renderApp({ scenario: 'empty', route: '/users', persona: 'manager' });
    await rowOf('Ingrid Vos');
    const add = screen.getByRole('button', { name: 'Add User' });
    expect(add).toBeDisabled();
    await user.hover(add);
    const buttons = screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('button'));
    const isMenu = (button: HTMLElement) => button.getAttribute('aria-label')?.startsWith('More actions') ?? false;
    expect(buttons.filter(isMenu)).toHaveLength(4);
    const changing = buttons.filter((button) => !isMenu(button));
    expect(changing).toHaveLength(8);
    for (const button of changing) expect(button).toBeDisabled();
    expect(
      within(await rowOf('Ingrid Vos')).getByRole('button', { name: /Only administrators can edit/ }),
    ).toBeDisabled();
  });

  test.each(['analyst', 'viewer'] as const)('the %s is refused, and the list is never loaded', async (persona) => {
    const { calls } = await renderApp({ scenario: 'empty', route: '/users', persona });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText("You don't have permission to manage users.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add User' })).not.toBeInTheDocument();
    expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
  });
});

describe('changing a role', () => {
  async function openEdit(faults: readonly Fault[] = []) {
    const app = await renderApp({ scenario: 'empty', route: '/users', faults });
    await app.user.click(await screen.findByRole('button', { name: 'Edit role of Ingrid Vos' }));
    return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit User Role' })) };
  }

  test('shows who it is about, and only the role to choose', async () => {
    const { dialog } = await openEdit();
    expect(dialog.getByText('Ingrid Vos')).toBeVisible();
    expect(dialog.getByText('ingrid@buyer.example')).toBeVisible();
    expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    const options = within(dialog.getByLabelText('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['admin', 'manager', 'analyst', 'viewer']);
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('sends the role and nothing else, confirms it, and shows the new role', async () => {
    const { user, dialog, calls } = await openEdit();
    await user.selectOptions(dialog.getByLabelText('Role'), 'analyst');
    const listed = calls('listUsers').length;
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('User role updated successfully')).toBeVisible();
    expect(calls('updateUserRole')).toMatchObject([
      { method: 'PUT', url: '/api/users/user-viewer/role', body: { role: 'analyst' }, status: 200 },
    ]);
    expect(await within(await rowOf('Ingrid Vos')).findByText('Analyst')).toBeVisible();
    expect(calls('listUsers')).toHaveLength(listed + 1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('shows that it failed without the words of the server, and stays open', async () => {
    const { user, dialog, calls } = await openEdit([
      fault('updateUserRole', { undocumented: { status: 500, body: { message: 'secret detail' } } }),
    ]);
    await user.selectOptions(dialog.getByLabelText('Role'), 'manager');
    const listed = calls('listUsers').length;
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('Failed to update user role')).toBeVisible();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    expect(screen.queryByText('User role updated successfully')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update Role' })).toBeEnabled());
    expect(dialog.getByLabelText('Role')).toHaveValue('manager');
    expect(calls('listUsers')).toHaveLength(listed);
  });

  test('sends nothing when the chosen role is not in the contract', async () => {
    const { user, dialog, calls } = await openEdit();
    const role = dialog.getByLabelText<HTMLSelectElement>('Role');
    // As a browser extension might.
    role.append(new Option('Owner', 'owner'));
    await user.selectOptions(role, 'owner');
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('Failed to update user')).toBeVisible();
    expect(calls('updateUserRole')).toEqual([]);
  });

  test('is busy while it is on its way, and sends once for a double click', async () => {
    const { user, dialog, calls, change } = await openEdit([fault('updateUserRole', { delayMs: 'never' })]);
    const save = dialog.getByRole('button', { name: 'Update Role' });
    await user.dblClick(save);
    await waitFor(() => expect(calls('updateUserRole')).toHaveLength(1));
    expect(save).toBeDisabled();
    expect(save).toHaveAttribute('aria-busy', 'true');
    change({ faults: [] });
    await screen.findByText('User role updated successfully');
    expect(calls('updateUserRole')).toHaveLength(1);
  });

  test('an end that is saved unchanged undoes nothing that another administrator chose', async () => {
    const { user, calls, world } = await renderApp({ scenario: 'empty', route: '/users' });
    await rowOf('Ingrid Vos');
    await user.click(await screen.findByRole('button', { name: 'More actions for Ingrid Vos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End of access of Ingrid Vos' }));
    const expiresAt = '2030-01-01T00:00:00.000Z';
    await world.store.transact(async (tx) => tx.users.put({ ...(await tx.users.get('user-viewer'))!, expiresAt }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await world.store.read((tx) => tx.users.get('user-viewer'))).toMatchObject({ expiresAt });
    expect(calls('updateUserExpiry')).toEqual([]);
  });

  test('replaces a role that another administrator chose meanwhile only when it is saved again', async () => {
    const { user, dialog, calls, world } = await openEdit();
    await user.selectOptions(dialog.getByLabelText('Role'), 'analyst');
    await world.store.transact(async (tx) =>
      tx.users.put({ ...(await tx.users.get('user-viewer'))!, role: 'manager' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText(/changed this to “manager” meanwhile/)).toBeVisible();
    expect(await world.store.read((tx) => tx.users.get('user-viewer'))).toMatchObject({ role: 'manager' });
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('User role updated successfully')).toBeVisible();
    expect(calls('updateUserRole').map(({ status }) => status)).toEqual([412, 412, 200]);
  });

  test('saved as it is, it replaces a role that another administrator chose meanwhile only when it is saved again', async () => {
    const { user, dialog, world } = await openEdit();
    const role = async () => (await world.store.read((tx) => tx.users.get('user-viewer')))?.role;
    await world.store.transact(async (tx) =>
      tx.users.put({ ...(await tx.users.get('user-viewer'))!, role: 'manager' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText(/changed this to “manager” meanwhile/)).toBeVisible();
    expect(await role()).toBe('manager');
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('User role updated successfully')).toBeVisible();
    expect(await role()).toBe('viewer');
  });

  test('replaces an end that another administrator set meanwhile only when it is saved again', async () => {
    const { user, world } = await renderApp({ scenario: 'empty', route: '/users' });
    await rowOf('Ingrid Vos');
    await user.click(screen.getByRole('button', { name: 'More actions for Ingrid Vos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'End of access of Ingrid Vos' }));
    await user.selectOptions(await screen.findByLabelText(/^Access ends/), '7');
    const expiresAt = '2030-01-01T00:00:00.000Z';
    await world.store.transact(async (tx) => tx.users.put({ ...(await tx.users.get('user-viewer'))!, expiresAt }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed this to .*2030.* meanwhile/)).toBeVisible();
    expect(await world.store.read((tx) => tx.users.get('user-viewer'))).toMatchObject({ expiresAt });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await world.store.read((tx) => tx.users.get('user-viewer'))).not.toMatchObject({ expiresAt });
  });

  test('works for a user without a name', async () => {
    const nameless = person('nameless');
    const { user, calls } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: [listing([nameless]), fault('updateUserRole', { status: 200, body: nameless })],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit role of nameless@northgate.example' }));
    await user.selectOptions(await screen.findByLabelText('Role'), 'manager');
    await user.click(screen.getByRole('button', { name: 'Update Role' }));
    expect(await screen.findByText('User role updated successfully')).toBeVisible();
    expect(calls('updateUserRole')).toMatchObject([{ body: { role: 'manager' } }]);
  });
});

describe('deactivating a user', () => {
  async function openDeactivate(faults: readonly Fault[] = []) {
    const app = await renderApp({ scenario: 'empty', route: '/users', faults });
    await app.user.click(await screen.findByRole('button', { name: 'Deactivate Ingrid Vos' }));
    return { ...app, dialog: within(await screen.findByRole('alertdialog', { name: 'Deactivate User' })) };
  }

  test('needs a confirmation, with the focus on Cancel, and does nothing when it is cancelled', async () => {
    const { user, dialog, calls } = await openDeactivate();
    expect(
      dialog.getByText('They lose access at once. This cannot be undone; inviting them again creates a new user.'),
    ).toBeVisible();
    expect(dialog.getByText('Ingrid Vos')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls('deactivateUser')).toEqual([]);
  });

  test('deletes the user, confirms it, and removes the row', async () => {
    const { user, dialog, calls } = await openDeactivate();
    await user.dblClick(dialog.getByRole('button', { name: 'Deactivate User' }));
    expect(await screen.findByText('User deactivated successfully')).toBeVisible();
    expect(calls('deactivateUser')).toMatchObject([{ method: 'DELETE', url: '/api/users/user-viewer', body: null }]);
    await waitFor(() => expect(screen.queryByText('ingrid@buyer.example')).not.toBeInTheDocument());
  });

  test('shows that it failed, and leaves the list as it was', async () => {
    const { user, dialog, calls } = await openDeactivate([
      fault('deactivateUser', { undocumented: { status: 500, body: { message: 'secret detail' } } }),
    ]);
    const listed = calls('listUsers').length;
    await user.click(dialog.getByRole('button', { name: 'Deactivate User' }));
    expect(await screen.findByText('Failed to deactivate user')).toBeVisible();
    expect(screen.queryByText(/secret/)).not.toBeInTheDocument();
    expect(await rowOf('Ingrid Vos')).toBeVisible();
    expect(calls('listUsers')).toHaveLength(listed);
  });
});

describe('a session that ended', () => {
  const unauthorized = (operationId: 'listUsers' | 'createUser' | 'updateUserRole' | 'deactivateUser'): Fault[] => [
    fault(operationId, 401),
  ];

  async function expectTheWayOut(left: readonly string[]) {
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(screen.queryByText(/^Failed to/)).toBeNull();
    await waitFor(() => expect(left).toEqual(['/api/login']), { timeout: 3000 });
  }

  test('is shown when a role is changed, and nothing else is', async () => {
    const { user, left } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: unauthorized('updateUserRole'),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit role of Ingrid Vos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User Role' }));
    await user.selectOptions(dialog.getByLabelText('Role'), 'analyst');
    await user.click(dialog.getByRole('button', { name: 'Update Role' }));
    await expectTheWayOut(left);
  });

  test('is shown when a user is deactivated, and nothing else is', async () => {
    const { user, left } = await renderApp({
      scenario: 'empty',
      route: '/users',
      faults: unauthorized('deactivateUser'),
    });
    await user.click(await screen.findByRole('button', { name: 'Deactivate Ingrid Vos' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate User' }));
    await user.click(dialog.getByRole('button', { name: 'Deactivate User' }));
    await expectTheWayOut(left);
  });

  test.runIf(isDeep)('is shown when a user is invited, and nothing else is', async () => {
    const { user, left } = await renderApp({ scenario: 'empty', route: '/users', faults: unauthorized('createUser') });
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
    await user.type(dialog.getByLabelText('First name'), 'Noor');
    await user.type(dialog.getByLabelText('Last name'), 'Haddad');
    await user.type(dialog.getByLabelText('Email'), 'noor@bidder.example');
    await user.click(dialog.getByRole('button', { name: 'Create User' }));
    await expectTheWayOut(left);
  });
});

describe('on a phone', () => {
  test('the actions of a row are one menu, which shows why one cannot change oneself', async () => {
    await page.viewport(360, 780);
    const { user } = await renderApp({ scenario: 'empty', route: '/users' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Ada Lindqvist' }));
    const own = await screen.findByRole('menuitem', { name: 'You cannot edit your own role' });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for Ingrid Vos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit role of Ingrid Vos' }));
    expect(await screen.findByRole('dialog', { name: 'Edit User Role' })).toBeInTheDocument();
  });

  test.each([360, 768])('the title is whole at %i pixels', async (width) => {
    await page.viewport(width, 780);
    await renderApp({ scenario: 'empty', route: '/users' });
    const title = await screen.findByRole('heading', { level: 1, name: 'User Management' });
    await screen.findByRole('button', { name: 'Invite Several' });
    expect(title.scrollWidth).toBe(title.clientWidth);
  });

  test('nothing reaches beyond the screen', async () => {
    await page.viewport(360, 780);
    const long = `${'a-long-part-of-an-address.'.repeat(4)}x`;
    await renderApp({ scenario: 'empty', route: '/users', faults: [listing([person(long)])] });
    await rowOf(`${long}@northgate.example`);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('the groups fit, however long their names and those of their people are', async () => {
    await page.viewport(360, 780);
    const users = Array.from({ length: 9 }, (_, at) => person(`a-person-with-a-long-address-${at}`));
    const group = { id: 'group-1', name: 'B'.repeat(95), memberIds: users.map(({ id }) => id), createdAt: now };
    const faults = [
      listing(users),
      fault('listGroups', { status: 200, body: [{ ...group, expiresAt: null, networks: [], suspendedAt: null }] }),
    ];
    const { user } = await renderApp({ scenario: 'empty', route: '/users', faults });
    await user.click(await screen.findByRole('button', { name: 'Groups' }));
    const field = await screen.findByRole('searchbox', { name: 'Search groups and people' });
    const end = (element: HTMLElement) => element.getBoundingClientRect().right;
    expect(end(field)).toBeLessThan(360);
    expect(end(screen.getByRole('button', { name: group.name }))).toBeLessThan(
      screen.getByRole('button', { name: /^Edit the group/ }).getBoundingClientRect().left,
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const create = within(await screen.findByRole('dialog', { name: 'Create User with Permissions' }));
    expect(end(await create.findByText(group.name))).toBeLessThan(360);
  });
});

test('the focus goes back to the button that opened a dialog', async () => {
  const { user } = await renderApp({ scenario: 'empty', route: '/users' });
  const edit = await screen.findByRole('button', { name: 'Edit role of Ingrid Vos' });
  await user.click(edit);
  await screen.findByRole('dialog', { name: 'Edit User Role' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(edit).toHaveFocus());
});
