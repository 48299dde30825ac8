// The pages between the provider and the session, in a real browser: an app, a passkey, recovery codes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { watchPolicy } from './steps/policy-watch.ts';
import { addAuthenticator, App, arrive, expectSignedIn } from './steps/second-factor.ts';

let server: LaunchedServer;
test.beforeEach(async () => {
  server = await launchServer({ from: 'bundle', settings: { SECOND_FACTOR: 'everyone', TEST_CLOCK_PORT: '0' } });
});
test.afterEach(() => server.remove());

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test(
  'an app is set up at the first sign-in, and required from then on; a recovery code works instead',
  { tag: '@main' },
  async ({ page }) => {
    const refused = await watchPolicy(page);
    const app = new App(server);
    await arrive(page, server.url, 'admin');
    await heading(page, 'Set up your second factor');
    await page.goto(`${server.url}/documents`);
    await expect(page.getByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
    await page.goto(`${server.url}/auth/second-factor`);
    await app.setUp(page);
    await heading(page, 'Save your recovery codes');
    const codes = await page.locator('.codes li').allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('strongroom-recovery-codes.txt');
    expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'));
    await page.getByRole('link', { name: 'I have saved them' }).click();
    await expectSignedIn(page, 'admin');

    await arrive(page, server.url, 'admin');
    await heading(page, 'Second factor');
    await page.getByRole('textbox', { name: 'Code' }).fill('000 000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toContainText('That code is not right');
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    const code = await app.nextCode();
    await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectSignedIn(page, 'admin');

    await arrive(page, server.url, 'admin');
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expectSignedIn(page, 'admin');
    expect(refused).toEqual([]);
  },
);

test('a passkey is made at the first sign-in, and shown at the next', async ({ page }) => {
  const refused = await watchPolicy(page);
  await addAuthenticator(page);
  await arrive(page, server.url, 'manager');
  await page.getByRole('link', { name: /^Passkey/ }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Create Passkey' }).click();
  await heading(page, 'Save your recovery codes');
  await page.getByRole('link', { name: 'I have saved them' }).click();
  await expectSignedIn(page, 'manager');

  await arrive(page, server.url, 'manager');
  await heading(page, 'Second factor');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSignedIn(page, 'manager');
  expect(refused).toEqual([]);
});

test('a browser without the passkey shows that, and offers to try again', async ({ page, browser }) => {
  await addAuthenticator(page);
  await arrive(page, server.url, 'manager');
  await page.getByRole('link', { name: /^Passkey/ }).click();
  await page.getByRole('button', { name: 'Create Passkey' }).click();
  await heading(page, 'Save your recovery codes');
  const other = await browser.newPage();
  await addAuthenticator(other);
  await arrive(other, server.url, 'manager');
  const button = other.getByRole('button', { name: 'Use a passkey' });
  await button.click();
  await expect(other.getByRole('alert')).toContainText('Try again');
  await expect(button).toBeFocused();
  await other.close();
});

test('everything is done with the keyboard alone', async ({ page }) => {
  const app = new App(server);
  await arrive(page, server.url, 'admin');
  await heading(page, 'Set up your second factor');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Authenticator app/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  app.secret = (await page.locator('.key').innerText()).replaceAll(/\s/g, '');
  await page.keyboard.type(await app.nextCode());
  await page.keyboard.press('Enter');
  await heading(page, 'Save your recovery codes');
  // Its script shows this one.
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const name of ['Download', 'Print', 'Copy', 'I have saved them']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(/^(?:Print|Copy)$/.test(name) ? 'button' : 'link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'admin');
  await arrive(page, server.url, 'admin');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type(await app.nextCode());
  await page.keyboard.press('Enter');
  await expectSignedIn(page, 'admin');
});

test('without a script an app is set up and required', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const app = new App(server);
  await arrive(page, server.url, 'admin');
  await app.setUp(page);
  await heading(page, 'Save your recovery codes');
  await expect(page.getByRole('button')).toHaveCount(0);
  await arrive(page, server.url, 'admin');
  await page.getByRole('textbox', { name: 'Code' }).fill(await app.nextCode());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  const me = await context.request.get(`${server.url}/api/auth/user`);
  expect(me.status()).toBe(200);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('no page violates a rule of axe, and each fits into 360 pixels', async ({ page }) => {
      const app = new App(server);
      const look = async (name: string) => {
        await heading(page, name);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
          const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
          expect(violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.html ?? ''}`)).toEqual([]);
          const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect([name, width, isWide]).toEqual([name, width, false]);
        }
      };
      await arrive(page, server.url, 'admin');
      await look('Set up your second factor');
      await page.goto(`${server.url}/auth/second-factor/passkey`);
      await look('Set up a passkey');
      await page.goto(`${server.url}/auth/second-factor`);
      await page.getByRole('link', { name: /^Authenticator app/ }).click();
      await look('Set up an authenticator app');
      await page.goto(`${server.url}/auth/second-factor`);
      await app.setUp(page);
      await look('Save your recovery codes');
      await arrive(page, server.url, 'admin');
      await look('Second factor');
      for (const status of [403, 403, 403, 403, 429]) {
        await page.goto(`${server.url}/auth/second-factor`);
        await page.getByRole('textbox', { name: 'Code' }).fill('000000');
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
        await page.getByRole('button', { name: 'Verify' }).click();
        expect((await answered).status()).toBe(status);
        await look(status === 403 ? 'Second factor' : 'Too many attempts');
      }
      await page.goto(`${server.url}/auth/second-factor/recovery`);
      await look('Use a recovery code');
      await page.context().clearCookies();
      await page.goto(`${server.url}/auth/second-factor`);
      await look('This sign-in has ended');
    });
  });
}
