import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutboxMail } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { aPolicy, reading } from './testing/policy-scene.ts';
import { office } from './testing/reach.ts';
import { measuredRoom } from '#web/testing/measured-room.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const cards = [
  ['Authentication Security', /OIDC sign-in/],
  ['Authentication Security', /7-day session expiry with refresh/],
  ['Access Control', /Admin\s*Full access/],
  ['Access Control', /Manager\s*Limited/],
  ['Access Control', /Analyst\s*Read\/write/],
  ['Access Control', /Viewer\s*Read only/],
  ['Access Control', /Public\s*Open/],
  ['Access Control', /Restricted\s*Limited/],
  ['Access Control', /Confidential\s*Secure/],
  ['Download Controls', /Download restrictions/],
  ['Security Monitoring', /Audit logging/],
  ['Security Monitoring', /Failed-login monitoring/],
  ['Policies', /Session timeout.*7 days/],
  ['Policies', /Watermarking.*with user identification/],
  ['Policies', /IP logging/],
] as const;

test.runIf(isDeep)('the cards show how the room is protected', async () => {
  await renderApp({ route: '/security', persona: 'admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Security Settings' })).toBeVisible();
  for (const [card, words] of cards) expect(screen.getByRole('region', { name: card })).toHaveTextContent(words);
});

test('the title is whole on a tablet, beside all buttons of its head', async () => {
  await page.viewport(768, 780);
  await renderApp({ route: '/security', persona: 'admin' });
  const title = await screen.findByRole('heading', { level: 1, name: 'Security Settings' });
  expect(screen.getByRole('button', { name: 'Terms before entry' })).toBeVisible();
  expect(title.scrollWidth).toBe(title.clientWidth);
});

test('terms can be written only when it is known which users they concern', async () => {
  const faults = [fault('listUsers', { delayMs: 'never' })];
  const { user, change } = await renderApp({ scenario: 'empty', route: '/security', persona: 'admin', faults });
  await user.click(await screen.findByRole('button', { name: 'Terms before entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms before entry' }));
  expect(dialog.getByRole('button', { name: 'New Terms' })).toBeDisabled();
  change({ faults: [] });
  expect(await screen.findByRole('dialog', { name: 'New Terms' })).toBeInTheDocument();
});

test('a version of terms that was published while their versions are shown is the newest', async () => {
  const { user, focusWindow } = await renderApp({ route: '/security', scenario: 'empty' });
  const publish = (terms: object, headers = {}) =>
    fetch('/api/terms', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ title: 'House rules', ...terms }),
    });
  await fetch('/api/groups', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Bidder B', memberIds: [] }),
  });
  const [{ id: groupId }] = (await (await fetch('/api/groups')).json()) as [{ id: string }];
  const { id: termsId } = (await (await publish({ text: 'Be quiet.', groupIds: [groupId] })).json()) as { id: string };
  await user.click(await screen.findByRole('button', { name: 'Terms before entry' }));
  await user.click(await screen.findByRole('button', { name: 'Versions of House rules' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'House rules' }));
  await dialog.findByRole('option', { name: '1, the newest' });
  const next = { text: 'Be silent.', groupIds: [groupId], termsId };
  expect((await publish(next, { 'If-Match': '"1-in-force"' })).status).toBe(201);
  await focusWindow();
  expect(await dialog.findByRole('option', { name: '2, the newest' })).toBeInTheDocument();
  expect(dialog.queryByRole('option', { name: '1, the newest' })).toBeNull();
});

test('the first card is the policy in force, as administrators and the environment have set it', async () => {
  const body = aPolicy({
    ...{ secondFactor: 'everyone', idleMinutes: 30, networks: [office], updatedByName: 'Priya Raman' },
    ...{ updatedAt: '2026-01-14T09:00:00.000Z', fixed: [{ property: 'secondFactor', variable: 'SECOND_FACTOR' }] },
  });
  await renderApp({ route: '/security', persona: 'admin', faults: [reading(body, '"1"')] });
  await screen.findByText('Second factor');
  const [first] = screen.getAllByRole('region', { name: /./ }).filter((region) => region.closest('main'));
  expect(first).toHaveAccessibleName('Policy in force');
  for (const words of [
    /Second factor\s*everyone \(set by SECOND_FACTOR\)/,
    /Asking again\s*off/,
    /Networks\s*203\.0\.113\.0\/24 for Admin, Manager/,
    /Idle limit\s*30 minutes/,
    /Words in scans and pictures\s*not searched; with OCR=on a page takes/,
    /Changed .* by Priya Raman/,
  ])
    expect(first).toHaveTextContent(words);
});

test('the cards of a room that measures show after how long a session ends there', async () => {
  const faults = [reading(aPolicy({ idleMinutes: 30 }), '"1"')];
  await renderApp({ route: '/security', persona: 'admin', scenario: measuredRoom, faults });
  await screen.findByText('30-minute session expiry with refresh');
  expect(screen.getByRole('region', { name: 'Policies' })).toHaveTextContent(/ends 30 minutes after.*30 min/);
  expect(document.body).not.toHaveTextContent(/7.days?/);
});

test.each([
  ['is loading', fault('getSecurityPolicy', { delayMs: 'never' })],
  ['failed', fault('getSecurityPolicy', 500)],
] as const)('no end of a session is made up while the policy of a room that measures %s', async (_, trouble) => {
  const faults = [trouble];
  await renderApp({ route: '/security', persona: 'admin', scenario: measuredRoom, faults });
  expect(await screen.findByRole('region', { name: 'Policies' })).toHaveTextContent('Session timeout……');
  expect(document.body).not.toHaveTextContent(/7.days?/);
});

const me = {
  id: 'user-admin',
  email: null,
  firstName: 'Ada',
  lastName: null,
  role: 'admin',
  profileImageUrl: null,
} as const;

test('and after how many days from the sign-in, in the dashboard and the dialog as well', async () => {
  const body = { ...me, room: { name: 'Aurora', figures: 'measured', sessionMaxDays: 1 } } as const;
  const faults = [fault('getCurrentUser', { status: 200, body }), reading(aPolicy(), '"1"')];
  const { user } = await renderApp({ route: '/security', persona: 'admin', scenario: measuredRoom, faults });
  await screen.findByText('1-day session expiry');
  expect(screen.getByRole('region', { name: 'Policies' })).toHaveTextContent(/ends 1 day after the sign-in.*1 day/);
  await user.click(screen.getByRole('button', { name: 'Edit Policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Policy' }));
  await user.click(await dialog.findByRole('tab', { name: /Sessions/ }));
  expect(await dialog.findByText('A session ends 1 day after the sign-in.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/7.days?/);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const status = await screen.findByRole('region', { name: 'Security Status' });
  expect(status).toHaveTextContent(/Session Timeout1 day/);
});

test('where words in scans are searched, the policy says by which setting, and what it costs', async () => {
  const body = { ...me, readsScans: true };
  await renderApp({ route: '/security', persona: 'admin', faults: [fault('getCurrentUser', { status: 200, body })] });
  const card = await screen.findByRole('region', { name: 'Policy in force' });
  const words = /searched \(set by OCR\): a page takes the server about two seconds and 200 MB of memory, once/;
  await waitFor(() => expect(card).toHaveTextContent(words));
});

test.runIf(isDeep)('the page itself has nothing to fill in, and loads the policy alone', async () => {
  const { calls } = await renderApp({ route: '/security', persona: 'admin' });
  await screen.findByText('Second factor');
  expect(document.querySelector('main :is(input, select, textarea)')).toBeNull();
  expect(calls().map(({ operationId }) => operationId)).toEqual(['getCurrentUser', 'getSecurityPolicy']);
});

test.each(casesOf(['manager', 'analyst', 'viewer']))('%s is refused', async (persona) => {
  const { calls } = await renderApp({ route: '/security', persona });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText(/This area is restricted to administrators only\.$/)).toBeVisible();
  expect(screen.queryByText('Policies')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Policy' })).toBeNull();
  expect(calls()).toHaveLength(1);
});

test('the outbox shows why a mail is refused before it is opened', async () => {
  const mail: OutboxMail = {
    ...{ id: 'approval-1', kind: 'approval', to: 'noor@late.example', state: 'waiting', attempts: 2, endedAt: null },
    ...{ createdAt: '2026-01-15T09:40:00.000Z', subject: 'An approval waits', text: 'Look', error: '550 No such user' },
  };
  const faults = [fault('listOutbox', { status: 200, body: [mail] })];
  const { user } = await renderApp({ route: '/security', persona: 'admin', scenario: 'empty', faults });
  await user.click(await screen.findByRole('button', { name: 'Mail' }));
  expect(await screen.findByText('After 2 tries: 550 No such user')).toBeVisible();
});

test('the outbox names the kind of an ended mail whose text is gone, and says that other texts are those of now', async () => {
  const mail: OutboxMail = {
    ...{ id: 'invitation-1', kind: 'invitation', to: 'noor@late.example', state: 'sent', attempts: 0, error: null },
    ...{ createdAt: '2026-01-15T09:40:00.000Z', endedAt: '2026-01-15T09:41:00.000Z', subject: null, text: null },
  };
  const body: OutboxMail[] = [mail, { ...mail, id: 'request-1', kind: 'request', state: 'dropped' }];
  body.push({ ...mail, id: 'digest-1', kind: 'digest', subject: '2 documents are new', text: 'Two are new' });
  const faults = [fault('listOutbox', { status: 200, body })];
  const { user } = await renderApp({ route: '/security', persona: 'admin', scenario: 'empty', faults });
  await user.click(await screen.findByRole('button', { name: 'Mail' }));
  const [sent, dropped, digest] = within(await screen.findByRole('list', { name: 'Mails' })).getAllByRole('listitem');
  expect(sent).toHaveTextContent(/^An invitation.*SentIt was sent/);
  expect(dropped).toHaveTextContent(/^A request for access.*Not sentIts reader is gone/);
  expect(digest).toHaveTextContent(/Sent now, it would say:.*Two are new/);
});
