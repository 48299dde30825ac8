import { screen, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';

const cards = [
  ['Multi-Factor Authentication', /IP restrictions and session management/],
  ['Role-Based Access', /by folder and document/],
  ['Version Control', /Automatic numbering .* change tracking and approval workflows/],
  ['Document Watermarking', /user identity and timestamp/],
  ['Download Restrictions', /Configurable download restrictions .* view-only/],
  ['Comprehensive Auditing', /Full audit logging .* compliance reporting/],
] as const;

test('the head names the product and its tagline', async () => {
  await renderApp({ persona: null });
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByText('Strongroom')).toBeVisible();
  expect(banner.getByText('Data Room Platform')).toBeVisible();
  expect(banner.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('there are six cards, each with its text', async () => {
  await renderApp({ persona: null });
  await screen.findByRole('heading', { level: 1, name: 'Secure Enterprise Data Room' });
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(cards.map(([title]) => title));
  for (const [index, [, pitch]] of cards.entries()) expect(titles[index]?.parentElement).toHaveTextContent(pitch);
});

test.each(casesOf(['Sign In', 'Get Started', 'Start Now']))('%s leaves for the identity provider', async (name) => {
  const { user, left, calls } = await renderApp({ persona: null });
  await user.click(await screen.findByRole('button', { name }));
  expect(left).toEqual(['/api/login']);
  expect(calls('startLogin')).toEqual([]);
});

test('the picture of the product has no text for screen readers, so that nobody takes it for the app', async () => {
  await renderApp({ persona: null });
  await screen.findByRole('button', { name: 'Get Started' });
  expect(screen.queryByText('Document Management')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the picture of the product follows the theme', async () => {
  await renderApp({ persona: null });
  await screen.findByRole('button', { name: 'Get Started' });
  const shown = () =>
    [...document.querySelectorAll<HTMLImageElement>('picture img')]
      .filter((image) => image.checkVisibility())
      .map(({ src }) => src);
  expect(shown()).toEqual([expect.stringContaining('wide-light')]);
  document.documentElement.dataset['theme'] = 'dark';
  expect(shown()).toEqual([expect.stringContaining('wide-dark')]);
  document.documentElement.dataset['theme'] = 'light';
});

const newUserRoutes = [
  ['/?newuser=true', '/api/login'],
  ['/documents?newuser=true', '/api/login'],
  ['/?newuser=true&invitation=token-1', '/api/login?invitation=token-1'],
] as const;

test.each(casesOf(newUserRoutes))('%s signs out once, with no body, and then opens %s', async (route, target) => {
  sessionStorage.setItem('strongroom-return-path', '/analytics');
  const { calls, left } = await renderApp({ route, persona: null });
  await waitFor(() => expect(left).toEqual([target]));
  expect(sessionStorage.getItem('strongroom-return-path')).toBeNull();
  expect(calls('logout')).toHaveLength(1);
  expect(calls('logout')[0]).toMatchObject({ method: 'POST', url: '/api/logout', body: null });
  expect(calls('logout')[0]?.headers).not.toHaveProperty('content-type');
});

test.runIf(isDeep)('nothing leaves before the logout has been answered', async () => {
  const { calls, left, change } = await renderApp({
    route: '/?newuser=true',
    persona: null,
    faults: [fault('logout', { delayMs: 'never' })],
  });
  await waitFor(() => expect(calls('logout')).toHaveLength(1));
  expect(left).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
  expect(left).toEqual([]);
  change({ faults: [] });
  await waitFor(() => expect(left).toEqual(['/api/login']));
});

test.each(casesOf([500, 'offline'] as const))(
  'after a logout that fails (%s) the next page opens all the same',
  async (status) => {
    const { left } = await renderApp({ route: '/?newuser=true', persona: null, faults: [fault('logout', status)] });
    await waitFor(() => expect(left).toEqual(['/api/login']));
  },
);

test.runIf(isDeep)('a logout that hangs is left after five seconds', async () => {
  const { calls, left } = await renderApp({
    route: '/?newuser=true',
    persona: null,
    faults: [fault('logout', { delayMs: 'never' })],
  });
  await waitFor(() => expect(calls('logout')).toHaveLength(1));
  await waitFor(() => expect(left).toEqual(['/api/login']), { timeout: 7000 });
});

test.each(casesOf(['/', '/?newuser=false', '/?newuser=TRUE', '/?newuser=1']))('%s signs no one out', async (route) => {
  const { calls, left } = await renderApp({ route, persona: null });
  await screen.findByRole('button', { name: 'Get Started' });
  expect(calls('logout')).toEqual([]);
  expect(left).toEqual([]);
});

const forAnother = 'If the invitation is for another address, log out and open its link again.';

test('an invitation changes nothing for a user who is signed in, and names who that is', async () => {
  const { calls, left } = await renderApp({ route: '/?newuser=true', persona: 'admin' });
  await screen.findByRole('heading', { name: 'Security Dashboard' });
  await findToast('You are signed in as ada@strongroom.example', forAnother);
  expect(calls('logout')).toEqual([]);
  expect(left).toEqual([]);
});

test('an invitation that was used opens the documents of a user who may not see the dashboard', async () => {
  const { location } = await renderApp({ route: '/?newuser=true&invitation=token-1', persona: 'viewer' });
  await screen.findByRole('heading', { name: 'Document Management' });
  expect(location()).toBe('/documents');
  await findToast('You are signed in as ingrid@buyer.example', forAnother);
});

test.each(casesOf([768, 1024, 1280]))('at %d pixels nothing covers the captions below the picture', async (width) => {
  await page.viewport(width, 800);
  await renderApp({ persona: null });
  await screen.findByRole('heading', { level: 1 });
  for (const words of ['Access by role and by grant', 'Watermarked previews', 'Every view on record']) {
    const caption = screen.getByText(words);
    caption.scrollIntoView({ block: 'center' });
    const { left, right, top, height } = caption.getBoundingClientRect();
    for (const x of [left + 1, right - 1])
      expect(caption.contains(document.elementFromPoint(x, top + height / 2))).toBe(true);
  }
});
