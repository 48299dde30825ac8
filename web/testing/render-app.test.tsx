import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { renderApp } from './render-app.tsx';

test('a visitor sees the landing page and goes to sign in by a full-page navigation', async () => {
  const { user, left, calls } = await renderApp({ persona: null });
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(left).toEqual(['/api/login']);
  expect(calls('getCurrentUser')).toMatchObject([{ status: 401, method: 'GET', url: '/api/auth/user' }]);
});

test('each test has a world of its own: the one before left no one signed out', async () => {
  const { calls, location } = await renderApp({ route: '/nowhere?x=1', persona: 'viewer' });
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  expect(location()).toBe('/nowhere?x=1');
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser']);
});

test.runIf(isDeep)(
  'a fault is answered in place of the real answer, and the situation can change on the way',
  async () => {
    const { change, focusWindow, calls, left } = await renderApp({
      route: '/nowhere',
      faults: [fault('getCurrentUser', { status: 500, after: 1, times: 1 })],
    });
    await screen.findByText('404 Page Not Found');
    await focusWindow();
    await waitFor(() => expect(calls('getCurrentUser').map(({ status }) => status)).toEqual([200, 500]));
    expect(screen.getByText('404 Page Not Found')).toBeVisible();
    change({ persona: null });
    await focusWindow();
    await waitFor(() => expect(left).toEqual(['/api/login']));
  },
);
