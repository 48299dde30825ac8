// A minimal browser: keeps cookies, follows redirects on demand, and fills in the provider's forms.
import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#contract/api.d.ts';
import type { Role } from '#core/records/records.ts';
import { demoPeople } from '../demonstration/demo-people.ts';

export const SESSION_COOKIE = 'strongroom_session';

export interface ClientResponse {
  url: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  json(): unknown;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  /** Sent as JSON, with its content type. */
  json?: unknown;
  /** A request from a page of another site, without SameSite cookies. */
  isFromOtherSite?: boolean;
}

interface StoredCookie {
  isStrict: boolean;
  name: string;
  value: string;
  path: string;
}

export class TestClient {
  #cookies: StoredCookie[] = [];
  /** Its address in `X-Forwarded-For`; null means this machine. */
  from: string | null = null;
  /** The typed client of the contract, in this session. */
  readonly api: Client<paths>;

  /** Connects to `address`, if it differs from the public address in pages and redirects. */
  constructor(
    private readonly baseUrl: string,
    private readonly address = baseUrl,
  ) {
    this.api = createClient<paths>({ baseUrl, fetch: (request) => this.#answer(request) });
  }

  cookie(name: string): string | null {
    return this.#cookies.find((cookie) => cookie.name === name)?.value ?? null;
  }

  setCookie(name: string, value: string, path = '/'): void {
    this.#cookies = this.#cookies.filter((one) => one.name !== name || one.path !== path);
    this.#cookies.push({ name, value, path, isStrict: false });
  }

  /** A second client with the same cookies. @param address of another server of the room */
  copy(address = this.address): TestClient {
    const copy = new TestClient(this.baseUrl, address);
    copy.#cookies = [...this.#cookies];
    copy.from = this.from;
    return copy;
  }

  /** Those of another client as well, which are newer. */
  takeCookiesOf(other: TestClient): void {
    for (const { name, value, path } of other.#cookies) this.setCookie(name, value, path);
  }

  /** Sends one request without following redirects. */
  async request(path: string, options: RequestOptions = {}): Promise<ClientResponse> {
    const url = new URL(path, this.baseUrl);
    const { method = options.json === undefined ? 'GET' : 'POST', json } = options;
    const headers = new Headers(options.headers);
    if (this.from !== null) headers.set('X-Forwarded-For', this.from);
    const isSent = ({ isStrict }: StoredCookie) => !(isStrict && options.isFromOtherSite);
    const cookies = this.#cookies.filter((cookie) => url.pathname.startsWith(cookie.path) && isSent(cookie));
    if (cookies.length > 0) headers.set('Cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    if (json !== undefined) headers.set('Content-Type', headers.get('Content-Type') ?? 'application/json');
    const body = json === undefined ? options.body : JSON.stringify(json);
    const target = url.origin === this.baseUrl ? new URL(`${this.address}${url.pathname}${url.search}`) : url;
    const response = await this.fetch(target, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return {
      url: url.href,
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: (): unknown => JSON.parse(text),
    };
  }

  /** Follows redirects to the end, or up to one that leads to the path `until`. */
  async navigate(path: string, options: RequestOptions & { until?: string } = {}): Promise<ClientResponse> {
    let response = await this.request(path, options);
    for (let hops = 0; hops < 20; hops += 1) {
      const location = response.headers.get('location');
      if (location === null) return response;
      const next = new URL(location, response.url);
      if (next.pathname === options.until) return response;
      response = await this.request(next.href);
    }
    throw new Error(`Too many redirects: ${response.url}`);
  }

  /** Submits the first form of the page that has these fields. */
  async submit(page: ClientResponse, fields: Record<string, string>, until?: string): Promise<ClientResponse> {
    const action = /<form class="fields" method="post" action="([^"]+)"/.exec(page.text)?.[1];
    if (action === undefined) throw new Error(`There is no form on ${page.url} (${page.status}): ${titleOf(page)}`);
    return this.navigate(new URL(action, page.url).href, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
      body: new URLSearchParams(fields),
      ...(until === undefined ? {} : { until }),
    });
  }

  /** Signs in at the provider and returns the address of the callback without opening it. */
  async authorize(email: string, password: string): Promise<URL> {
    const page = await this.navigate('/api/login');
    const response = await this.submit(page, { email, password }, '/auth/callback');
    return new URL(response.headers.get('location') ?? '', response.url);
  }

  /** Signs in through the provider's page and returns to the data room. */
  async signIn(email: string, password: string, path = '/api/login'): Promise<ClientResponse> {
    const page = await this.navigate(path);
    return this.submit(page, { email, password });
  }

  protected fetch(url: URL, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  async #answer({ url, method, headers, body }: Request): Promise<Response> {
    const answer = await this.request(url, {
      method,
      headers: Object.fromEntries(headers),
      ...(body && { body: await new Response(body).arrayBuffer() }),
    });
    const content = answer.status === 204 ? null : new Uint8Array(answer.bytes);
    return new Response(content, { status: answer.status, headers: answer.headers });
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const attribute = (wanted: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    const expires = attribute('expires');
    this.#cookies = this.#cookies.filter((one) => one.name !== name || one.path !== path);
    const isOver = expires !== undefined && new Date(expires).getTime() <= Date.now();
    const isStrict = attribute('samesite')?.toLowerCase() === 'strict';
    if (!isOver && value !== '') this.#cookies.push({ name, value, path, isStrict });
  }
}

/** What a call of `api` answers. @throws Error if it is refused */
export async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`);
  return data;
}

export function titleOf({ text }: ClientResponse): string {
  return /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';
}

/** The e-mail and password of the user with this role. */
export function credentialsOf(role: Role): { email: string; password: string } {
  const person = demoPeople.find((one) => one.role === role);
  if (!person) throw new Error(`Nobody is ${role}`);
  return { email: person.email, password: person.password };
}
