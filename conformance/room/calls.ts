// Calls of a target by operationId. The observer checks every call.
import { z } from 'zod';
import type { Contract, Operation } from '../contract.ts';
import { extensionIn, withoutExtension } from '../extensions/absent.ts';
import type { CallsAsCurl } from '../reports/curl.ts';
import { NotTried } from '../suite/run.ts';
import { textOf, type Target, type WireAnswer, type WireRequest } from '../target.ts';
import { MadeItems } from './made.ts';
import type { Call } from './room.ts';

/** Receives each call as it begins, and then its answer. */
type Saw = (call: Call) => (answer: WireAnswer) => void;
type Observer = (operation: Operation, call: Call, answer: WireAnswer) => void;

const withId = z.object({ id: z.string() });

export class Calls {
  readonly made = new MadeItems();
  #calls: CallsAsCurl | null = null;
  #saw: Saw | null = null;
  #last: WireAnswer | null = null;

  constructor(
    readonly target: Target,
    private readonly contract: Contract,
    private readonly observe: Observer,
  ) {}

  get operations(): readonly Operation[] {
    return this.contract.operations;
  }

  /** False for an extension that the target does not have. */
  has(id: string): boolean {
    return this.operations.some((one) => one.id === id);
  }

  operation(id: string): Operation {
    const operation = this.contract.operations.find((one) => one.id === id);
    if (this.contract.absent.has(id)) throw new NotTried(withoutExtension(id));
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    return operation;
  }

  /** The call as a request; path parameters that are not given become `missing`. */
  request(call: Call): WireRequest {
    const operation = this.operation(call.id);
    const extension = extensionIn(this.contract, operation, call);
    if (extension !== null) throw new NotTried(withoutExtension(extension));
    const { method, path } = operation;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => call.params?.[name] ?? 'missing');
    const query = new URLSearchParams(call.query).toString();
    const type = call.json === undefined ? 'application/octet-stream' : 'application/json';
    const body = call.json === undefined ? (call.bytes ?? null) : JSON.stringify(call.json);
    return {
      who: call.who ?? 'admin',
      method,
      path: query === '' ? filled : `${filled}?${query}`,
      headers: { accept: 'application/json', ...(body === null ? {} : { 'content-type': type }), ...call.headers },
      body,
    };
  }

  /** Records the calls made during the work. @param saw sees each call of the contract */
  async recorded<T>(calls: CallsAsCurl, work: () => Promise<T>, saw: Saw | null = null): Promise<T> {
    this.#calls = calls;
    this.#saw = saw;
    try {
      return await work();
    } finally {
      this.#calls = null;
      this.#saw = null;
    }
  }

  /** Whether these calls are compared with those of a twin. */
  get isCompared(): boolean {
    return this.#saw !== null;
  }

  /** The newest answer; null before the first. */
  get last(): WireAnswer | null {
    return this.#last;
  }

  /** Makes the call; redirects and refusals are returned. */
  call(call: Call): Promise<WireAnswer> {
    return this.#send(call, this.request(call));
  }

  /** The same without waiting for rate limits. */
  callOnce(call: Call): Promise<WireAnswer> {
    return this.#send(call, { ...this.request(call), mayBeLimited: true });
  }

  /** Sends what is no call of the contract. */
  async ask(request: WireRequest): Promise<WireAnswer> {
    this.#calls?.add(request);
    const answer = await this.target.send(request);
    this.#last = answer;
    return answer;
  }

  async #send(call: Call, request: WireRequest): Promise<WireAnswer> {
    const answered = this.#saw?.(call);
    const answer = await this.ask(request);
    this.made.remember(call, answer);
    answered?.(answer);
    this.observe(this.operation(call.id), call, answer);
    return answer;
  }

  /** Makes a call that must succeed. @throws Error if it does not. */
  async must(call: Call): Promise<WireAnswer> {
    const answer = await this.call(call);
    if (answer.status < 400) return answer;
    throw new Error(`${call.id} as ${call.who ?? 'admin'} answered ${answer.status}: ${textOf(answer).slice(0, 300)}`);
  }

  /** The parsed answer of a call that must succeed. @throws ZodError if it has another shape */
  async read<T>(shape: z.ZodType<T>, call: Call): Promise<T> {
    return shape.parse(JSON.parse(textOf(await this.must(call))));
  }

  /** The id of what the call creates or answers. */
  async idOf(call: Call): Promise<string> {
    return (await this.read(withId, call)).id;
  }
}
