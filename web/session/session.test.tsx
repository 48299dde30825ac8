import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { setLeavingForSignIn } from '#web/ui/browser/leaving.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { beginSession, loseSession } from './session-lost.ts';

/** A user in the answer of a server that violates the contract. */
const user = (fields: object): Fault =>
  fault('getCurrentUser', {
    undocumented: {
      status: 200,
      body: {
        id: 'u1',
        firstName: null,
        lastName: null,
        email: null,
        role: 'viewer',
        profileImageUrl: null,
        ...fields,
      },
    },
  });

/** Includes answers that a server of the contract never gives. */
const failing = (status: 401 | 403 | 500 | 'offline'): Fault =>
  status === 'offline'
    ? fault('getCurrentUser', status)
    : fault('getCurrentUser', { undocumented: { status, body: '' } });

const routes = ['/', '/documents', '/users', '/audit', '/security', '/analytics', '/nope'];

test.each(routes)('a visitor sees the landing page at %s, without a toast and without another call', async (route) => {
  const { calls, left, location } = await renderApp({ route, persona: null });
  expect(await screen.findByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
  expect(left).toEqual([]);
  expect(location()).toBe(route);
});

const remembered = () => localStorage.getItem('strongroom-signed-in') !== null;

test('a browser remembers that a user is signed in, and not who', async () => {
  await renderApp({ route: '/', persona: 'manager' });
  await waitFor(() => expect(remembered()).toBe(true));
  expect(localStorage.getItem('strongroom-signed-in')).toHaveLength(3);
});

test('what it remembers differs for another user, so that other tabs see the change at once', async () => {
  const { change, focusWindow } = await renderApp({ route: '/', persona: 'manager' });
  await waitFor(() => expect(remembered()).toBe(true));
  const before = localStorage.getItem('strongroom-signed-in');
  change({ persona: 'viewer' });
  await focusWindow();
  await screen.findByText('Viewer Portal');
  await waitFor(() => expect(localStorage.getItem('strongroom-signed-in')).not.toBe(before));
});

test('a browser forgets it as soon as the server answers that no one is', async () => {
  localStorage.setItem('strongroom-signed-in', '');
  await renderApp({ route: '/', persona: null });
  await waitFor(() => expect(remembered()).toBe(false));
});

test('the page of visitors lets other tabs ask who is signed in, also where signing out has forgotten it already', async () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  await renderApp({ route: '/', persona: null });
  await waitFor(() => expect(written).toHaveBeenCalledWith('strongroom-signed-in', ''));
  expect(remembered()).toBe(false);
});

test.each([401, 403, 500, 'offline'] as const)(
  'a first answer that is %s means a visitor, and is not requested again',
  async (status) => {
    const { calls } = await renderApp({ route: '/documents', faults: [failing(status)] });
    expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
    expect(calls('getCurrentUser')).toHaveLength(1);
  },
);

test('an answer that cannot be read is a failure too, not a blank page', async () => {
  const garbled = { status: 200, body: '{"id":', type: 'application/json' };
  await renderApp({ faults: [fault('getCurrentUser', { undocumented: garbled })] });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('null in place of a person means a visitor', async () => {
  const nobody = { status: 200, body: 'null', type: 'application/json' };
  await renderApp({ route: '/documents', faults: [fault('getCurrentUser', { undocumented: nobody })] });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('until the first answer there is a spinner, and neither the landing page nor the app', async () => {
  const { calls } = await renderApp({ faults: [fault('getCurrentUser', { delayMs: 'never' })] });
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(1));
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the user is loaded once at the start, again on focus and when another screen opens', async () => {
  const { calls, focusWindow, user: person } = await renderApp({ route: '/nope', persona: 'viewer' });
  await screen.findByText('404 Page Not Found');
  expect(calls('getCurrentUser')).toHaveLength(1);
  await focusWindow();
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(2));
  await person.click(screen.getByRole('link', { name: 'Document Management' }));
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(3));
  expect(calls('getCurrentUser')[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
});

test('a refetch on focus shows no spinner and takes nothing from the screen', async () => {
  const { calls, focusWindow } = await renderApp({
    route: '/nope',
    faults: [fault('getCurrentUser', { delayMs: 'never', after: 1 })],
  });
  await screen.findByText('404 Page Not Found');
  await focusWindow();
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(2));
  expect(screen.getByText('404 Page Not Found')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a visitor who returns to the window keeps the page while the user is loaded again', async () => {
  const { calls, focusWindow } = await renderApp({
    route: '/',
    persona: null,
    faults: [fault('getCurrentUser', { delayMs: 'never', after: 1 })],
  });
  const hero = await screen.findByRole('heading', { name: 'Secure Enterprise Data Room' });
  await focusWindow();
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(2));
  expect(hero).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test.each([403, 500, 'offline'] as const)('a later failure (%s) keeps the person and the screen', async (status) => {
  const { calls, focusWindow, left } = await renderApp({ route: '/nope', faults: [{ ...failing(status), after: 1 }] });
  await screen.findByText('404 Page Not Found');
  await focusWindow();
  await waitFor(() => expect(calls('getCurrentUser')).toHaveLength(2));
  expect(screen.getByText('404 Page Not Found')).toBeVisible();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(left).toEqual([]);
});

test('a session that ends keeps the screen, shows one toast, and goes to sign in', async () => {
  const { change, focusWindow, left } = await renderApp({ route: '/analytics', persona: 'manager' });
  await screen.findByRole('heading', { name: 'Analytics Dashboard' });
  change({ persona: null });
  await focusWindow();
  const title = await screen.findByText('Unauthorized');
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
  expect(title.closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive');
  await waitFor(() => expect(left).toEqual(['/api/login']));
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(sessionStorage.getItem('strongroom-return-path')).toBe('/analytics');
  await focusWindow();
  await focusWindow();
  expect(left).toEqual(['/api/login']);
});

test('a user who stays for an upload reads no more that they are logged out once they have signed in on another tab', async () => {
  const stays = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', stays);
  try {
    const { change, focusWindow, left } = await renderApp({ route: '/documents', persona: 'manager' });
    await screen.findByText('Manager Portal');
    change({ persona: null });
    await focusWindow();
    await waitFor(() => expect(left).toEqual(['/api/login']));
    setLeavingForSignIn(false);
    await focusWindow();
    await findToast('Unauthorized', 'You are logged out. Log in again in another tab to keep what is being uploaded.');
    change({ persona: 'manager' });
    await focusWindow();
    await waitFor(() => expect(screen.queryByText(/^You are logged out/)).toBeNull());
  } finally {
    window.removeEventListener('beforeunload', stays);
  }
});

test('several calls refused together are one toast and one way out', async () => {
  const unauthorized = { status: 401, after: 1 } as const;
  const { calls, focusWindow, left } = await renderApp({
    route: '/',
    faults: [fault('getDashboardMetrics', unauthorized), fault('listRecentActivity', unauthorized)],
  });
  await screen.findByText('Recent Activity');
  await waitFor(() => expect(calls('listRecentActivity')).toHaveLength(1));
  await focusWindow();
  await waitFor(() => expect(left).toEqual(['/api/login']));
  expect(screen.getAllByText('Unauthorized')).toHaveLength(1);
});

test('a page that starts is not left for the sign-in of a session lost before', async () => {
  const { left } = await renderApp({ route: '/nope' });
  await screen.findByText('404 Page Not Found');
  vi.useFakeTimers();
  try {
    loseSession();
    beginSession();
    vi.advanceTimersByTime(1000);
    expect(left).toEqual([]);
    loseSession();
    vi.advanceTimersByTime(600);
    beginSession();
    vi.advanceTimersByTime(4600);
    // What the former loss has left for later does not keep this one from the sign-in.
    loseSession();
    vi.advanceTimersByTime(600);
    expect(left).toEqual(['/api/login', '/api/login']);
  } finally {
    vi.useRealTimers();
  }
});

test('sign-in keeps the path, and the app opens it afterwards, once', async () => {
  const visitor = await renderApp({ route: '/documents?folder=f1', persona: null });
  await visitor.user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(visitor.left).toEqual(['/api/login']);
  const kept = sessionStorage.getItem('strongroom-return-path');
  expect(kept).toBe('/documents?folder=f1');
});

test('after sign-in at / the kept path is opened, and it is forgotten', async () => {
  sessionStorage.setItem('strongroom-return-path', '/analytics');
  const { location } = await renderApp({ route: '/' });
  expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  expect(location()).toBe('/analytics');
  expect(sessionStorage.getItem('strongroom-return-path')).toBeNull();
});

test('a role whose first screen is the documents is led from there to the kept path', async () => {
  sessionStorage.setItem('strongroom-return-path', '/documents?folder=folder-legal');
  const { location } = await renderApp({ route: '/documents', persona: 'viewer' });
  expect(await screen.findByRole('heading', { name: 'Document Management' })).toBeVisible();
  // The heading stands there from the first look on.
  await waitFor(() => expect(location()).toBe('/documents?folder=folder-legal'));
});

test('a link into the documents is not left for a path that was kept before', async () => {
  sessionStorage.setItem('strongroom-return-path', '/analytics');
  const { location } = await renderApp({ route: '/documents?folder=folder-legal' });
  expect(await screen.findByRole('heading', { name: 'Document Management' })).toBeVisible();
  expect(location()).toBe('/documents?folder=folder-legal');
});

test.each(['//evil.example/x', 'https://evil.example/', '/\\evil.example', '/api/logout'])(
  'a kept path like %s is not followed',
  async (path) => {
    sessionStorage.setItem('strongroom-return-path', path);
    const { location, left } = await renderApp({ route: '/' });
    expect(await screen.findByRole('heading', { name: 'Security Dashboard' })).toBeVisible();
    expect(location()).toBe('/');
    expect(left).toEqual([]);
  },
);

test.each([
  [
    'admin',
    'Admin Portal',
    ['Dashboard', 'Document Management', 'User Management', 'Security Settings', 'Audit Trail', 'Analytics'],
  ],
  ['manager', 'Manager Portal', ['Dashboard', 'Document Management', 'User Management', 'Audit Trail', 'Analytics']],
  ['analyst', 'Analyst Portal', ['Document Management']],
  ['viewer', 'Viewer Portal', ['Document Management']],
])('the sidebar of %s', async (role, portal, entries) => {
  await renderApp({ route: '/nope', faults: [user({ role })] });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(screen.getByText(portal)).toBeVisible();
  expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual(entries);
  expect(navigation.queryByRole('link', { current: 'page' })).toBeNull();
});

test('a change that is refused for the role shows what the new role may do', async () => {
  const app = await renderApp({ route: '/documents', persona: 'manager', scenario: smallRoom });
  await app.user.click((await screen.findAllByRole('button', { name: 'New Folder' }))[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByRole('textbox', { name: /^(Folder )?Name/ }), 'Tax');
  await app.demote();
  await app.user.click(dialog.getByRole('button', { name: 'Create Folder' }));
  expect(await screen.findByText('Viewer Portal')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload Document', hidden: true })).toBeNull();
});

test.each([null, 'owner'])('a role that is %j has the fewest entries and no portal', async (role) => {
  await renderApp({ route: '/nope', faults: [user({ role })] });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(screen.getByText('Data Room')).toBeVisible();
  expect(screen.queryByText(/Portal/)).toBeNull();
  expect(navigation.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['first and last name', { firstName: 'Ada', lastName: 'Lovelace', email: 'a@x.example' }, 'Ada Lovelace', 'AL'],
  ['e-mail', { email: 'a@x.example' }, 'a@x.example', 'U'],
])('the foot of the sidebar shows %s', async (_title, fields, name, letters) => {
  await renderApp({ route: '/nope', faults: [user(fields)] });
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText(letters)).toBeVisible();
  expect(screen.getByText('Viewer')).toBeVisible();
});

test('where nothing is known the name and the role are both "User"', async () => {
  await renderApp({ route: '/nope', faults: [user({ role: null })] });
  expect(await screen.findAllByText('User')).toHaveLength(2);
  expect(screen.getByText('U')).toBeVisible();
});

test('a profile image is shown, and initials where it does not load', async () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  await renderApp({ route: '/nope', faults: [user({ ...names, profileImageUrl: '/favicon.svg' })] });
  await screen.findByText('Ada Lovelace');
  expect(document.querySelector('aside img')).toHaveAttribute('src', '/favicon.svg');
  document.querySelector('aside img')?.dispatchEvent(new Event('error'));
  expect(await screen.findByText('AL')).toBeVisible();
  expect(document.querySelector('aside img')).toBeNull();
});

test('Logout leaves by a full-page navigation and keeps no path', async () => {
  sessionStorage.setItem('strongroom-return-path', '/analytics');
  const { user: person, left, calls } = await renderApp({ route: '/nope' });
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(left).toEqual(['/api/logout']);
  expect(calls('logout')).toEqual([]);
  expect(sessionStorage.getItem('strongroom-return-path')).toBeNull();
});

test('one toast is visible at a time: a second takes the place of the first', async () => {
  await renderApp({ route: '/nope' });
  await screen.findByText('404 Page Not Found');
  toast({ title: 'Success', message: 'Folder created successfully' });
  expect(await screen.findByText('Folder created successfully')).toBeVisible();
  toast({ title: 'Error', message: 'Failed to create folder', tone: 'destructive' });
  expect(await screen.findByText('Failed to create folder')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Folder created successfully')).toBeNull());
});
