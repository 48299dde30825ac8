// A user with an authenticator app or a passkey, in a real browser.
import { expect, type Page } from '@playwright/test';
import { codeAt } from '#server/factors/testing/codes.ts';
import { CLOCK_ADDRESS, type LaunchedServer } from '#server/testing/launch-server.ts';
import { people, type Role } from './demo-accounts.ts';

/** The app's codes; each is valid once, so the server's clock is moved to the next. */
export class App {
  secret = '';
  readonly #clock: string;
  #aheadSeconds = 0;

  /** @param server started with TEST_CLOCK_PORT */
  constructor(private readonly server: LaunchedServer) {
    this.#clock = CLOCK_ADDRESS.exec(server.output())?.[1] ?? '';
  }

  async nextCode(): Promise<string> {
    const moved = await fetch(new URL('/advance?seconds=30', this.#clock), { method: 'POST' });
    if (!moved.ok) throw new Error(`The clock of ${this.server.url} does not move: ${moved.status}`);
    this.#aheadSeconds += 30;
    return codeAt(this.secret, new Date(Date.now() + this.#aheadSeconds * 1000));
  }

  /** Sets it up on its page, with the key as text. */
  async setUp(page: Page): Promise<void> {
    await page.getByRole('link', { name: /^Authenticator app/ }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    this.secret = (await page.locator('.key').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code' }).fill(await this.nextCode());
    await page.getByRole('button', { name: 'Confirm' }).click();
  }
}

/** From the landing page through the provider's form to the next page. */
export async function arrive(page: Page, url: string, role: Role): Promise<void> {
  await page.goto(`${url}/api/login?again=true`);
  await page.getByLabel('Email').fill(people[role].email);
  await page.getByLabel('Password', { exact: true }).fill(people[role].password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function expectSignedIn(page: Page, role: Role): Promise<void> {
  await expect(page.getByRole('link', { name: 'Document Management' })).toBeVisible();
  await expect(page.getByText(people[role].name).first()).toBeVisible();
}

/** A fake fingerprint reader that always succeeds, in this page's browser. */
export async function addAuthenticator(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
