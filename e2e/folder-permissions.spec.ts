// A folder permission on the real server: a group gets access, its member's live session sees the folder on the next
// request, and no longer after it is removed.
import { expect, test } from '@playwright/test';
import { launched } from './steps/launched.ts';
import { apiOf } from './steps/api.ts';
import { people } from './steps/demo-accounts.ts';
import { signIn } from './steps/sign-in.ts';

const server = launched();

test('a group is given a folder: the access review shows it, and its member sees it until it is revoked', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'admin');
  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, server.url, 'viewer');
  const [admin, viewer] = [apiOf(page, server.url), apiOf(reader, server.url)];
  const { data: users = [] } = await admin.GET('/api/users');
  const memberId = users.find(({ email }) => email === people.viewer.email)?.id ?? '';
  const group = await admin.POST('/api/groups', { body: { name: 'Counterparty', memberIds: [memberId] } });
  expect(group.response.status).toBe(201);
  const made = await admin.POST('/api/folders', { body: { name: 'Bid room', accessLevel: 'restricted' } });
  const folderId = made.data?.id ?? '';
  const sees = async () => (await viewer.GET('/api/folders')).data?.some(({ id }) => id === folderId);
  expect(await sees()).toBe(false);

  await page.goto(`${server.url}/documents?folder=${folderId}`);
  await page.getByRole('button', { name: 'Actions for Bid room' }).first().click();
  await page.getByRole('menuitem', { name: 'Permissions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Folder Permissions' });
  const personIn = (name: string) => dialog.getByRole('table', { name: 'Who has access' }).getByRole('row', { name });
  await dialog.getByRole('tab', { name: 'Who has access' }).click();
  await expect(personIn(people.viewer.name)).toContainText('No access');

  await dialog.getByRole('tab', { name: 'Permissions', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'User' }).selectOption({ label: 'Counterparty (1 member)' });
  await dialog.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Counterparty' })).toBeVisible();
  expect(await sees()).toBe(true);
  await reader.goto(`${server.url}/documents`);
  await expect(reader.getByRole('treeitem', { name: 'Bid room' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Who has access' }).click();
  await expect(personIn(people.viewer.name)).toContainText('Can see it');
  await expect(personIn(people.viewer.name)).toContainText('through group Counterparty');
  await expect(personIn(people.analyst.name)).toContainText('No access');

  await dialog.getByRole('tab', { name: 'Permissions', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove Counterparty' }).click();
  await expect(page.getByText('Permission Removed', { exact: true })).toBeVisible();
  expect(await sees()).toBe(false);
  await dialog.getByRole('tab', { name: 'Who has access' }).click();
  await expect(personIn(people.viewer.name)).toContainText('No access');

  const { data: log = [] } = await admin.GET('/api/audit-logs');
  expect(log.filter(({ resourceId }) => resourceId === folderId).map(({ description }) => description)).toEqual([
    'Revoked the access of the group Counterparty to folder "Bid room"',
    'Granted the group Counterparty viewing in folder "Bid room"',
    'Created folder "Bid room"',
  ]);
  await reader.context().close();
});
