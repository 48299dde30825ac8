import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fault } from '#mock/world/fault.ts';
import { accountWords } from '#web/domain/words/account-words.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp } from '#web/testing/render-app.tsx';
import { findDone, findToast } from '#web/testing/toasts.ts';
import {
  app,
  having,
  passkey,
  passkeyBegun,
  playDevice,
  signedInOn,
  tenCodes,
  threeSessions,
  tooOften,
  totpBegun,
  wrong,
} from './testing/account-scene.ts';

let restoreDevice: () => void = () => undefined;
beforeEach(() => {
  restoreDevice = playDevice();
});
afterEach(() => {
  restoreDevice();
  vi.restoreAllMocks();
});

async function openAccount(faults: readonly Fault[], tab?: string) {
  const rendered = await renderApp({ route: '/nowhere', scenario: 'empty', faults });
  await rendered.user.click(await screen.findByRole('button', { name: /Your Account$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Account' }));
  if (tab !== undefined) await rendered.user.click(dialog.getByRole('tab', { name: tab }));
  return { ...rendered, dialog };
}

const enrolled = (
  operationId: 'finishTotpEnrolment' | 'finishPasskeyEnrolment',
  recoveryCodes: string[] | null,
): Fault =>
  fault(operationId, {
    status: 201,
    body: { factor: operationId === 'finishTotpEnrolment' ? app : passkey, recoveryCodes },
  });

test('the person in the sidebar opens their account, Escape closes it, and the focus goes back', async () => {
  const { user } = await openAccount([having()]);
  expect(await screen.findByText(/^You have none yet\./)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /Your Account$/ })).toHaveFocus();
});

describe('an authenticator app', () => {
  const first = [having(), totpBegun, enrolled('finishTotpEnrolment', tenCodes)];

  async function begin(faults: readonly Fault[]) {
    const opened = await openAccount(faults);
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Add authenticator app' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add Authenticator App' }));
    return { ...opened, add };
  }

  // The button is outside of the form, where user-event does not find it on Enter.
  async function send(
    user: UserEvent,
    add: Pick<typeof screen, 'getByLabelText' | 'getByRole'>,
    code: string,
  ): Promise<void> {
    await user.type(add.getByLabelText('Code'), code);
    await user.click(add.getByRole('button', { name: 'Add App' }));
  }

  test('is added by a code of its own, and its secret can be scanned, read in groups and copied', async () => {
    const { user, add, calls } = await begin([
      having({ factors: [passkey] }),
      totpBegun,
      enrolled('finishTotpEnrolment', null),
    ]);
    expect(add.getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(add.getByLabelText('Key')).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(add.getByRole('button', { name: 'Copy key' }));
    expect(written).toHaveBeenCalledWith('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    await send(user, add, '123 456');
    await findDone(accountWords.finishTotpEnrolment.done);
    expect(calls('finishTotpEnrolment')[0]?.body).toEqual({ code: '123456', name: 'Authenticator app' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Authenticator App' })).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Save Your Recovery Codes' })).toBeNull();
  });

  test.runIf(isDeep)('needs six digits before a call is made', async () => {
    const { user, add, calls } = await begin(first);
    await send(user, add, '12');
    expect(await add.findByText('Type the six digits that the app shows')).toBeVisible();
    expect(calls('finishTotpEnrolment')).toEqual([]);
  });

  test.runIf(isDeep)('whose code is wrong marks the field, keeps the focus there, and can be tried again', async () => {
    const { user, add, calls } = await begin([
      having(),
      totpBegun,
      fault('finishTotpEnrolment', { ...wrong, times: 1 }),
      enrolled('finishTotpEnrolment', null),
    ]);
    const code = add.getByLabelText('Code');
    await send(user, add, '111111');
    expect(await add.findByText(/^That code is not right/)).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/not right/);
    await user.keyboard('222222');
    await user.click(add.getByRole('button', { name: 'Add App' }));
    await waitFor(() => expect(calls('finishTotpEnrolment')).toHaveLength(2));
    expect(calls('finishTotpEnrolment')[1]?.body).toMatchObject({ code: '222222' });
  });

  test.runIf(isDeep)('that was tried too often shows how long to wait', async () => {
    const { user, add } = await begin([having(), totpBegun, fault('finishTotpEnrolment', { ...tooOften(240) })]);
    await send(user, add, '111111');
    expect(await add.findByText(/Try again in 4 minutes\./)).toBeVisible();
  });

  test('that is on its way cannot be left, since its recovery codes are shown once', async () => {
    const { user, add, calls } = await begin([having(), totpBegun, fault('finishTotpEnrolment', { delayMs: 'never' })]);
    await send(user, add, '123456');
    await waitFor(() => expect(calls('finishTotpEnrolment')).toHaveLength(1));
    await user.keyboard('{Escape}{Escape}');
    await user.click(add.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Add Authenticator App' })).toBeVisible();
  });

  test('that is the first brings recovery codes, which stay until the person confirms having them', async () => {
    const { user, add, downloads } = await begin(first);
    await send(user, add, '123456');
    const saved = within(await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' }));
    const shown = within(saved.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(tenCodes);
    expect(saved.getByRole('button', { name: 'Done' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(await saved.findByText(/^Save the codes and tick this first/)).toBeVisible();
    await user.click(saved.getByRole('button', { name: 'Close' }));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(saved.getByRole('button', { name: 'Download' }));
    expect(downloads[0]?.name).toBe('recovery-codes.txt');
    expect(await (await downloads[0]!.blob).text()).toContain(tenCodes.join('\n'));
    await user.click(saved.getByRole('checkbox', { name: 'I have saved them' }));
    await user.click(saved.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save Your Recovery Codes' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Your Account' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(tenCodes[0]!);
    expect(screen.getByRole('dialog', { name: 'Your Account' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  test('leaves only the codes on paper', async () => {
    const { user, add } = await begin(first);
    await send(user, add, '123456');
    await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' });
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector('body > [data-print-sheet]');
    expect(sheet).toHaveTextContent(tenCodes[9]!);
    expect(sheet).toHaveTextContent(/Printed on .*\d [AP]M UTC by/);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
  });
});

describe('a passkey', () => {
  async function begin(faults: readonly Fault[]) {
    const opened = await openAccount([passkeyBegun, ...faults]);
    await opened.user.click(await opened.dialog.findByRole('button', { name: 'Add passkey' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add Passkey' }));
    return { ...opened, add };
  }

  test('is added under the name that the person gives it', async () => {
    const { user, add, calls } = await begin([having({ factors: [app] }), enrolled('finishPasskeyEnrolment', null)]);
    await user.clear(add.getByLabelText('Name'));
    await user.type(add.getByLabelText('Name'), 'Blue key{Enter}');
    await findDone(accountWords.finishPasskeyEnrolment.done);
    expect(calls('finishPasskeyEnrolment')[0]?.body).toEqual({ name: 'Blue key', response: { id: 'credential-1' } });
  });

  test.each([
    ['cancelled', /^Nothing was confirmed/],
    ['known', /^This device has a passkey for your account already/],
  ] as const)('that is %s shows why, sends nothing, and can be tried again', async (acts, words) => {
    const { user, add, calls } = await begin([having()]);
    playDevice(acts);
    await user.click(add.getByRole('button', { name: 'Continue' }));
    expect(await add.findByText(words)).toBeVisible();
    expect(calls('finishPasskeyEnrolment')).toEqual([]);
    await waitFor(() => expect(add.getByRole('button', { name: 'Continue' })).toBeEnabled());
  });

  test('is disabled where the browser has none, with the reason', async () => {
    playDevice('is missing');
    const { dialog } = await openAccount([having()]);
    const add = await dialog.findByRole('button', { name: 'Add passkey' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(/cannot use passkeys here/);
  });
});

describe('what there is', () => {
  test('is listed with kind, name, since when and when it was last used', async () => {
    const { dialog } = await openAccount([having({ factors: [passkey, app] })]);
    const rows = within(await dialog.findByRole('list', { name: 'Your second factors' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^Work laptopPasskey · Added .* · Last used 12 minutes ago$/);
    expect(rows[1]).toHaveTextContent(/^Authenticator appAdded .* · Last used 9 days ago$/);
  });

  test('can be renamed', async () => {
    const { user, dialog, calls } = await openAccount([
      having({ factors: [passkey] }),
      fault('renameSecondFactor', { status: 200, body: passkey }),
    ]);
    await user.click(await dialog.findByRole('button', { name: 'Rename Work laptop' }));
    const rename = within(await screen.findByRole('dialog', { name: 'Rename' }));
    await user.clear(rename.getByLabelText('Name'));
    await user.click(rename.getByRole('button', { name: 'Rename' }));
    expect(await rename.findByText(/^Give it a name/)).toBeVisible();
    await user.click(rename.getByLabelText('Name'));
    await user.paste('x'.repeat(101));
    expect(await rename.findByText('At most 100 characters')).toBeVisible();
    await user.clear(rename.getByLabelText('Name'));
    await user.type(rename.getByLabelText('Name'), 'Old laptop{Enter}');
    await findDone(accountWords.renameSecondFactor.done);
    expect(calls('renameSecondFactor')[0]?.body).toEqual({ name: 'Old laptop' });
  });

  test('that is gone meanwhile is not renamed, with the reason', async () => {
    const { user, dialog } = await openAccount([having({ factors: [passkey] }), fault('renameSecondFactor', 404)]);
    await user.click(await dialog.findByRole('button', { name: 'Rename Work laptop' }));
    await user.type(await screen.findByLabelText('Name'), '{Enter}');
    await findToast('Error', 'Failed to rename. It is no longer there, or your access has ended.', 'destructive');
  });

  test('is removed after a confirmation, which names what is removed with the last one', async () => {
    const { user, dialog, calls } = await openAccount([
      having({ factors: [passkey] }),
      fault('removeSecondFactor', 204),
    ]);
    await user.click(await dialog.findByRole('button', { name: 'Remove Work laptop' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Work laptop”?' }));
    expect(question.getByText(/your only second factor/)).toBeVisible();
    expect(calls('removeSecondFactor')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await findDone(accountWords.removeSecondFactor.done);
  });

  test('cannot be removed where it is the last one that the policy requires', async () => {
    const { dialog } = await openAccount([having({ factors: [passkey], isRequired: true })]);
    const remove = await dialog.findByRole('button', { name: /^Your role needs a second factor: add another/ });
    expect(remove).toBeDisabled();
  });

  test('and became the last one meanwhile shows why it stays', async () => {
    const { user, dialog } = await openAccount([
      having({ factors: [passkey, app], isRequired: true }),
      fault('removeSecondFactor', {
        status: 409,
        body: { title: 'Conflict', status: 409, code: 'last-second-factor', message: 'It is the last one' },
      }),
    ]);
    await user.click(await dialog.findByRole('button', { name: 'Remove Work laptop' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await findToast('Error', 'Your role needs a second factor. Add another one first.', 'destructive');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('recovery codes', () => {
  test.each(
    casesOf([
      [8, '8 codes left', /^Made /],
      [3, '3 codes left', /^Make new ones before you need them/],
      [0, 'No codes left', /^Make new ones before you need them/],
    ]),
  )('are shown with %d left', async (left, words, note) => {
    const { dialog } = await openAccount([having({ factors: [app] }, left)], 'Recovery codes');
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByText(note)).toBeVisible();
  });

  test('are made anew after a question, and are shown once', async () => {
    const { user, dialog, calls } = await openAccount(
      [having({ factors: [app] }, 2), fault('renewRecoveryCodes', { status: 201, body: { recoveryCodes: tenCodes } })],
      'Recovery codes',
    );
    await user.click(await dialog.findByRole('button', { name: 'Make New Codes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make New Recovery Codes' }));
    expect(calls('renewRecoveryCodes')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Make New Codes' }));
    expect(await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' })).toHaveTextContent(tenCodes[0]!);
  });
});

describe('sessions', () => {
  const scene = [having(), signedInOn(threeSessions)];

  test('are listed by device, address, proof and use, this one first and without a way to end it', async () => {
    const { dialog } = await openAccount([having(), signedInOn([...threeSessions].reverse())], 'Sessions');
    const rows = within(await dialog.findByRole('list', { name: 'Your sessions' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(
      'Chrome 143 on macOSThis session203.0.113.7 · PasskeyIn use now · Signed in 1 day ago',
    );
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    expect(rows.map(({ textContent }) => textContent).join()).toContain(
      'Safari 19 on iOS2001:db8:85a3::8a2e:370:7334 · Authenticator appLast used 48 minutes ago',
    );
    expect(rows.map(({ textContent }) => textContent).join()).toContain(
      'Unknown device198.51.100.20 · No second factor',
    );
  });

  test('are ended one by one, after a question', async () => {
    const { user, dialog, calls } = await openAccount([...scene, fault('endMySession', 204)], 'Sessions');
    await user.click(await dialog.findByRole('button', { name: 'End session on Safari 19 on iOS' }));
    const reads = calls('listMySessions').length;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Session' }));
    await findDone(accountWords.endMySession.done);
    expect(calls('endMySession')[0]?.url).toContain('/session-2');
    await waitFor(() => expect(calls('listMySessions').length).toBeGreaterThan(reads));
  });

  test('ended elsewhere meanwhile are reported, and the list is read again', async () => {
    const { user, dialog, calls } = await openAccount([...scene, fault('endMySession', 404)], 'Sessions');
    await user.click(await dialog.findByRole('button', { name: 'End session on Unknown device' }));
    const reads = calls('listMySessions').length;
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End Session' }));
    await findToast('Already ended', 'That session was over before you ended it.');
    await waitFor(() => expect(calls('listMySessions').length).toBeGreaterThan(reads));
  });

  test('elsewhere are all ended at once, and the question counts them', async () => {
    const { user, dialog } = await openAccount([...scene, fault('endMyOtherSessions', 204)], 'Sessions');
    await user.click(await dialog.findByRole('button', { name: 'End all others' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End All Other Sessions' }));
    expect(question.getByText(/on 2 other devices/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'End All Others' }));
    await findDone(accountWords.endMyOtherSessions.done);
  });

  test('that cannot be read show a failure, and Retry reads them', async () => {
    const { user, dialog, change } = await openAccount([having(), fault('listMySessions', 500)], 'Sessions');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    change({ faults: scene });
    await user.click(retry);
    expect(await dialog.findByText('Chrome 143 on macOS')).toBeVisible();
  });
});

test('mail settings leave what a link in a mail changed while they were open', async () => {
  const { user, dialog, calls } = await openAccount([], 'Mail');
  await user.selectOptions(await dialog.findByLabelText('New documents'), 'weekly');
  const elsewhere = { digest: 'daily', tasks: false, alerts: true };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/account/mail', { method: 'PUT', headers, body: JSON.stringify(elsewhere) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findDone(accountWords.updateMyMailSettings.done);
  expect(calls('updateMyMailSettings').at(-1)?.body).toEqual({ ...elsewhere, digest: 'weekly' });
});

test('mail settings that were chosen and not saved are not lost when they are read again', async () => {
  const { user, dialog, focusWindow, settled } = await openAccount([], 'Mail');
  const alerts = await dialog.findByRole('switch', { name: 'How people sign in' });
  const wasOn = (alerts as HTMLInputElement).checked;
  await user.click(alerts);
  const elsewhere = { digest: 'weekly', tasks: false, alerts: wasOn };
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/account/mail', { method: 'PUT', headers, body: JSON.stringify(elsewhere) });
  await focusWindow();
  await settled();
  expect((alerts as HTMLInputElement).checked).toBe(!wasOn);
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.click(save);
  await findDone(accountWords.updateMyMailSettings.done);
  await waitFor(() => expect(save).toBeDisabled());
  expect((alerts as HTMLInputElement).checked).toBe(!wasOn);
  await waitFor(() => expect(dialog.getByLabelText('New documents')).toHaveValue('weekly'));
});
