import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { app, having, needsFactor, verified } from '#web/features/account/testing/account-scene.ts';
import { findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const changedTo = (what: string) => `Somebody else changed this to ${what} meanwhile. Saving again replaces it.`;

test('end and mail of a group that another user changed as well are shown before they are replaced', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user, calls, world } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  for (const name of ['Groups', 'Bidder B', 'Change end, networks and mail'])
    await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
  await user.selectOptions(
    dialog.getByLabelText('What it gives ends'),
    dialog.getByRole('option', { name: /^In 7 days/ }),
  );
  await user.selectOptions(dialog.getByLabelText('Mail on new documents'), 'Never');
  const theirs = new Date(2026, 1, 3, 12, 30).toISOString();
  await world.store.transact((tx) => tx.groups.put({ ...group, expiresAt: theirs, digest: 'weekly' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Error', changedTo('2/3/2026, 12:30:00 PM and “Once a week”'), 'destructive');
  expect(calls('updateGroup')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('updateGroup')).toMatchObject([{ status: 200, body: { digest: 'off' } }]));
});

test('the name of a group that another user changed as well is shown before it is replaced, and new members are kept', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user, calls, world } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  for (const name of ['Groups', 'Edit the group Bidder B'])
    await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Group' }));
  await user.type(dialog.getByLabelText('Name'), ' and C');
  await world.store.transact((tx) => tx.groups.put({ ...group, name: 'Bidders', digest: 'weekly' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Error', changedTo('“Bidders”'), 'destructive');
  expect(calls('updateGroup')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const body = { name: 'Bidder B and C', addMemberIds: [], removeMemberIds: [] };
  await waitFor(() => expect(calls('updateGroup')).toMatchObject([{ status: 200, body }]));
  expect((await world.store.read((tx) => tx.groups.get('group-b')))?.digest).toBe('weekly');
});

test('the networks of a group that another user changed meanwhile are shown before they are replaced', async () => {
  const [office, hotel] = ['203.0.113.0/24', '198.51.100.0/24'].map((cidr) => ({ cidr, note: '' }));
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z', networks: [office!, hotel!] };
  const scenario = { ...empty, groups: [group] };
  const { user, calls, world } = await renderApp({ route: '/users', scenario });
  for (const name of ['Groups', 'Bidder B', 'Change end, networks and mail'])
    await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
  const networks = dialog.getByLabelText('Networks');
  await user.type(networks, '{Enter}192.0.2.0/24');
  await world.store.transact(async (tx) =>
    tx.groups.put({ ...(await tx.groups.get('group-b'))!, networks: [office!] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findToast('Error', changedTo('203.0.113.0/24'), 'destructive');
  expect(calls('updateGroup')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls('updateGroup')).toMatchObject([
      { status: 200, body: { networks: [{}, {}, { cidr: '192.0.2.0/24' }] } },
    ]),
  );
});

test('networks that another user changed while the change was being confirmed are not replaced', async () => {
  const office = { cidr: '203.0.113.0/24', note: '' };
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z', networks: [office] };
  const refused = fault('updateGroup', { ...needsFactor, times: 1 });
  const { user, calls, world } = await renderApp({
    route: '/users',
    scenario: { ...empty, groups: [group] },
    faults: [refused, having({ factors: [app] }), verified],
  });
  for (const name of ['Groups', 'Bidder B', 'Change end, networks and mail'])
    await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End, Networks and Mail' }));
  const networks = dialog.getByLabelText('Networks');
  await user.type(networks, '{Enter}192.0.2.0/24');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm That It Is You' }));
  await world.store.transact(async (tx) =>
    tx.groups.put({ ...(await tx.groups.get('group-b'))!, networks: [{ ...office, cidr: '198.51.100.0/24' }] }),
  );
  await user.type(await question.findByLabelText('Code from your app'), '123456');
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await findToast('Error', changedTo('198.51.100.0/24'), 'destructive');
  expect(networks).toHaveValue('203.0.113.0/24\n192.0.2.0/24');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls('updateGroup').map(({ status }) => status)).toEqual([403, 200]));
});

test('deleting a group names the terms that its members no longer have to accept', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  await user.click(await screen.findByRole('button', { name: 'Groups' }));
  const terms = { title: 'Undertaking', text: 'Keep it secret.', groupIds: ['group-b'] };
  await fetch('/api/terms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(terms),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete the group Bidder B' }));
  expect(await screen.findByText('They no longer have to accept “Undertaking” as its members.')).toBeVisible();
});

test('coming back to a party from its members or networks focuses the button that led there', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  await user.click(await screen.findByRole('button', { name: 'Groups' }));
  await user.click(await screen.findByRole('button', { name: 'Bidder B' }));
  for (const name of ['Change members', 'Change end, networks and mail']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }
});

test('another end or mail of a group is not discarded before its user is asked', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  for (const name of ['Groups', 'Bidder B', 'Change end, networks and mail'])
    await user.click(await screen.findByRole('button', { name }));
  await user.selectOptions(await screen.findByLabelText('Mail on new documents'), 'Never');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('coming back to the groups from one of them keeps the search, and focuses the button that led there', async () => {
  const groups = ['A', 'B'].map((letter) => ({
    id: `group-${letter}`,
    name: `Bidder ${letter}`,
    createdAt: '2026-01-05T09:00:00.000Z',
  }));
  const { user } = await renderApp({ route: '/users', scenario: { ...empty, groups } });
  await user.click(await screen.findByRole('button', { name: 'Groups' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search groups and people' }), 'bidder b');
  for (const [name, back] of [
    ['Edit the group Bidder B', 'Cancel'],
    ['Bidder B', 'Back'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: back }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    expect(screen.getByRole('searchbox', { name: 'Search groups and people' })).toHaveValue('bidder b');
  }
});

test('a group that ends or is deleted while its dialog stands open is shown so', async () => {
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const { user, world, focusWindow } = await renderApp({ route: '/users', scenario: { ...empty, groups: [group] } });
  for (const name of ['Groups', 'Bidder B']) await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Bidder B' });
  expect(dialog).toHaveAccessibleDescription('All its members have the access that it was given.');
  await world.store.transact((tx) => tx.groups.put({ ...group, expiresAt: '2026-01-10T09:00:00.000Z' }));
  await focusWindow();
  await waitFor(() =>
    expect(dialog).toHaveAccessibleDescription('It has ended: nothing that it was given counts any more.'),
  );
  await user.click(screen.getByRole('button', { name: 'Change end, networks and mail' }));
  await screen.findByRole('dialog', { name: 'End, Networks and Mail' });
  await world.store.transact((tx) => tx.groups.delete('group-b'));
  await focusWindow();
  expect(await screen.findByRole('dialog', { name: 'Group not available' })).toHaveTextContent('deleted meanwhile');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Groups' });
});

test('a group whose time is over while its dialog stands open is shown so, with nothing pressed or read again', async () => {
  const now = Date.parse('2026-01-15T10:00:00.000Z');
  const group = { id: 'group-b', name: 'Bidder B', createdAt: '2026-01-05T09:00:00.000Z' };
  const ending = { ...group, expiresAt: new Date(now + 50).toISOString() };
  const { user, setNow, calls, settled } = await renderApp({
    ...{ route: '/users', now: new Date(now) },
    scenario: { ...empty, groups: [ending] },
  });
  for (const name of ['Groups', 'Bidder B']) await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Bidder B' });
  expect(dialog).toHaveAccessibleDescription('All its members have the access that it was given.');
  // What is loaded later draws the screen once more.
  await waitFor(() => expect(document.querySelector('aside nav li > span')).not.toBeNull());
  await screen.findByText(/^It was given nothing/);
  await settled();
  const read = calls('listGroups').length;
  setNow(new Date(now + 100));
  const over = 'It has ended: nothing that it was given counts any more.';
  await waitFor(() => expect(dialog).toHaveAccessibleDescription(over));
  expect(calls('listGroups')).toHaveLength(read);
});
