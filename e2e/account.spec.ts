// A person's account in a real browser: a second factor, the change that requires it, and the other sessions.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { watchPolicy } from './steps/policy-watch.ts';
import { addAuthenticator, App, arrive, expectSignedIn } from './steps/second-factor.ts';

let server: LaunchedServer;
test.beforeEach(async () => {
  server = await launchServer({ from: 'bundle', settings: { STEP_UP_MINUTES: '1', TEST_CLOCK_PORT: '0' } });
});
test.afterEach(() => server.remove());

async function openAccount(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Your Account$/ }).click();
  return page.getByRole('dialog', { name: 'Your Account' });
}

async function changeRole(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit role of Ingrid Vos' }).click();
  const form = page.getByRole('dialog', { name: 'Edit User Role' });
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Update Role' }).click();
}

test('a user adds an app and a passkey, confirms a change with the passkey, and ends another session', async ({
  page,
  browser,
}) => {
  const refused = await watchPolicy(page);
  await addAuthenticator(page);
  const app = new App(server);
  await arrive(page, server.url, 'admin');
  await expectSignedIn(page, 'admin');

  const account = await openAccount(page);
  await account.getByRole('button', { name: 'Add authenticator app' }).click();
  const addApp = page.getByRole('dialog', { name: 'Add Authenticator App' });
  await expect(addApp.getByRole('img', { name: /^QR code/ })).toBeVisible();
  app.secret = (await addApp.getByLabel('Key').innerText()).replaceAll(/\s/g, '');
  await addApp.getByRole('textbox', { name: 'Code' }).fill('000000');
  await addApp.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(addApp.getByText(/^That code is not right/)).toBeVisible();
  await expect(addApp.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type(await app.nextCode());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save Your Recovery Codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(codes.getByText(/^Save the codes and tick this first/)).toBeVisible();
  await codes.getByRole('checkbox', { name: 'I have saved them' }).check();
  await codes.getByRole('button', { name: 'Done' }).click();

  await account.getByRole('button', { name: 'Add passkey' }).click();
  const addPasskey = page.getByRole('dialog', { name: 'Add Passkey' });
  await addPasskey.getByLabel('Name').fill('Work laptop');
  await addPasskey.getByRole('button', { name: 'Continue' }).click();
  await expect(account.getByRole('list', { name: 'Your second factors' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();

  await page.getByRole('link', { name: 'User Management' }).click();
  await changeRole(page, 'analyst');
  await expect(page.getByText(/^Sign out and in again first/).first()).toBeVisible();
  await arrive(page, server.url, 'admin');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSignedIn(page, 'admin');

  await page.getByRole('link', { name: 'User Management' }).click();
  for (const _minute of ['one', 'two', 'three', 'four']) await app.nextCode();
  await changeRole(page, 'analyst');
  const confirm = page.getByRole('dialog', { name: 'Confirm That It Is You' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/Nothing was changed/).first()).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Edit User Role' });
  await expect(form.getByLabel('Role')).toHaveValue('analyst');
  await form.getByRole('button', { name: 'Update Role' }).click();
  await confirm.getByRole('button', { name: 'Use passkey' }).click();
  await expect(page.getByText('User role updated successfully').first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Ingrid Vos' })).toContainText('Analyst');

  const elsewhere = await browser.newPage();
  await arrive(elsewhere, server.url, 'admin');
  await elsewhere.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await elsewhere.getByRole('button', { name: 'Verify' }).click();
  await expectSignedIn(elsewhere, 'admin');

  await openAccount(page);
  await account.getByRole('tab', { name: 'Sessions' }).click();
  const sessions = account.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This session');
  await sessions
    .last()
    .getByRole('button', { name: /^End session/ })
    .click();
  await page.getByRole('alertdialog', { name: 'End Session' }).getByRole('button', { name: 'End Session' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
  await elsewhere.close();
  expect(refused).toEqual([]);
});
