import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { type Fault, renderApp, type RenderedApp } from '#web/testing/render-app.tsx';
import { findDone } from '#web/testing/toasts.ts';
import { listingPeople, listingSessions, now, people } from './testing/sign-in-scene.ts';

const scene = (...faults: readonly Fault[]) => ({
  scenario: 'empty' as const,
  route: '/users',
  now,
  faults: [listingPeople, ...faults],
});

async function choose({ user }: RenderedApp, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('the list shows who has a second factor, and which', async () => {
  await renderApp(scene());
  const table = within(await screen.findByRole('table', { name: 'Users' }));
  await table.findByText('Marcus Okafor');
  expect(table.getAllByText(/^Second factor: /).map(({ textContent }) => textContent)).toEqual([
    'Second factor: authenticator app and passkey',
    'Second factor: authenticator app',
    'Second factor: passkey',
  ]);
});

test('a second factor is reset once it is confirmed, and the list is read again', async () => {
  const app = await renderApp({
    ...scene(),
    faults: [
      { ...listingPeople, times: 1 },
      fault('listUsers', { status: 200, body: people.map((one) => ({ ...one, secondFactor: 'none' as const })) }),
      fault('resetSecondFactor', 204),
    ],
  });
  await choose(app, 'Marcus Okafor', 'Reset second factor of Marcus Okafor');
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset Second Factor' }));
  expect(question.getByText(/their recovery codes no longer count, and they are signed out everywhere/)).toBeVisible();
  expect(app.calls('resetSecondFactor')).toEqual([]);
  await app.user.click(question.getByRole('button', { name: 'Reset Second Factor' }));
  await findDone(userWords.resetSecondFactor.done);
  expect(app.calls('resetSecondFactor').map(({ path }) => path)).toEqual(['/api/users/user-manager/second-factor']);
  await waitFor(() => expect(screen.queryByText(/^Second factor: /)).toBeNull());
});

test('there is nothing to reset for oneself, nor for who has none', async () => {
  const app = await renderApp(scene());
  await app.user.click(await screen.findByRole('button', { name: 'More actions for Ada Lindqvist' }));
  expect(await screen.findByRole('menuitem', { name: 'You cannot reset your own second factor' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'More actions for Ingrid Vos' }));
  expect(await screen.findByRole('menuitem', { name: 'No second factor to reset' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('sessions show device, address, factor and times, and all of them are ended at once', async () => {
  const app = await renderApp(
    scene({ ...listingSessions(), times: 1 }, listingSessions([]), fault('endUserSessions', 204)),
  );
  await choose(app, 'Marcus Okafor', 'Sessions of Marcus Okafor');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions' }));
  const rows = within(await dialog.findByRole('list', { name: 'Sessions of Marcus Okafor' }));
  expect(rows.getAllByRole('listitem').map(({ innerText }) => innerText.split(/\s*\n+\s*/))).toEqual([
    [
      'Firefox 145 on Windows',
      '203.0.113.9 · Authenticator app',
      'Last used 9 minutes ago · Signed in 2 days ago',
      'End',
    ],
    ['Safari 19 on iOS', '2001:db8:9::41 · Passkey', 'Last used 3 hours ago · Signed in 2 days ago', 'End'],
    ['Unknown device', 'Unknown address · No second factor', 'Last used 3 days ago · Signed in 3 days ago', 'End'],
  ]);
  await app.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign Out Everywhere' }));
  await app.user.click(question.getByRole('button', { name: 'Sign Out Everywhere' }));
  await findDone(userWords.endUserSessions.done);
  expect(await dialog.findByText('Signed in nowhere')).toBeVisible();
  expect(app.calls('endUserSessions').map(({ path }) => path)).toEqual(['/api/users/user-manager/sessions']);
});

test("one's own sessions are shown here, and ended in Your Account", async () => {
  const app = await renderApp(scene(listingSessions()));
  await choose(app, 'Ada Lindqvist', 'Sessions of Ada Lindqvist');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions' }));
  await dialog.findByText('Firefox 145 on Windows');
  expect(dialog.getByText('You end your own sessions in Your Account.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});

test('managers see who has a second factor, and neither reset it nor see sessions', async () => {
  const { user } = await renderApp({ ...scene(), persona: 'manager' });
  expect(await screen.findAllByText(/^Second factor: /)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'More actions for Ingrid Vos' }));
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: /session|second factor/i })).toBeNull();
});

test('one session is ended by itself, once it is confirmed, and one that was over already is no failure', async () => {
  const app = await renderApp(scene(listingSessions(), fault('endUserSession', { status: 204, times: 1 })));
  await choose(app, 'Marcus Okafor', 'Sessions of Marcus Okafor');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions' }));
  const end = async () => {
    await app.user.click(await dialog.findByRole('button', { name: 'End session on Safari 19 on iOS' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End Session' }));
    expect(question.getByText(/^Marcus Okafor is signed out on Safari 19 on iOS at once\./)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'End Session' }));
  };
  await end();
  await findDone(userWords.endUserSession.done);
  expect(app.calls('endUserSession').map(({ path }) => path)).toEqual(['/api/users/user-manager/sessions/s2']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await end();
  expect(await screen.findByText('That session was over before you ended it.')).toBeVisible();
});
