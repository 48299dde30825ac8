// Records all calls to a target, and selects those that lead to one answer: the calls that made what it names, and
// those that changed it since.
import type { Contract, Operation } from '../contract.ts';
import type { Target, Who, WireAnswer, WireRequest } from '../target.ts';
import { handlesOf, invitee, moment, textsOf, withTexts, type CallStep, type Compared, type Step } from './steps.ts';

interface Entry {
  step: Step;
  /** The entries whose answers it uses. */
  uses: ReadonlySet<number>;
  /** Whether it made something or signed a user in. */
  isMaker: boolean;
  isChange: boolean;
}

/** The key of a row in a list, or of a part of an address. */
const isPassing = /^\d+\/\d|[#?]/;
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

export class Tape {
  readonly #entries: Entry[] = [];
  /** The first source of each value; a creating call before a list. */
  readonly #handles = new Map<string, string>();
  readonly #entered = new Map<Who, number>();
  #ahead = 0;

  constructor(private readonly contract: Contract) {}

  get length(): number {
    return this.#entries.length;
  }

  /** The same target, recorded. */
  of(target: Target): Target {
    const { enter, comeAgain, advance } = target;
    const comes = (isAgain: boolean, guest: Who & `guest ${number}`, { id, email, link = null }: Coming) => {
      const n = this.#entries.length;
      const step = this.#swapped({ n, enters: guest, isAgain, id, email, link });
      this.#add(step, { isMaker: true, isChange: true });
      this.#entered.set(guest, n);
    };
    return {
      ...target,
      send: async (request) => {
        const answer = await target.send(request);
        this.#call(request, answer);
        return answer;
      },
      enter:
        enter &&
        (async (guest, person) => {
          await enter(guest, person);
          comes(false, guest, person);
        }),
      comeAgain:
        comeAgain &&
        (async (guest, person) => {
          await comeAgain(guest, person);
          comes(true, guest, person);
        }),
      advance:
        advance &&
        (async (seconds) => {
          await advance(seconds);
          this.#ahead += seconds * 1000;
          this.#add({ n: this.#entries.length, advance: seconds }, { isMaker: false, isChange: false });
        }),
    };
  }

  /** The calls that lead to the answer before `end`. @param least the minimum number of the latest calls */
  stepsTo(end: number, least: number): Step[] {
    const needed = new Set<number>();
    for (const [n, { uses, isChange }] of [...this.#entries.slice(0, end).entries()].reverse()) {
      const touches = isChange && [...uses].some((one) => needed.has(one) && this.#entries[one]?.isMaker);
      if (n < end - least && !needed.has(n) && !touches) continue;
      needed.add(n);
      for (const one of uses) needed.add(one);
    }
    return this.#entries.filter((_entry, n) => needed.has(n)).map(({ step }) => step);
  }

  #call({ who, method, path, headers, body }: WireRequest, answer: WireAnswer): void {
    const n = this.#entries.length;
    const operation = this.contract.operations.find((one) => one.method === method && fits(one.path, path));
    const bare: CallStep = { n, who, call: `${method} ${path}`, headers };
    const json = typeof body === 'string' ? parsed(body) : undefined;
    const step = this.#swapped(json === undefined ? bare : { ...bare, json });
    this.#add(
      {
        ...step,
        ...(json === undefined && body !== null && { body }),
        ...(operation && { compared: this.#comparedOf(operation, answer) }),
      },
      { isMaker: answer.status === 201, isChange: !isRead(method) && answer.status < 400 },
      this.#entered.get(who),
    );
    for (const [handle, value] of handlesOf(n, answer)) {
      const known = this.#handles.get(value);
      if (known === undefined || isPassing.test(known)) this.#handles.set(value, handle);
    }
  }

  #add(step: Step, what: Pick<Entry, 'isMaker' | 'isChange'>, caller?: number): void {
    const named = [...textsOf(step).matchAll(/\{\{(\d+)/g)].map(([, n]) => Number(n));
    this.#entries.push({ step, uses: new Set(caller === undefined ? named : [...named, caller]), ...what });
  }

  #comparedOf({ answers, order, content }: Operation, { status }: WireAnswer): Compared {
    const always = [...this.contract.always.headers].flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
    const own = answers.get(status)?.headers.keys() ?? [];
    return {
      headers: [...new Set([...always, ...own])],
      isOrdered: order !== null && order !== 'none',
      isOriginal: content === 'original',
    };
  }

  /** With handles for earlier values, and relative times. */
  #swapped<T extends Step>(step: T): T {
    const text = (one: string): string => {
      const handle = this.#handles.get(one);
      if (handle !== undefined) return `{{${handle}}}`;
      if (!moment.test(one)) return one.replaceAll(invitee, '{{run}}-$&');
      return `{{now+${Math.round((Date.parse(one) - Date.now() - this.#ahead) / 1000)}}}`;
    };
    const swapped = withTexts(step, text) as T;
    if (!('call' in swapped)) return swapped;
    const pieces = swapped.call.split(/([ /?&=])/).map((piece) => {
      const other = text(decoded(piece));
      return other === decoded(piece) ? piece : other;
    });
    return { ...swapped, call: pieces.join('') };
  }
}

interface Coming {
  id: string;
  email: string;
  link?: string | null;
}

/** A canonical JSON body; undefined for others. */
function parsed(body: string): unknown {
  try {
    const json = JSON.parse(body) as unknown;
    // In a script this name would not be a property.
    return JSON.stringify(json) === body && !body.includes('__proto__') ? json : undefined;
  } catch {
    return undefined;
  }
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

function fits(template: string, path: string): boolean {
  const [parts, others] = [template.split('/'), (path.split('?')[0] ?? '').split('/')];
  return parts.length === others.length && parts.every((part, at) => part.startsWith('{') || part === others[at]);
}
