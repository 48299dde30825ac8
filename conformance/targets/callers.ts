// The headers of each caller over HTTP, including users that the suite has invited.
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { TestClient, SESSION_COOKIE } from '../../reference-server/testing/client.ts';
import { SignInFailed, type Credentials, type Guest, type Invited, type PersonHeaders, type Who } from '../target.ts';

const none: PersonHeaders = Object.freeze({});
/** Used nowhere else: the account is deleted with its user. */
const password = 'a guest of the conformance suite, gone by tonight';

/** How invited users become callers. */
export interface SignInMethod {
  /** Whether the link of the invitation is needed. */
  isByLink: boolean;
  /** @throws Error if the sign-in fails */
  enter(base: string, person: Invited): Promise<PersonHeaders>;
  /** Another session of the user; null if users have none. */
  comeAgain: ((base: string, person: Pick<Invited, 'email'>) => Promise<PersonHeaders>) | null;
}

export class Callers {
  readonly #headers = new Map<Who, PersonHeaders>();

  constructor(credentials: Credentials) {
    for (const [role, headers] of Object.entries(credentials)) this.#headers.set(role as Who, headers);
  }

  headersOf(who: Who): PersonHeaders {
    return this.#headers.get(who) ?? none;
  }

  set(who: Who, headers: PersonHeaders): void {
    this.#headers.set(who, headers);
  }

  async enter(guest: Guest, headers: Promise<PersonHeaders>): Promise<void> {
    this.set(guest, await headers);
  }
}

/**
 * Follows the invitation's link as its user would: creates an account at the bundled provider and returns the session.
 */
export const byInvitation: SignInMethod = {
  isByLink: true,
  enter: followLink,
  comeAgain: (base, person) => signInByPassword(base, person),
};

async function followLink(base: string, { email, link }: Invited): Promise<PersonHeaders> {
  const token = link === null ? null : new URL(link, base).searchParams.get('invitation');
  if (token === null) throw new Error('the invitation has no link');
  const browser = new TestClient(new URL(base).origin);
  const account = await browser.navigate(`/api/login?invitation=${encodeURIComponent(token)}`);
  await browser.submit(account, { password, repeated: password });
  return sessionIn(browser, email);
}

/** A client with a User-Agent of its own. */
class Device extends TestClient {
  constructor(
    base: string,
    private readonly userAgent: string,
  ) {
    super(base);
  }

  protected override fetch(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('user-agent', this.userAgent);
    return super.fetch(url, { ...init, headers });
  }
}

export async function signInByPassword(
  base: string,
  { email }: Pick<Invited, 'email'>,
  userAgent?: string,
): Promise<PersonHeaders> {
  const { origin } = new URL(base);
  const browser = userAgent === undefined ? new TestClient(origin) : new Device(origin, userAgent);
  await browser.submit(await browser.navigate('/api/login'), { email, password });
  return sessionIn(browser, email);
}

/** A sign-in of a user whom the suite has invited, and who has a second factor. @returns whether a session begins */
export async function signInWithCode(base: string, email: string, code: string): Promise<boolean> {
  const browser = new TestClient(new URL(base).origin);
  const asked = await browser.submit(await browser.navigate('/api/login'), { email, password });
  if (cookieIn(browser) === null) await browser.submit(asked, { method: 'totp', code });
  return cookieIn(browser) !== null;
}

/** Accepts the terms that wait for this session, on the page where `GET /api/login` leads. */
export async function acceptTerms(base: string, { cookie = '' }: PersonHeaders): Promise<string> {
  const browser = new TestClient(new URL(base).origin);
  const at = cookie.indexOf('=');
  browser.setCookie(cookie.slice(0, at), cookie.slice(at + 1));
  const page = await browser.navigate('/api/login');
  const valueOf = (field: string) => new RegExp(`name="${field}" value="([^"]*)"`).exec(page.text)?.[1] ?? '';
  await browser.submit(page, { id: valueOf('id'), sha256: valueOf('sha256'), answer: 'accept' });
  return page.text;
}

function sessionIn(browser: TestClient, email: string): PersonHeaders {
  const cookie = cookieIn(browser);
  if (cookie === null) throw new Error(`${email} has no session after the sign-in`);
  return { cookie };
}

function cookieIn(browser: TestClient): string | null {
  const name = [`__Host-${SESSION_COOKIE}`, SESSION_COOKIE].find((one) => browser.cookie(one) !== null);
  return name === undefined ? null : `${name}=${browser.cookie(name) ?? ''}`;
}

/**
 * Runs another team's command. EMAIL and INVITATION, the link, are in its environment and not in its arguments, since
 * the server chooses both; it prints the header of a new session. @throws SignInFailed if it fails
 */
export function byCommand(command: string): SignInMethod {
  const signIn = async (_base: string, { email, link }: Pick<Invited, 'email'> & { link?: string | null }) => {
    const env = { ...process.env, EMAIL: email, INVITATION: link ?? '' };
    const { stdout } = await promisify(exec)(command, { env, timeout: 60_000 }).catch((error: unknown) => {
      const { code, stderr = '' } = error as { code?: number | null; stderr?: string };
      const how = typeof code === 'number' ? `ended with ${code}` : 'was ended after 60 seconds';
      throw new SignInFailed(`The sign-in command ${command} ${how} for ${email}: ${stderr.trim().slice(-300)}`);
    });
    const line = stdout.split('\n').find((one) => /^[\w-]+:/.test(one));
    if (line === undefined) throw new SignInFailed(`The sign-in command ${command} printed no header for ${email}`);
    const at = line.indexOf(':');
    return { [line.slice(0, at).toLowerCase()]: line.slice(at + 1).trim() };
  };
  return { isByLink: false, enter: signIn, comeAgain: signIn };
}

/** For servers that know users by a header: `Bearer {email}` with their id or e-mail filled in. */
export function byHeader(name: string, pattern: string): SignInMethod {
  return {
    isByLink: false,
    comeAgain: null,
    async enter(base, { id, email }) {
      const headers = { [name]: pattern.replaceAll('{id}', id).replaceAll('{email}', email) };
      // There the first call of a user is the sign-in.
      const { status } = await fetch(new URL('/api/auth/user', base), { headers });
      if (status !== 200) throw new Error(`${email} is not known by the header ${name}: ${status}`);
      return headers;
    },
  };
}
