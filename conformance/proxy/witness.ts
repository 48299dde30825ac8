// Checks the answers that pass the proxy, and what they promise together. Who calls is learned from their own answers.
import { entriesOf, inWordsOf, isEntry, madeOf, readCall, valuesOf, type Wanted } from '../checks/formal/reads.ts';
import { unshown, type Changed } from '../checks/formal/places.ts';
import { pairName } from '../cases/derived.ts';
import type { Contract, Operation } from '../contract.ts';
import { misplaced } from '../extensions/in-order.ts';
import { isChange } from '../extensions/lint.ts';
import { collector, newJudge, type Judge } from '../checks/judge.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import { asCurl } from '../reports/curl.ts';
import type { Report } from '../reports/report.ts';
import type { Call } from '../room/room.ts';
import { routesOf, type Found } from './routes.ts';
import { jsonOf, roles, type Role, type Who, type WireAnswer } from '../target.ts';

export interface Passing {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** A request that is being answered. */
export interface Begun extends Passing, Found {
  who: Who;
  /** The number of changes begun before. */
  changes: number;
  expected: readonly Expected[];
}

/** An answer, not whole if only its head was kept, or the reason why there is none. */
export type Passed = (WireAnswer & { isWhole: boolean }) | string;

/** What the next read has to show, until something else changes. */
interface Expected extends Changed {
  read: Call;
  wanted: Wanted | null;
  isGone: boolean;
}

export class Witness {
  readonly #judge: Judge;
  readonly #find: ReturnType<typeof routesOf>;
  readonly #add: ReturnType<typeof collector>;
  readonly #callers = new Map<string, Who>();
  readonly #requestIds = new Set<string>();
  #guests = 0;
  #changes = 0;
  #expected: readonly Expected[] = [];

  constructor(
    private readonly contract: Contract,
    private readonly report: Report,
  ) {
    this.#find = routesOf(contract);
    this.#add = collector(report);
    this.#judge = newJudge(contract, report, (check, about, message, _calls, actual) =>
      this.#add({ check, about, message, ...(actual !== undefined && { actual }) }),
    );
  }

  begin(passing: Passing): Begun {
    const { operation, ...found } = this.#find(passing.method, passing.url);
    // Whose role it was is not known.
    if (operation?.id === 'updateUserRole') this.#callers.clear();
    if (operation && isChange(operation)) {
      this.#changes += 1;
      this.#expected = [];
    }
    const [changes, expected] = [this.#changes, this.#expected];
    return { ...passing, ...found, operation, who: this.#callerOf(passing), changes, expected };
  }

  end(begun: Begun, body: unknown, answer: Passed): void {
    if (!isOfApi(begun.url)) return;
    const { operation, method, url, who } = begun;
    const address = operation ? `${method} ${operation.path}` : `${method} ${url.split('?', 1)[0] ?? ''}`;
    if (typeof answer === 'string') {
      this.#addFinding(begun, 'every-answer whole', `${address} as ${who}: ${answer}`, body, null);
      return;
    }
    const addFinding = (promise: string, message: string) => this.#addFinding(begun, promise, message, body, answer);
    const id = answer.headers.get('x-request-id');
    if (id !== null && this.#requestIds.has(id))
      addFinding('everywhere request-id', 'two answers have the same X-Request-Id');
    if (id !== null) this.#requestIds.add(id);
    if (operation && method !== 'HEAD' && answer.isWhole) this.#lookAt(begun, operation, body, answer, addFinding);
    else if (operation || method === 'HEAD' || method === 'OPTIONS')
      this.#judge.everyAnswer.look(`${address} as ${who}`, answer, operation?.answers.get(answer.status));
    else {
      const { unknownMethod, unknownPath } = this.contract.always;
      const [promise, wanted] =
        begun.methods.length > 0 ? ['unknown-method', unknownMethod] : ['unknown-path', unknownPath];
      const faults =
        answer.status === wanted.status ? this.#judge.faultsOf(wanted, answer) : [`it is not ${wanted.status}`];
      const unknown = `${address}, which the contract does not have, answers ${answer.status}`;
      for (const fault of faults) addFinding(`every-answer ${promise}`, `${unknown}: ${fault}`);
    }
  }

  close(): void {
    this.#judge.reportEveryAnswer();
  }

  #lookAt(begun: Begun, operation: Operation, body: unknown, answer: WireAnswer, addFinding: AddFinding): void {
    const { params, who, url } = begun;
    const before = this.report.findings.length;
    this.#judge.look(operation, who, answer);
    const pair = pairName(operation, answer.status);
    const isRight = this.report.findings.length === before && this.report.pairs.get(pair) !== 'not provoked';
    if (operation.answers.has(answer.status)) this.report.pairs.set(pair, isRight ? 'provoked' : 'not provoked');
    if (answer.status >= 400) return;
    this.#learn(begun, operation, answer);
    const site = begun.headers['sec-fetch-site'];
    if (isChange(operation) && !operation.isOpenToOtherSites && (site === 'cross-site' || site === 'same-site'))
      addFinding(`${operation.id} cross-site`, `it comes from another site and is answered ${answer.status}, not 403`);
    if (!maybe(operation, who))
      this.#add({
        check: 'roles',
        about: operation.id,
        message: `as ${who}: expected a refusal, the answer was ${answer.status}`,
      });
    if (Array.isArray(operation.order) && Array.isArray(jsonOf(answer))) {
      const words = misplaced(entriesOf(answer), operation.order);
      if (words !== null) addFinding(`${operation.id} order`, `it is to be in the order ${words}`);
    }
    const call: Call = {
      id: operation.id,
      params,
      query: Object.fromEntries(new URLSearchParams(url.split('?')[1])),
      json: body,
    };
    if (begun.changes !== this.#changes) return;
    if (isChange(operation)) this.#expected = expectations(operation, call, answer);
    // Pages and filters of a list do not show everything.
    else if (!url.includes('?') && (who === 'admin' || who === 'manager'))
      for (const one of begun.expected) if (isSame(one.read, call)) this.#compare(one, answer, addFinding);
  }

  #compare(expected: Expected, answer: WireAnswer, addFinding: AddFinding): void {
    const { operation, place, wanted, isGone } = expected;
    const promise = `${operation.id} ${isGone ? 'gone-from' : 'shows-in'} ${place.operation}`;
    this.report.promises.set(promise, this.report.promises.get(promise) ?? 'provoked');
    const still = isGone && (wanted === null || entriesOf(answer).some((one) => isEntry(one, wanted)));
    const faults = isGone
      ? still
        ? [`still shows ${wanted ? inWordsOf(wanted) : 'it'}`]
        : []
      : wanted
        ? unshown(this.contract, expected, wanted, answer)
        : [];
    for (const fault of faults)
      addFinding(promise, `after ${operation.method} ${operation.path}, the next read shows ${fault}`);
  }

  #addFinding(begun: Begun, promise: string, message: string, body: unknown, answer: WireAnswer | null): void {
    this.report.promises.set(promise, 'not provoked');
    const { who, method, url: path } = begun;
    const request = { who, method, path, headers: {}, body: body === undefined ? null : JSON.stringify(body) };
    const answered = answer === null ? {} : { actual: answerInWords(answer) };
    this.#add({ check: 'promises', about: promise, message, calls: [asCurl(request)], ...answered });
  }

  #callerOf({ headers }: Passing): Who {
    const key = keyOf(headers);
    if (key === null) return 'nobody';
    const known = this.#callers.get(key) ?? (`guest ${(this.#guests += 1)}` as const);
    this.#callers.set(key, known);
    return known;
  }

  #learn({ headers }: Passing, { id }: Operation, answer: WireAnswer): void {
    if (id === 'updateUserRole') this.#callers.clear();
    const key = keyOf(headers);
    const role = id === 'getCurrentUser' ? (jsonOf(answer) as { role?: Role } | undefined)?.role : undefined;
    if (key !== null && role && roles.includes(role)) this.#callers.set(key, role);
  }
}

/** False for pages beside the API, such as `/api-docs`. */
export const isOfApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

type AddFinding = (promise: string, message: string) => void;

const keyOf = ({ cookie = '', authorization = '' }: Passing['headers']): string | null =>
  cookie === '' && authorization === '' ? null : `${cookie}\n${authorization}`;

/** Whether the contract may name the caller; it may where the role is unknown. */
const maybe = ({ roles: allowed }: Operation, who: Who): boolean =>
  allowed.includes('public') ||
  allowed.includes(who) ||
  who.startsWith('guest') ||
  (who !== 'nobody' && allowed.includes('owner'));

const isSame = (one: Call, other: Call): boolean =>
  one.id === other.id &&
  JSON.stringify(Object.entries(one.params ?? {}).sort()) === JSON.stringify(Object.entries(other.params ?? {}).sort());

function expectations(operation: Operation, call: Call, answer: WireAnswer): Expected[] {
  const of = (places: Operation['showsIn'], made: ReturnType<typeof madeOf>, isGone: boolean) =>
    places.flatMap((place): Expected[] => {
      const read = readCall(place, made);
      const wanted = place.entry && valuesOf(place.entry, made);
      return read && (wanted || !place.entry) ? [{ operation, place, call, answer, read, wanted, isGone }] : [];
    });
  return [...of(operation.showsIn, madeOf(call, answer), false), ...of(operation.goneFrom, madeOf(call), true)];
}
