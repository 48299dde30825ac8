import { act, screen, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

test.runIf(isDeep)('an unknown path shows a 404 inside the shell, stays where it is, and leads back', async () => {
  const { user, location } = await renderApp({ route: '/no-such-path', persona: 'viewer' });
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(location()).toBe('/no-such-path');
  expect(screen.queryByRole('link', { name: 'Back to the dashboard' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to your documents' }));
  expect(location()).toBe('/documents');
});

test('a slash at the end of an address changes nothing', async () => {
  const { location } = await renderApp({ route: '/audit/?text=Q1', persona: 'manager' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
  expect(location()).toBe('/audit?text=Q1');
});

test('an unknown path leads back to the dashboard where the user may see it', async () => {
  const { user, location } = await renderApp({ route: '/no-such-path', persona: 'manager' });
  await user.click(await screen.findByRole('link', { name: 'Back to the dashboard' }));
  expect(location()).toBe('/');
});

test.each(casesOf(['/', '/users', '/audit', '/security', '/analytics']))(
  'a screen that denies a user (%s) leads on to their documents',
  async (route) => {
    const { user, location } = await renderApp({ route, persona: 'viewer' });
    await screen.findByText('Access Denied');
    await user.click(screen.getByRole('link', { name: 'Go to your documents' }));
    expect(location()).toBe('/documents');
    expect(await screen.findByRole('heading', { name: 'Document Management' })).toBeVisible();
  },
);

test.each(
  casesOf([
    ['/', 'Dashboard', 'Security Dashboard'],
    ['/security', 'Security Settings', 'Security Settings'],
    ['/analytics', 'Analytics', 'Analytics Dashboard'],
  ]),
)('%s marks %s as the present entry and names the page', async (route, entry, title) => {
  await renderApp({ route });
  await screen.findByRole('heading', { level: 1, name: title });
  const current = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([entry]);
  expect(document.title).toBe(`${title} · Strongroom`);
});

test('a data room with a name has it in the title of every page, and on paper', async () => {
  await renderApp({ route: '/nowhere', scenario: measuredRoom });
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  expect(document.title).toBe('Page not found · Project Aurora');
  // What prints is loaded after the screen.
  const head = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return document.querySelector('[data-paper-head]') ?? expect.fail('Nothing is printed yet');
  });
  expect(head).toHaveTextContent(/^Project Aurora · Printed on .* by Ada Lindqvist$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test.runIf(isDeep)('going to another screen loads no page', async () => {
  const { user, left, location } = await renderApp({ route: '/security' });
  await user.click(await screen.findByRole('link', { name: 'Analytics' }));
  expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  expect(location()).toBe('/analytics');
  expect(left).toEqual([]);
});

test('the theme follows the system, and a switch is remembered until it agrees with the system again', async () => {
  const { user } = await renderApp({ route: '/security' });
  const root = document.documentElement;
  const other = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  await user.click(await screen.findByRole('button', { name: `Switch to ${other} theme` }));
  expect(root.dataset['theme']).toBe(other);
  expect(localStorage.getItem('strongroom-theme')).toBe(other);
  await user.click(screen.getByRole('button', { name: /^Switch to/ }));
  expect(root.dataset['theme']).not.toBe(other);
  expect(localStorage.getItem('strongroom-theme')).toBeNull();
});

test('a screen whose data has another shape fails alone, and Retry shows it again', async () => {
  const { user, expectConsoleError } = await renderApp({
    route: '/',
    faults: [fault('listRecentActivity', { undocumented: { status: 200, body: { no: 'list' } }, times: 1 })],
  });
  expect(await screen.findByText('This screen could not be shown')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expectConsoleError(/slice|ErrorBoundary/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Recent Activity')).toBeVisible();
});

test('the sidebar has room for a name of thirteen letters', async () => {
  await renderApp({ route: '/security', persona: 'manager' });
  const name = await screen.findByText('Marcus Okafor');
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});

test('F8 leads to the notifications', async () => {
  const { user } = await renderApp({ route: '/security' });
  await screen.findByRole('heading', { name: 'Security Settings' });
  await user.keyboard('[F8]');
  await waitFor(() => expect(document.activeElement?.closest('[role="region"]')).toHaveAccessibleName(/Notifications/));
});

test('the keyboard can skip the navigation', async () => {
  const { user } = await renderApp({ route: '/security' });
  await screen.findByRole('heading', { name: 'Security Settings' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  // What stands in it would cover half of a ring.
  expect(getComputedStyle(screen.getByRole('main')).outlineStyle).toBe('none');
});

// On a phone.

test('on a phone the navigation is a drawer that closes with Escape and gives the focus back', async () => {
  await page.viewport(360, 780);
  const { user } = await renderApp({ route: '/security' });
  const opener = await screen.findByRole('button', { name: 'Open navigation' });
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  expect(within(drawer).getAllByRole('link')).toHaveLength(6);
  expect(drawer.contains(document.activeElement)).toBe(true);
  await user.click(within(drawer).getByRole('button', { name: 'Close navigation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Analytics' }));
  expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone the name of a control in the drawer stands over it, not beneath', async () => {
  await page.viewport(360, 780);
  const { user } = await renderApp({ route: '/security' });
  (await screen.findByRole('button', { name: 'Open navigation' })).focus();
  await user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
  expect(await drawer.findByText('Close navigation')).toBeVisible();
});

test.runIf(isDeep)('no screen of mine is wider than a phone', async () => {
  await page.viewport(360, 780);
  const { user } = await renderApp({ route: '/' });
  for (const [name, heading] of [
    ['Security Settings', 'Security Settings'],
    ['Analytics', 'Analytics Dashboard'],
    ['Dashboard', 'Security Dashboard'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Open navigation' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name: heading });
    const main = screen.getByRole('main');
    expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  }
});

test('on a phone the title of the documents is whole beside the actions of a manager', async () => {
  await page.viewport(360, 780);
  await renderApp({ scenario: smallRoom, persona: 'manager', route: '/documents' });
  const title = await screen.findByRole('heading', { level: 1, name: 'Document Management' });
  await screen.findByRole('button', { name: 'Export Index' });
  expect(title.scrollWidth).toBe(title.clientWidth);
  expect(title.scrollHeight).toBe(title.clientHeight);
});

test('on a phone the account opens from the drawer, which closes, and Escape gives the focus back', async () => {
  await page.viewport(360, 780);
  const { user } = await renderApp({ route: '/nowhere' });
  const opener = await screen.findByRole('button', { name: 'Open navigation' });
  await user.click(opener);
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Navigation' })).getByRole('button', { name: /Your Account$/ }),
  );
  expect(await screen.findByRole('dialog', { name: 'Your Account' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
