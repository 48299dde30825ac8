import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { http } from '#web/api/http.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import {
  app,
  checkBegun,
  having,
  needsFactor,
  passkey,
  playDevice,
  tooOften,
  verified,
  wrong,
} from '#web/features/account/testing/account-scene.ts';
import { isDeep } from '#web/testing/deep.ts';
import { type Fault, type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { findDone, findToast } from '#web/testing/toasts.ts';

let restoreDevice: () => void = () => undefined;
beforeEach(() => {
  restoreDevice = playDevice();
});
afterEach(() => restoreDevice());

const refused: Fault = fault('updateUserRole', { ...needsFactor, times: 1 });
const notConfirmed = 'You did not confirm that it is you. Nothing was changed.';

/** Changes a role, which needs the second factor. */
async function change(faults: readonly Fault[], route = '/users') {
  const rendered = await renderApp({ route, scenario: 'empty', faults: [refused, ...faults] });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Edit role of Ingrid Vos' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit User Role' }));
  await user.selectOptions(form.getByLabelText('Role'), 'analyst');
  await user.click(form.getByRole('button', { name: 'Update Role' }));
  return { ...rendered, form, dialog: within(await findDialog()) };
}

const findDialog = () => screen.findByRole('dialog', { name: 'Confirm That It Is You' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm That It Is You' })).toBeNull());
const press = async ({ user }: Pick<RenderedApp, 'user'>, dialog: Pick<typeof screen, 'findByRole'>, name: string) =>
  user.click(await dialog.findByRole('button', { name }));

test('a refused change requires the passkey, and is then made, once, with what was sent', async () => {
  const scene = await change([having({ factors: [app, passkey] }), checkBegun, verified]);
  await waitFor(() => expect(scene.dialog.getByRole('button', { name: 'Use passkey' })).toHaveFocus());
  await press(scene, scene.dialog, 'Use passkey');
  await findDone(userWords.updateUserRole.done);
  expect(scene.calls('verifySecondFactor').map(({ body }) => body)).toEqual([
    { method: 'passkey', id: 'check-1', response: { id: 'credential-1' } },
  ]);
  expect(scene.calls('updateUserRole').map(({ status, body }) => [status, body])).toEqual([
    [403, { role: 'analyst' }],
    [200, { role: 'analyst' }],
  ]);
});

/** Grants the viewer this document in its dialog. */
async function grant({ user }: RenderedApp, document: string) {
  const [name] = await screen.findAllByText(document, { selector: '[role="row"] *' });
  await user.click(within(name!.closest<HTMLElement>('[role="row"]')!).getByRole('button', { name: /permissions/i }));
  const form = within(await screen.findByRole('dialog', { name: 'Document Permissions' }));
  await form.findByRole('option', { name: /^Ingrid Vos/ });
  await user.selectOptions(form.getByRole('combobox', { name: 'User' }), 'user-viewer');
  await user.click(form.getByRole('button', { name: 'Grant Permission' }));
  return form;
}

test('the pressed button has the focus again after the confirmed change, also where its dialog stays open', async () => {
  const rendered = await renderApp({
    route: '/documents',
    scenario: smallRoom,
    faults: [fault('grantDocumentPermission', { ...needsFactor, times: 1 }), having({ factors: [app] }), verified],
  });
  // The standby remembers what had the focus.
  await waitFor(() => expect(document.querySelector('aside nav li > span')).not.toBeNull());
  const form = await grant(rendered, 'Data Export.zip');
  await confirmWith(rendered);
  await isGone();
  await waitFor(() => expect(form.getByRole('button', { name: 'Grant Permission' })).toHaveFocus());
});

async function confirmWith(rendered: RenderedApp): Promise<void> {
  const dialog = within(await findDialog());
  await rendered.user.type(await dialog.findByLabelText('Code from your app'), '123456');
  await press(rendered, dialog, 'Confirm');
}

const asked = (operation: 'grantDocumentPermission' | 'updateDocumentSettings') => [
  fault(operation, { ...needsFactor, times: 1 }),
  ...[having({ factors: [app] }), verified],
];

test('a permission that another user gave during the confirmation is not replaced', async () => {
  const faults = asked('grantDocumentPermission');
  const rendered = await renderApp({ route: '/documents', scenario: smallRoom, faults });
  const { calls, world } = rendered;
  await grant(rendered, 'Site Plan.svg');
  await findDialog();
  await world.store.transact(async (tx) =>
    tx.grants.put({ ...(await tx.grants.get('grant-2'))!, id: 'theirs', documentId: 'doc-image' }),
  );
  await confirmWith(rendered);
  await screen.findByText(/^They have a permission by now/);
  expect(calls('grantDocumentPermission')).toHaveLength(1);
});

test('settings that another user changed during the confirmation stay', async () => {
  const faults = asked('updateDocumentSettings');
  const rendered = await renderApp({ route: '/documents', scenario: smallRoom, faults });
  const { user, calls, world } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('row', { name: /Site Plan/ }));
  await user.click(await screen.findByRole('button', { name: 'Access level and restrictions… (1)' }));
  const form = within(await screen.findByRole('dialog', { name: 'Access level and restrictions' }));
  await user.selectOptions(form.getByLabelText('Downloads'), 'Restricted');
  const save = form.getByRole('button', { name: 'Save Settings' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await findDialog();
  await world.store.transact(async (tx) =>
    tx.documents.put({ ...(await tx.documents.get('doc-image'))!, printingRestricted: true }),
  );
  await confirmWith(rendered);
  await findToast('Settings changed', 'Site Plan.svg changed | Undo', 'success');
  expect(calls('updateDocumentSettings').at(-1)).toMatchObject({
    body: { downloadRestricted: true, printingRestricted: true },
  });
});

test.runIf(isDeep)('a change that is refused again after the confirmation is not repeated a second time', async () => {
  const scene = await change([fault('updateUserRole', needsFactor), having({ factors: [app] }), verified]);
  await scene.user.type(await scene.dialog.findByLabelText('Code from your app'), '123456');
  await press(scene, scene.dialog, 'Confirm');
  await findToast('Error', 'Confirm that it is you', 'destructive');
  expect(scene.calls('updateUserRole')).toHaveLength(2);
  expect(scene.calls('verifySecondFactor')).toHaveLength(1);
});

test.runIf(isDeep)(
  'cancelling fails the change with a plain message, sends nothing more, and leaves the form unchanged',
  async () => {
    const scene = await change([having({ factors: [app] })]);
    await scene.user.type(await scene.dialog.findByLabelText('Code from your app'), '12');
    await scene.user.keyboard('{Escape}');
    await findToast('Error', notConfirmed, 'destructive');
    await isGone();
    expect(scene.calls('updateUserRole')).toHaveLength(1);
    expect(scene.calls('verifySecondFactor')).toEqual([]);
    expect(scene.form.getByLabelText('Role')).toHaveValue('analyst');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="dialog"]')).toHaveAccessibleName('Edit User Role'),
    );
  },
);

test.runIf(isDeep)('a wrong code is marked, keeps the focus in the field, and the next one goes through', async () => {
  const scene = await change([
    having({ factors: [app] }),
    fault('verifySecondFactor', { ...wrong, times: 1 }),
    verified,
  ]);
  const field = await scene.dialog.findByLabelText('Code from your app');
  await scene.user.type(field, '111 111');
  await press(scene, scene.dialog, 'Confirm');
  expect(await scene.dialog.findByText(/^That code is not right/)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  await scene.user.keyboard('222222');
  await press(scene, scene.dialog, 'Confirm');
  await findDone(userWords.updateUserRole.done);
  expect(scene.calls('verifySecondFactor').map(({ body }) => body)).toEqual([
    { method: 'totp', code: '111111' },
    { method: 'totp', code: '222222' },
  ]);
});

test.runIf(isDeep)('too many wrong codes show how long to wait, and nothing can be sent meanwhile', async () => {
  const scene = await change([having({ factors: [app] }), fault('verifySecondFactor', { ...tooOften(240) })]);
  await scene.user.type(await scene.dialog.findByLabelText('Code from your app'), '111111');
  await press(scene, scene.dialog, 'Confirm');
  expect(await scene.dialog.findByText(/Try again in 4 minutes\./)).toBeVisible();
  expect(scene.dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});

test.runIf(isDeep)('a passkey that was not confirmed is reported, and a recovery code does instead', async () => {
  const scene = await change([having({ factors: [passkey] }), checkBegun, verified]);
  playDevice('cancelled');
  await press(scene, scene.dialog, 'Use passkey');
  expect(await scene.dialog.findByText(/^Nothing was confirmed/)).toBeVisible();
  await press(scene, scene.dialog, 'Use a recovery code');
  const field = await scene.dialog.findByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  await scene.user.keyboard('k7qam-x4war');
  await press(scene, scene.dialog, 'Confirm');
  await findDone(userWords.updateUserRole.done);
  expect(scene.calls('verifySecondFactor').at(-1)?.body).toEqual({ method: 'recovery-code', code: 'k7qam-x4war' });
});

test.runIf(isDeep)('a user without a second factor is led to where one is added, and nothing is changed', async () => {
  const scene = await change([having()]);
  await press(scene, scene.dialog, 'Add a second factor');
  expect(await screen.findByRole('dialog', { name: 'Your Account' })).toBeVisible();
  await findToast('Error', notConfirmed);
  expect(scene.calls('updateUserRole')).toHaveLength(1);
});

test.runIf(isDeep)(
  'whose factor is with the identity provider signs in again there, and comes back to this screen',
  async () => {
    const scene = await change([having({ isProviders: true })], '/users?view=all');
    await press(scene, scene.dialog, 'Sign in again');
    expect(scene.left).toEqual(['/api/login?again=true&returnTo=%2Fusers%3Fview%3Dall']);
  },
);

test.runIf(isDeep)('several calls that are refused together open one dialog, and each is repeated once', async () => {
  const app1 = await renderApp({
    route: '/nowhere',
    scenario: 'empty',
    faults: [
      fault('endUserSessions', { ...needsFactor, times: 2 }),
      fault('endUserSessions', 204),
      having({ factors: [app] }),
      verified,
    ],
  });
  await screen.findByText('404 Page Not Found');
  const both = Promise.all(['one', 'two'].map((id) => http(`/api/users/${id}/sessions`, { method: 'DELETE' })));
  const dialog = within(await findDialog());
  await app1.user.type(await dialog.findByLabelText('Code from your app'), '123456');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press(app1, dialog, 'Confirm');
  await both;
  await isGone();
  expect(app1.calls('verifySecondFactor')).toHaveLength(1);
  expect(app1.calls('endUserSessions').map(({ status }) => status)).toEqual([403, 403, 204, 204]);
});

test.runIf(isDeep)(
  'a call that was sent before the confirmation and refused after it is repeated without another question',
  async () => {
    const late = fault('resetSecondFactor', { ...needsFactor, times: 1, delayMs: 'never' });
    const others: Fault[] = [fault('resetSecondFactor', 204), having({ factors: [app] }), verified];
    const rendered = await renderApp({
      route: '/nowhere',
      scenario: 'empty',
      faults: [late, fault('endUserSessions', { ...needsFactor, times: 1 }), fault('endUserSessions', 204), ...others],
    });
    await screen.findByText('404 Page Not Found');
    const slow = http('/api/users/one/second-factor', { method: 'DELETE' });
    const quick = http('/api/users/one/sessions', { method: 'DELETE' });
    const dialog = within(await findDialog());
    await rendered.user.type(await dialog.findByLabelText('Code from your app'), '123456');
    await press(rendered, dialog, 'Confirm');
    await quick;
    rendered.change({ faults: others });
    await slow;
    await isGone();
    expect(rendered.calls('verifySecondFactor')).toHaveLength(1);
    expect(rendered.calls('resetSecondFactor').map(({ status }) => status)).toEqual([403, 204]);
  },
);
