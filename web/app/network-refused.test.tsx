import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { POLICY } from '#core/records/keys.ts';
import { fault } from '#mock/world/fault.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { http } from '#web/api/http.ts';
import { dataOfFirstRender } from '#web/speed/early-answers.ts';
import { room } from '#web/testing/room.ts';

const heading = { level: 1, name: 'This network is not allowed' } as const;

/** The server's answer to every call from a refused network. */
const everything: Fault = fault('*', {
  undocumented: {
    status: 403,
    body: { title: 'Forbidden', status: 403, code: 'network-not-allowed', message: 'Not from this network' },
  },
});

test('a refused network shows one screen that names it, and no call is repeated', async () => {
  const { calls, settled } = await renderApp({ route: '/documents', faults: [everything] });
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Get Started' })).toBeNull();
  await settled();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test('it shows where the refusal came before the app, too', async () => {
  const { status, body } = everything.undocumented!;
  const headers = { 'Content-Type': 'application/problem+json' };
  // A page that was just opened.
  window.history.replaceState(null, '', '/documents');
  const now = vi.spyOn(performance, 'now').mockReturnValue(500);
  globalThis.earlyAnswers = new Map([
    ['/api/auth/user', Promise.resolve(new Response(JSON.stringify(body), { status, headers }))],
  ]);
  await dataOfFirstRender('/api/auth/user', http, undefined);
  const { calls } = await renderApp({ route: '/documents', faults: [everything] });
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(calls()).toEqual([]);
  globalThis.earlyAnswers = undefined;
  now.mockRestore();
});

test('any refused call during work shows it, without a toast, and no screen behind it continues to load', async () => {
  const { user, calls, change, settled } = await renderApp({
    route: '/documents',
    scenario: room({ documents: [{ name: 'Accounts.txt' }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'New Folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Folder' }));
  await user.type(dialog.getAllByRole('textbox')[0]!, 'Contracts');
  change({ faults: [everything] });
  await user.click(dialog.getByRole('button', { name: 'Create Folder' }));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Accounts.txt')).toBeNull();
  expect(document.querySelector('[data-tone]')).toBeNull();
  await settled();
  const callsBefore = calls().length;
  window.dispatchEvent(new FocusEvent('focus'));
  await waitFor(() => expect(calls().length).toBe(callsBefore + 1));
  await settled();
  expect(calls().at(-1)?.operationId).toBe('getCurrentUser');
  expect(calls()).toHaveLength(callsBefore + 1);
});

test('it disappears when the server accepts the user again', async () => {
  const { change, focusWindow, location } = await renderApp({ route: '/audit', faults: [everything] });
  await screen.findByRole('heading', heading);
  change({ faults: [] });
  await focusWindow();
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
  expect(location()).toBe('/audit');
});

test('the page is shown to a role whose networks are others, and disappears where the user is in one of them', async () => {
  const { user, world, change, focusWindow } = await renderApp({
    route: '/documents',
    persona: 'viewer',
    scenario: 'empty',
  });
  await screen.findByRole('heading', { level: 1, name: 'Document Management' });
  await world.store.transact((tx) =>
    tx.policies.put({
      id: POLICY,
      revision: 1,
      secondFactor: 'off',
      stepUpMinutes: null,
      networks: [{ cidr: '203.0.113.0/24', roles: ['viewer'], note: '' }],
      idleMinutes: null,
      approverCount: 1,
      updatedAt: '2026-01-15T09:00:00.000Z',
      updatedById: 'user-admin',
    }),
  );
  await focusWindow();
  await screen.findByRole('heading', heading);
  expect(screen.getByText(/: the server sees you at [\d.]+$/)).toBeVisible();
  change({ clientAddress: '203.0.113.9' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Document Management' })).toBeVisible();
});

test('"Try again" shows a refusal that still applies, and continues where it has ended', async () => {
  const { user, change } = await renderApp({ route: '/audit', faults: [everything] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Still not allowed from here.')).toBeVisible();
  change({ faults: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
});

test('"Try again" names a server that cannot be reached, and not the network, and its words stay while it asks by itself', async () => {
  const { user, calls, change } = await renderApp({ route: '/audit', faults: [everything] });
  await screen.findByRole('heading', heading);
  change({ faults: [fault('*', 'offline')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const unreachable = 'The server could not be reached. Check your connection and try again.';
  await screen.findByText(unreachable);
  expect(screen.queryByText('Still not allowed from here.')).toBeNull();
  const before = calls().length;
  change({ faults: [fault('getCurrentUser', { delayMs: 'never' })] });
  window.dispatchEvent(new FocusEvent('focus'));
  await waitFor(() => expect(calls()).toHaveLength(before + 1));
  expect(screen.getByText(unreachable)).toBeVisible();
});

test('"Sign out" leaves through the server', async () => {
  const { user, left } = await renderApp({ route: '/', faults: [everything] });
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(left).toEqual(['/api/logout']);
});

test('a session that has ended meanwhile is shown as ended', async () => {
  const { change, focusWindow, left } = await renderApp({ route: '/audit', faults: [{ ...everything, after: 1 }] });
  await screen.findByRole('heading', heading);
  change({ faults: [], persona: null });
  await focusWindow();
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
  await waitFor(() => expect(left).toEqual(['/api/login']), { timeout: 2000 });
});
