import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Group } from '#contract/types.ts';
import { isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';

async function paste(first: Fault) {
  const app = await renderApp({ scenario: 'empty', route: '/users', faults: [first] });
  await app.user.click(await screen.findByRole('button', { name: 'Invite Several' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Several People' }));
  fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value: 'late@buyer.example' } });
  await dialog.findByRole('button', { name: 'Invite 1 person' });
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
  return { ...app, dialog, send };
}

test.runIf(isDeep)('a user invited by a call whose answer was lost gets a new link', async () => {
  const { user, dialog, world, send } = await paste(fault('inviteUsers', { status: 'offline', times: 1 }));
  const late = { ...empty.users[0]!, id: 'user-late', email: 'late@buyer.example', identity: null, lastLoginAt: null };
  await world.store.transact((tx) => tx.users.put(late));
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nobody was invited, or everybody was/);
  await user.click(await dialog.findByRole('checkbox', { name: /^New links for 1 person/ }));
  await send();
  await screen.findByRole('dialog', { name: '1 Invitation Made' });
});

test('a refusal shows that no one was invited, except after a lost answer', async () => {
  const { dialog, send, change, settled } = await paste(fault('inviteUsers', 404));
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nobody was invited\.$/);
  change({ faults: [fault('inviteUsers', { status: 'offline' })] });
  await send();
  await dialog.findByText(/^Nobody was invited, or everybody was/);
  change({ faults: [fault('inviteUsers', 404)] });
  await send();
  await settled();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nobody was invited, or everybody was/);
});

test('two hundred people are invited at once, and no more', async () => {
  const { dialog } = await paste(fault('inviteUsers', 404));
  const pasted = async (count: number) => {
    const value = Array.from({ length: count }, (_, at) => `person${at}@buyer.example`).join('; ');
    fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value } });
    return (await dialog.findByText(`Invite ${count} people`)).closest('button');
  };
  expect(await pasted(200)).toBeEnabled();
  expect(await pasted(201)).toBeDisabled();
  expect(dialog.getAllByText('Will be invited')).toHaveLength(201);
});

test('each of two hundred addresses has its line, whatever is wrong with it', async () => {
  const { dialog } = await paste(fault('inviteUsers', 404));
  const others = Array.from({ length: 195 }, (_, at) => `Jürgen Müller ${at} <person${at}@buyer.example>`);
  const slips = [
    '"Bergström, Hannah" <hannah@haldenroy.example>',
    'de la Cruz, Bo <bo@haldenroy.example>',
    'PRIYA@Strongroom.example',
    'HANNAH@haldenroy.example',
    'jürgen@haldenroy.example',
    'bo.haldenroy.example',
  ];
  fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value: [...slips, ...others, ''].join('; ') } });
  expect((await dialog.findByText('Invite 197 people')).closest('button')).toBeEnabled();
  const lines = within(dialog.getByRole('group', { name: 'Addresses that were read' }));
  const shown = lines.getAllByRole('row').slice(1);
  expect(shown).toHaveLength(201);
  const texts = shown.slice(0, 7).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'hannah@haldenroy.exampleHannah BergströmWill be invited',
    'bo@haldenroy.exampleBo de la CruzWill be invited',
    'PRIYA@Strongroom.exampleAlready hereNothing changes',
    'HANNAH@haldenroy.exampleDuplicate',
    'jürgen@haldenroy.exampleNot an address“ü” cannot stand before the @',
    'bo.haldenroy.exampleNot an addressThere is no @ in it',
    'person0@buyer.exampleJürgen Müller 0Will be invited',
  ]);
});

test('an address pasted under two headings joins the first group alone, which is said before and after', async () => {
  const { user, dialog } = await paste(fault('listUsers', { delayMs: 0 }));
  const value = 'Bidder A:\nann@buyer.example\nBidder B:\nANN@buyer.example, bo@buyer.example, ann@buyer.example';
  fireEvent.change(dialog.getByLabelText('Addresses'), { target: { value } });
  expect(await dialog.findAllByText('Joins Bidder A alone')).toHaveLength(2);
  await user.click(await dialog.findByRole('button', { name: 'Invite 2 people' }));
  const done = within(await screen.findByRole('dialog', { name: '2 Invitations Made' }));
  expect(done.getAllByText('Invited')).toHaveLength(2);
  expect(done.getAllByText('Joins Bidder A alone')).toHaveLength(2);
  const groups = (await (await fetch('/api/groups')).json()) as Group[];
  expect(groups.map(({ name, memberIds }) => [name, memberIds.length])).toEqual([
    ['Bidder A', 1],
    ['Bidder B', 1],
  ]);
});

test('the links, which are shown once, are closed by Escape after a question, or once they were copied', async () => {
  const { user, send } = await paste(fault('listUsers', { delayMs: 0 }));
  await send();
  const done = within(await screen.findByRole('dialog', { name: '1 Invitation Made' }));
  const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isUnloadPrevented()).toBe(true);
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Close the links?' }));
  await user.click(question.getByRole('button', { name: 'Keep them open' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(done.getByRole('button', { name: 'Copy all links' }));
  await findToast('Copied!');
  expect(isUnloadPrevented()).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('while the invitations are sent, the dialog stays open for their links', async () => {
  const { user, send, settled } = await paste(fault('inviteUsers', { delayMs: 300 }));
  await send();
  await user.keyboard('{Escape}');
  await settled();
  await screen.findByRole('dialog', { name: '1 Invitation Made' });
});
