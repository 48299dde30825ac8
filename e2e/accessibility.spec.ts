// Checks every screen and dialog with axe, in both themes, on the real server under its content security policy.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { watchPolicy } from './steps/policy-watch.ts';
import { launched } from './steps/launched.ts';
import { signIn } from './steps/sign-in.ts';

const screens = ['/', '/documents', '/users', '/audit', '/security', '/analytics', '/no-such-page'];

/** How to reach each dialog from /documents or /users. */
const dialogs: { name: string; from: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'Upload Document',
    from: '/documents',
    open: (page) => page.getByRole('button', { name: 'Upload Document' }).click(),
  },
  {
    name: 'Create New Folder',
    from: '/documents',
    open: (page) => page.getByRole('button', { name: 'New Folder' }).first().click(),
  },
  { name: 'Document Permissions', from: '/documents', open: (page) => firstRowAction(page, 'Permissions') },
  { name: 'Delete Document', from: '/documents', open: (page) => firstRowAction(page, 'Delete') },
  {
    name: 'Document Settings',
    from: '/documents',
    open: async (page) => {
      await firstRowAction(page, 'Preview');
      await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
    },
  },
  {
    name: 'Create User with Permissions',
    from: '/users',
    open: (page) => page.getByRole('button', { name: 'Add User' }).click(),
  },
];

async function firstRowAction(page: Page, name: string): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('button', { name, exact: true }).click();
}

async function expectNoViolations(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    const server = launched();

    test('no screen and no dialog violates a rule of axe or the policy of its own page', async ({ page }) => {
      test.slow();
      const refused = await watchPolicy(page);
      await page.goto(server.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page, 'landing');
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectNoViolations(page, 'sign-in');
      await signIn(page, server.url, 'admin');
      for (const path of screens) {
        await page.goto(`${server.url}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        // Added after the first load.
        await expect(page.getByRole('button', { name: /things? waits? for you/ })).toBeVisible();
        await expectNoViolations(page, path);
      }
      for (const { name, from, open } of dialogs) {
        await page.goto(`${server.url}${from}`);
        await open(page);
        await expect(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))).toBeVisible();
        await expectNoViolations(page, name);
      }
      expect(refused).toEqual([]);
    });
  });
}
