// Plays steps on a target, and reduces each answer to what is the same at any time and on any server.
import { createHash } from 'node:crypto';
import { jsonOf, mediaTypeOf, type Target, type WireAnswer, type WireRequest } from '../target.ts';
import { handlesOf, invitee, NotGiven, textsOf, withTexts, type CallStep, type Step } from './steps.ts';

type Json = Record<string, unknown>;

const policy = '/api/security/policy';

export class Player {
  readonly #run = Math.random().toString(36).slice(2, 8);
  readonly #values = new Map<string, string>();
  /** Handles by id, of created items and of users that the steps name. */
  readonly #handles = new Map<string, string>();
  #named = '';
  readonly #makers = new Set<number>();
  readonly #made: string[] = [];
  /** The part of the policy that the steps change, as it was. */
  #policy: Json | null = null;
  #ahead = 0;

  constructor(private readonly target: Target) {}

  /** Plays the steps in order. @returns the comparable part of each answer, without steps that could not be played */
  async play(steps: readonly Step[]): Promise<string[][]> {
    const answers: string[][] = [];
    this.#named = textsOf(steps);
    for (const step of steps) if ('call' in step && !step.call.startsWith('GET')) this.#makers.add(step.n);
    for (const step of steps) answers.push(await this.#step(step));
    return answers;
  }

  /** Puts the policy back and removes what was made. @throws Error if the policy stays changed */
  async clear(): Promise<void> {
    const status = this.#policy === null ? 200 : await this.#putBack(this.#policy);
    for (const path of this.#made.reverse()) await this.#admin('DELETE', path).catch(() => undefined);
    if (status >= 300) throw new Error(`The security policy could not be put back: PUT ${policy} answered ${status}`);
  }

  async #putBack(found: Json): Promise<number> {
    const tag = (await this.#admin('GET', policy)).headers.get('etag') ?? '';
    return (await this.#admin('PUT', policy, JSON.stringify(found), { 'if-match': tag })).status;
  }

  async #step(step: Step): Promise<string[]> {
    try {
      if ('call' in step) return await this.#call(step);
      if ('advance' in step) await this.#advance(step.advance);
      else {
        const { id, email, link } = withTexts(step, this.#filled) as typeof step;
        await (step.isAgain
          ? this.target.comeAgain?.(step.enters, { id, email })
          : this.target.enter?.(step.enters, { id, email, link }));
      }
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  async #call(step: CallStep): Promise<string[]> {
    const { body: written, ...others } = step;
    const { who, call, headers, json } = withTexts(others, this.#filled) as CallStep;
    const [method = '', ...path] = call.split(' ');
    const isOfPolicy = step.call === `PUT ${policy}` && this.#policy === null;
    const found = isOfPolicy ? (jsonOf(await this.#admin('GET', policy)) as Json) : {};
    const raw = typeof written === 'object' && 'base64' in written ? fromBase64(written.base64) : written;
    const sent = json === undefined ? (raw ?? null) : JSON.stringify(json);
    const answer = await this.target.send({ who, method, path: path.join(' '), headers, body: sent });
    if (isOfPolicy && answer.status < 300)
      this.#policy = Object.fromEntries(Object.keys(json as Json).map((name) => [name, found[name]]));
    for (const [handle, value] of handlesOf(step.n, answer)) {
      this.#values.set(handle, value);
      const isMeant = !step.call.startsWith('GET') || this.#named.includes(`{{${handle}}}`);
      if (isMeant && /[iI]d$/.test(handle) && !this.#handles.has(value)) this.#handles.set(value, handle);
    }
    this.#remember(step, answer);
    return this.#comparable(step, answer);
  }

  async #advance(seconds: number): Promise<void> {
    if (!this.target.advance)
      throw new Error(`${seconds} seconds would have to pass: name the clock by STRONGROOM_CLOCK`);
    await this.target.advance(seconds);
    this.#ahead += seconds * 1000;
  }

  readonly #filled = (text: string): string =>
    text.replaceAll(/\{\{([^{}]+)\}\}/g, (_all, handle: string) => {
      if (handle === 'run') return this.#run;
      const [, seconds] = /^now\+(-?\d+)$/.exec(handle) ?? [];
      if (seconds !== undefined) return new Date(Date.now() + this.#ahead + Number(seconds) * 1000).toISOString();
      const value = this.#values.get(handle);
      if (value === undefined) throw new NotGiven(`no answer gave ${handle}`);
      return value;
    });

  #remember({ n, call }: CallStep, answer: WireAnswer): void {
    if (
      answer.status > 201 ||
      !/^(?:POST \/api\/(?:folders|users|groups|terms|invitations)|PUT \/api\/documents)$/.test(call)
    )
      return;
    const collection = call.split(' ')[1] ?? '';
    for (const [handle, id] of handlesOf(n, answer)) {
      if (handle === `${n}/id`)
        this.#made.push(`${collection}/${id}${collection.endsWith('folders') ? '?cascade=true' : ''}`);
      if (/\/people\/\d+\/userId$/.test(handle)) this.#made.push(`/api/users/${id}`);
    }
  }

  #admin(
    method: string,
    path: string,
    body: string | null = null,
    more: WireRequest['headers'] = {},
  ): Promise<WireAnswer> {
    const headers = {
      accept: 'application/json',
      ...(body !== null && { 'content-type': 'application/json' }),
      ...more,
    };
    return this.target.send({ who: 'admin', method, path, headers, body });
  }

  #comparable({ compared, call }: CallStep, answer: WireAnswer): string[] {
    const { status, headers, bytes } = answer;
    const type = mediaTypeOf(answer);
    const lacks = (compared?.headers ?? []).flatMap((name) =>
      headers.has(name) ? [] : [`without the header ${name}`],
    );
    const shown = spoken.flatMap((name) =>
      headers.has(name) ? [`${name}: ${this.#plain(headers.get(name) ?? '')}`] : [],
    );
    const body = () => {
      if (type?.endsWith('json')) return this.#rows(jsonOf(answer), call, status, compared?.isOrdered === true);
      if (compared?.isOriginal !== true || status >= 300) return [];
      return [`${bytes.length} bytes ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`];
    };
    return [
      `${status}${type === null ? '' : ` ${type}`}`,
      ...shown,
      ...lacks,
      ...(call.startsWith('HEAD') ? [] : body()),
    ];
  }

  /** Whether a row names something that a step has made. */
  #isOwn(row: string): boolean {
    return [...row.matchAll(/\{\{(\d+)\/(?:id|people\/\d+\/userId)\}\}/g)].some(([, n]) => this.#makers.has(Number(n)));
  }

  /** Of a list the rows that name created items; of other objects only their properties. */
  #rows(json: unknown, call: string, status: number, isOrdered: boolean): string[] {
    const meant = (value: unknown) => JSON.stringify(this.#meant('', value ?? null));
    if (Array.isArray(json)) {
      const rows = json.map(meant).filter((row) => call.includes('{{') || this.#isOwn(row));
      return isOrdered ? rows : rows.sort();
    }
    const one = meant(json);
    if (status >= 400 || one.includes('{{') || typeof json !== 'object' || json === null) return [one];
    return [`with ${Object.keys(json).sort().join(', ')}`];
  }

  #meant(key: string, value: unknown): unknown {
    if (Array.isArray(value)) {
      const all = value.map((one) => this.#meant('', one));
      return key.endsWith('Ids') ? all.map(String).sort() : all;
    }
    if (typeof value === 'object' && value !== null) {
      const kept = Object.entries(value).filter(([name]) => !ownWords.has(name));
      const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(sorted.map(([name, one]) => [name, this.#meant(name, one)]));
    }
    if (typeof value !== 'string') return value;
    const handle = this.#handles.get(value);
    if (handle !== undefined) return `{{${handle}}}`;
    if (/(?:^id|Id|Ids|URL|link|secret)$/.test(key)) return 'another';
    return key.endsWith('At') ? 'a time' : this.#plain(value);
  }

  #plain(text: string): string {
    const bare = text.replaceAll(new RegExp(`${this.#run}-(?=${invitee.source})`, 'g'), '');
    return bare.replaceAll(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'a time');
  }
}

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Headers with the same value on every server. */
const spoken = ['content-disposition', 'content-range', 'cache-control'];
/** Texts of the server, and addresses of callers. */
const ownWords = new Set('message title detail instance requestId invalidParams userAgent ipAddress'.split(' '));
