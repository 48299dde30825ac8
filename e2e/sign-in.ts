// Signing in as a person does, at the bundled provider.
import { expect, type Page } from '@playwright/test';

export type Role = 'admin' | 'manager' | 'analyst' | 'viewer';

export const people: Record<Role, { email: string; password: string; name: string }> = {
  admin: { email: 'ada@strongroom.example', password: 'demo-admin-password', name: 'Ada Lindqvist' },
  manager: { email: 'marcus@strongroom.example', password: 'demo-manager-password', name: 'Marcus Okafor' },
  analyst: { email: 'priya@strongroom.example', password: 'demo-analyst-password', name: 'Priya Raman' },
  viewer: { email: 'ingrid@buyer.example', password: 'demo-viewer-password', name: 'Ingrid Vos' },
};

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
