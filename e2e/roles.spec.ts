// What each role sees and may do, on the real server with a real sign-in.
import { expect, test } from '@playwright/test';
import { apiOf } from './steps/api.ts';
import { people, type Role } from './steps/demo-accounts.ts';
import { launched } from './steps/launched.ts';
import { arrive } from './steps/second-factor.ts';
import { signIn } from './steps/sign-in.ts';

const all = ['Dashboard', 'Document Management', 'User Management', 'Security Settings', 'Audit Trail', 'Analytics'];
const sidebar: Record<Role, string[]> = {
  admin: all,
  manager: all.filter((entry) => entry !== 'Security Settings'),
  analyst: ['Document Management'],
  viewer: ['Document Management'],
};
const denied: Record<Role, string[]> = {
  admin: [],
  manager: ['/security'],
  analyst: ['/', '/users', '/audit', '/security', '/analytics'],
  viewer: ['/', '/users', '/audit', '/security', '/analytics'],
};

const server = launched();

for (const role of ['admin', 'manager', 'analyst', 'viewer'] as const) {
  test(`the ${role} finds the entries of the role, is denied the rest, and signs out`, async ({ page }) => {
    await signIn(page, server.url, role);
    await expect(page).toHaveURL(`${server.url}${denied[role].includes('/') ? '/documents' : '/'}`);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(sidebar[role]);
    for (const path of ['/', '/users', '/audit', '/security', '/analytics']) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Access Denied')).toHaveCount(denied[role].includes(path) ? 1 : 0);
    }
    await page.goto(`${server.url}/documents`);
    const mayUpload = role === 'admin' || role === 'manager';
    await expect(page.getByRole('button', { name: 'Upload Document' })).toHaveCount(mayUpload ? 1 : 0);
    await page.getByRole('button', { name: /log ?out|sign ?out/i }).click();
    await expect(page.getByRole('heading', { name: 'Secure Enterprise Data Room' })).toBeVisible();
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  });
}

test(
  'an administrator invites a user, who makes an account, sees what was granted, and is gone when deactivated',
  { tag: '@main' },
  async ({ page, browser }) => {
    await signIn(page, server.url, 'admin');
    await page.goto(`${server.url}/users`);
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Create User with Permissions' });
    await form.getByLabel('First name').fill('Noor');
    await form.getByLabel('Last name').fill('Haddad');
    await form.getByLabel('Email').fill('noor@bidder.example');
    await form.getByRole('button', { name: 'Create User' }).click();
    const created = page.getByRole('dialog', { name: 'User Created Successfully!' });
    const link = await created.getByText(/^https?:\/\/\S+invitation=[\w-]+$/).textContent();

    const guest = await (await browser.newContext()).newPage();
    await guest.goto(link ?? '');
    await expect(guest.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    for (const field of await guest.locator('input[type=password]').all()) await field.fill('a long enough password');
    await guest
      .getByRole('button', { name: /create|account/i })
      .first()
      .click();
    await expect(guest.getByRole('link', { name: 'Document Management' })).toBeVisible();
    await expect(guest).toHaveURL(`${server.url}/documents`);
    await expect(guest.getByText('Access Denied')).toHaveCount(0);
    expect((await guest.request.get(`${server.url}/api/documents`)).status()).toBe(200);

    await page.goto(`${server.url}/users`);
    await page
      .getByText('noor@bidder.example')
      .locator('xpath=ancestor::*[.//button[contains(@aria-label, "eactivate")]][1]')
      .getByRole('button', { name: /deactivate/i })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /deactivate/i })
      .click();
    await expect(page.getByText('User deactivated successfully', { exact: true })).toBeVisible();
    expect((await guest.request.get(`${server.url}/api/documents`)).status()).toBe(401);
    await guest.context().close();
  },
);

test(
  'a revoked grant gives nothing at the next request of a live session',
  { tag: '@main' },
  async ({ page, browser }) => {
    await signIn(page, server.url, 'admin');
    const reader = await (await browser.newContext()).newPage();
    await signIn(reader, server.url, 'viewer');
    const [admin, viewer] = [apiOf(page, server.url), apiOf(reader, server.url)];
    const { data: users = [] } = await admin.GET('/api/users');
    const userId = users.find((user) => user.email === people.viewer.email)?.id ?? '';
    const { data: documents = [] } = await admin.GET('/api/documents');
    const { data: visible = [] } = await viewer.GET('/api/documents');
    const documentId = documents.find(({ id }) => !visible.some((one) => one.id === id))?.id ?? '';
    const sees = async () => (await viewer.GET('/api/documents')).data?.some(({ id }) => id === documentId);
    expect(await sees()).toBe(false);
    const granted = await admin.POST('/api/permissions/document', {
      body: { documentId, userId, canRead: true, canDownload: false },
    });
    expect(granted.response.status).toBe(201);
    expect(await sees()).toBe(true);
    const revoked = await admin.DELETE('/api/permissions/document/{documentId}/{userId}', {
      params: { path: { documentId, userId } },
    });
    expect(revoked.response.status).toBe(204);
    expect(await sees()).toBe(false);
  },
);

test('a tab follows at once when another tab signs in as another user, without a sign-out or a focus', async ({
  page,
}) => {
  await signIn(page, server.url, 'manager');
  const other = await page.context().newPage();
  await arrive(other, server.url, 'viewer');
  await expect(page.getByText(people.viewer.name).first()).toBeVisible();
  await expect(page.getByText(people.manager.name)).toHaveCount(0);
});
