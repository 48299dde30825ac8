// A user between the provider and the session: reads and submits the pages of the second factor.
import type { Role } from '#core/records/records.ts';
import { Authenticator } from '#server/factors/testing/authenticator.ts';
import { codeAt } from '#server/factors/testing/codes.ts';
import { type ClientResponse, credentialsOf, titleOf } from '#server/testing/client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '#server/testing/server.ts';

export const HALF_COOKIE = 'strongroom_half';
const PAGE = '/auth/second-factor';

/** A server whose clock tests move, since each code is valid once in its thirty seconds. */
export interface StillServer extends TestServer {
  now(): Date;
  pass(seconds: number): void;
}

export async function startStillServer({ ports, ...options }: TestServerOptions = {}): Promise<StillServer> {
  let time = new Date();
  const clock = { now: () => time };
  const server = await startTestServer({ ...options, ports: { ...ports, clock } });
  return { ...server, now: () => time, pass: (seconds) => void (time = new Date(time.getTime() + seconds * 1000)) };
}

/** The length of a time step, each of which has one code. */
const STEP_SECONDS = 30;

export class AtTheDoor {
  readonly device: Authenticator;
  secret = '';
  recoveryCodes: readonly string[] = [];

  constructor(
    readonly server: StillServer,
    readonly client = server.newClient(),
  ) {
    this.device = new Authenticator({ origin: server.url });
  }

  /** Signs in at the bundled provider, up to the next page. */
  async arrive(role: Role, path = '/api/login'): Promise<ClientResponse> {
    const page = await this.client.navigate(path);
    if (titleOf(page) !== 'Sign in to Strongroom') return page;
    return this.client.submit(page, { email: credentialsOf(role).email, password: this.server.passwordOf(role) });
  }

  page(path = ''): Promise<ClientResponse> {
    return this.client.navigate(`${PAGE}${path}`);
  }

  post(path: string, fields: Record<string, string>): Promise<ClientResponse> {
    return this.client.request(`${PAGE}${path}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
      body: new URLSearchParams(fields),
    });
  }

  /** The code of the next thirty seconds. */
  async code(secret = this.secret): Promise<string> {
    this.server.pass(STEP_SECONDS);
    return codeAt(secret, this.server.now());
  }

  /** Sets up an authenticator app through the page. */
  async addApp(): Promise<ClientResponse> {
    const page = await this.page('/app');
    this.secret = secretOn(page);
    const saved = await this.post('/app', { task: fieldOn(page, 'task'), name: 'Phone', code: await this.code() });
    this.recoveryCodes = codesOn(saved);
    return saved;
  }

  async addPasskey(): Promise<ClientResponse> {
    const page = await this.page('/passkey');
    const response = JSON.stringify(await this.device.create(optionsOn(page)));
    return this.post('/passkey', { task: fieldOn(page, 'task'), name: 'Laptop', response });
  }

  async showCode(code?: string): Promise<ClientResponse> {
    return this.post('', { method: 'totp', code: code ?? (await this.code()) });
  }

  async showPasskey(page?: ClientResponse): Promise<ClientResponse> {
    const current = page ?? (await this.page());
    const response = JSON.stringify(await this.device.get(optionsOn(current)));
    return this.post('', { method: 'passkey', task: fieldOn(current, 'task'), response });
  }

  async whoAmI(): Promise<number> {
    return (await this.client.request('/api/auth/user')).status;
  }

  /** The same user in another browser. */
  elsewhere(client = this.server.newClient()): AtTheDoor {
    const other = new AtTheDoor(this.server, client);
    other.secret = this.secret;
    return other;
  }
}

/** The secret shown on the page, without blanks. */
export function secretOn({ text }: ClientResponse): string {
  const key = /<p class="key"[^>]*>([^]*?)<\/p>/.exec(text)?.[1] ?? '';
  return key.replace(/<[^>]*>|\s/g, '');
}

export function fieldOn({ text }: ClientResponse, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}

export function codesOn({ text }: ClientResponse): string[] {
  const list = /<ul class="codes"[^>]*>([^]*?)<\/ul>/.exec(text)?.[1] ?? '';
  return Array.from(list.matchAll(/<li>([^<]*)<\/li>/g), ([, code = '']) => code.trim());
}

/** The page's options for the browser's WebAuthn call. */
export function optionsOn({ text }: ClientResponse): { challenge: string } {
  const options = /data-options="([^"]*)"/.exec(text)?.[1] ?? 'null';
  return JSON.parse(options.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as { challenge: string };
}
