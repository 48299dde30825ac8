import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { lastUse } from '#web/session/last-use.ts';
import { otherTabs } from '#web/ui/browser/site-data.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { findToast } from '#web/testing/toasts.ts';
import { ahead, endingIn } from '../testing/account-scene.ts';

const findQuestion = () => screen.findByRole('alertdialog', { name: 'Are You Still There?' });
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

async function warned() {
  const rendered = await renderApp({ route: '/nowhere', scenario: 'empty', faults: [endingIn(1.75)] });
  return { ...rendered, dialog: within(await findQuestion()) };
}

test('a session that is about to end warns, with the focus on staying, and what counts down is not read out', async () => {
  const { dialog, setNow } = await warned();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
  expect(await findQuestion()).toHaveAccessibleDescription(/signed out in two minutes/);
  expect(dialog.getByText('1:45').closest('[aria-hidden]')).not.toBeNull();
  setNow(ahead(1));
  expect(await dialog.findByText('0:45')).toBeVisible();
});

test('keys and the pointer are uses of the session', async () => {
  const { calls, setNow } = await renderApp({ route: '/nowhere', scenario: 'empty' });
  await waitFor(() => expect(calls('getMySession')).toHaveLength(1));
  for (const [minutes, use] of ['keydown', 'pointerdown'].entries()) {
    setNow(ahead(minutes));
    window.dispatchEvent(new Event(use));
    expect(lastUse.at()).toBe(Date.now());
  }
});

test.runIf(isDeep)('staying uses the session, and the warning goes', async () => {
  const { user, dialog, calls, change } = await warned();
  const before = calls('getCurrentUser').length;
  change({ faults: [endingIn(30)] });
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await isGone();
  expect(calls('getCurrentUser').length).toBe(before + 1);
});

test.runIf(isDeep)('staying without the server shows an error, and can be tried again', async () => {
  const { user, dialog, change } = await warned();
  change({ faults: [endingIn(1.75), fault('getCurrentUser', 'offline')] });
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(await dialog.findByText(/could not be reached/)).toBeVisible();
  change({ faults: [endingIn(30)] });
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await isGone();
});

test.runIf(isDeep)('signing out leaves through the server', async () => {
  const { user, dialog, left } = await warned();
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(left).toEqual(['/api/logout']);
});

test.runIf(isDeep)('a use in another tab takes the warning away here', async () => {
  const { change } = await warned();
  change({ faults: [endingIn(30)] });
  const other = otherTabs('strongroom-session', () => undefined);
  other.notify();
  await isGone();
  other.close();
});

test.runIf(isDeep)('activity here is reported to the other tabs', async () => {
  let notified = 0;
  const other = otherTabs('strongroom-session', () => (notified += 1));
  const { user, dialog, change } = await warned();
  notified = 0;
  change({ faults: [endingIn(30)] });
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(notified).toBeGreaterThan(0));
  other.close();
});

test.runIf(isDeep)('at the end the session is lost as any other, and signing in comes next', async () => {
  const { change, setNow, left } = await warned();
  change({ faults: [fault('getMySession', 401)] });
  setNow(ahead(2));
  await findToast('Unauthorized', 'You are logged out. Logging in again...', 'destructive');
  await waitFor(() => expect(left).toEqual(['/api/login']), { timeout: 2000 });
});

test.runIf(isDeep)(
  'without a limit the server is called once, and again only when the user returns to the window',
  async () => {
    const { calls, setNow } = await renderApp({ route: '/nowhere', scenario: 'empty' });
    await waitFor(() => expect(calls('getMySession').map(({ status }) => status)).toEqual([200]));
    let later = 0;
    await waitFor(() => {
      // The app may not have seen the first answer yet.
      setNow(ahead((later += 600)));
      window.dispatchEvent(new Event('pageshow'));
      expect(calls('getMySession').length).toBeGreaterThan(1);
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
