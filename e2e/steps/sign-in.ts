// Signs in at the bundled provider.
import { expect, type Page } from '@playwright/test';
import { people, type Role } from './demo-accounts.ts';

/** From the landing page through the provider's form back to the app. */
export async function signIn(page: Page, url: string, role: Role): Promise<void> {
  await page.goto(url);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(people[role].email);
  await page.getByLabel('Password', { exact: true }).fill(people[role].password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Document Management' })).toBeVisible();
  await expect(page.getByText(people[role].name).first()).toBeVisible();
}
