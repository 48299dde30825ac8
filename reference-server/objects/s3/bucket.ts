// One bucket of an S3-compatible store, with bounded retries. Expected answers (no such object, object exists) have
// names; any other failure means that the store is unreachable: 503 until it is back. Keys and secrets stay in the
// client and out of every message.
import {
  type $Command,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  type S3ClientConfig,
  type S3ClientResolvedConfig,
  S3ServiceException,
  type ServiceInputTypes as Input,
  type ServiceOutputTypes as Output,
} from '@aws-sdk/client-s3';
import { type ApiProblem, notFound, storeUnavailable } from '#core/call/errors.ts';
import { Circuit, type Pulse, pulseWithin } from '../../process/circuit.ts';
import type { BucketSettings } from '../../settings/bucket-url.ts';

export interface BucketOptions {
  /** Called when the store becomes unreachable and when it is back. */
  warn?: (message: string) => void;
  /** Milliseconds for a request with all retries, up to the head of the answer; with a body three times that. */
  timeout?: number;
  /** The time in milliseconds after which a silent connection fails. */
  stall?: number;
}

/**
 * Missing: no such object. Taken: a condition fails. Gone: no such upload. Outside: no such range. Refused: these keys
 * lack the right. Elsewhere: another region. Keyless: no request was sent without keys.
 */
type Answer = 'missing' | 'taken' | 'conflict' | 'gone' | 'outside' | 'unknown' | 'refused' | 'elsewhere' | 'keyless';

/** What to do for expected answers. */
type Answers<T> = Partial<Record<Answer, () => T | Promise<T>>>;

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
const CONNECT_MS = 3000;
const PROBE_MS = 2500;
/** Answers of a store may take longer than those of a database. */
const LATE_MS = 2000;
const TRIES = 4;
const SOCKETS = 512;

export class Bucket {
  readonly name: string;
  readonly prefix: string;
  readonly #client: S3Client;
  /** Its connections are new, since kept ones may be dead. */
  readonly #probe: S3Client;
  readonly #circuit: Circuit;
  /** The time in milliseconds for one request with all retries. */
  readonly timeout: number;
  readonly #warn: (message: string) => void;
  #isAway = false;

  constructor({ bucket, prefix, region, endpoint, isPathStyle }: BucketSettings, options: BucketOptions = {}) {
    this.name = bucket;
    this.prefix = prefix;
    this.timeout = options.timeout ?? 20_000;
    this.#warn = options.warn ?? (() => undefined);
    const config = (keepAlive: boolean): S3ClientConfig => ({
      ...(region === null ? {} : { region }),
      ...(endpoint === null ? {} : { endpoint }),
      forcePathStyle: isPathStyle,
      maxAttempts: TRIES,
      // Checksums are sent explicitly; not every store supports those that the SDK appends to bodies.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: options.stall ?? 10_000,
        httpAgent: { maxSockets: SOCKETS, keepAlive },
        httpsAgent: { maxSockets: SOCKETS, keepAlive },
      },
    });
    this.#client = new S3Client(config(true));
    this.#probe = new S3Client(config(false));
    // What it notices is in the warnings already.
    this.#circuit = new Circuit(
      () => this.#pulse(),
      () => undefined,
      `The bucket ${bucket}`,
      LATE_MS,
    );
  }

  /** The address of an object; a key is never a path. @throws ApiProblem 404 */
  at(key: string): { Bucket: string; Key: string } {
    if (!KEY.test(key)) throw notFound();
    return { Bucket: this.name, Key: `${this.prefix}${key}` };
  }

  /** Whether the name can be one of this server's objects. */
  isOwn(name: string): boolean {
    return name.startsWith(this.prefix) && KEY.test(name.slice(this.prefix.length));
  }

  /**
   * Requests with a longer timeout carry bytes, and are not given up in silence: a full line may delay the probe.
   * @throws StoreUnavailable for every answer that is not in `answers`
   */
  async send<In extends Input, Out extends Output, Answered = never>(
    command: $Command<In, Out, S3ClientResolvedConfig, Input, Output>,
    answers: Answers<Answered> = {},
    timeout = this.timeout,
  ): Promise<Out | Answered> {
    const ending = new AbortController();
    const call = () => this.#ask(this.#client, command, answers, timeout, ending);
    return this.#circuit.watch(call, timeout > this.timeout).catch((error: unknown) => {
      ending.abort();
      throw error;
    });
  }

  async #ask<In extends Input, Out extends Output, Answered = never>(
    client: S3Client,
    command: $Command<In, Out, S3ClientResolvedConfig, Input, Output>,
    answers: Answers<Answered>,
    timeout: number,
    ending = new AbortController(),
  ): Promise<Out | Answered> {
    const timer = setTimeout(() => ending.abort(), timeout);
    try {
      const answer = await client.send(command, { abortSignal: ending.signal });
      this.#isBack();
      return answer;
    } catch (error) {
      const answer = answerOf(error);
      const expected = answer && answers[answer];
      if (!expected) throw this.#away(error);
      this.#isBack();
      return await expected();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The size of an object and its upload's name; null without the object or the bucket. */
  async look(key: string): Promise<{ size: number; upload: string | null } | null> {
    const found = await this.send(new HeadObjectCommand(this.at(key)), { missing: () => null });
    return found && { size: found.ContentLength ?? 0, upload: found.Metadata?.['upload'] ?? null };
  }

  /** @throws StoreUnavailable without the bucket */
  async head(): Promise<void> {
    await this.send(new HeadBucketCommand({ Bucket: this.name }));
  }

  /** The change that the operator must make; null if none is known. */
  async mistake(): Promise<string | null> {
    const hasRegion = await this.#client.config.region().then(Boolean, () => false);
    if (!hasRegion) return 'names no region: add region=… or set AWS_REGION';
    const keys = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the role of this machine';
    const mistakes = {
      missing: () => `names the bucket ${this.name}, and there is none: make it first`,
      refused: () => `names the bucket ${this.name}, which these keys do not open: check ${keys}`,
      elsewhere: () => `names the bucket ${this.name}, which is in another region: check region`,
      keyless: () => `needs keys: set ${keys}`,
    };
    const answer = await this.send(new HeadBucketCommand({ Bucket: this.name }), mistakes, PROBE_MS).catch(() => null);
    return typeof answer === 'string' ? answer : null;
  }

  /** Whether the store answers now. Concurrent calls share the answer. */
  async answers(): Promise<boolean> {
    return (await this.#circuit.look()) === 'well';
  }

  #pulse(): Promise<Pulse> {
    const head = new HeadBucketCommand({ Bucket: this.name });
    const probing = this.#ask(this.#probe, head, {}, 2 * PROBE_MS).then((): Pulse => 'well');
    return pulseWithin(PROBE_MS, probing);
  }

  close(): void {
    this.#circuit.close();
    this.#client.destroy();
    this.#probe.destroy();
  }

  /** Warns once that the store is unreachable. */
  #away(error: unknown): ApiProblem {
    const reason = reasonOf(error);
    if (!this.#isAway) this.#warn(`The bucket ${this.name} does not do what it is asked: ${reason}`);
    this.#isAway = true;
    return unavailable(reason);
  }

  #isBack(): void {
    if (this.#isAway) this.#warn(`The bucket ${this.name} answers again`);
    this.#isAway = false;
  }
}

/** 503; the reason is only logged. */
export function unavailable(reason: string): ApiProblem {
  const problem = storeUnavailable();
  problem.cause = new Error(reason);
  return problem;
}

/** By status, whatever the error's name. */
const answers: Partial<Record<number, Answer>> = {
  301: 'elsewhere',
  307: 'elsewhere',
  401: 'refused',
  403: 'refused',
  405: 'unknown',
  412: 'taken',
  416: 'outside',
  501: 'unknown',
};

function answerOf(error: unknown): Answer | null {
  if (error instanceof Error && error.name === 'CredentialsProviderError') return 'keyless';
  if (!(error instanceof S3ServiceException)) return null;
  const { name, $metadata } = error;
  const { httpStatusCode: status = 0 } = $metadata;
  if (status === 404) return name === 'NoSuchBucket' ? null : name === 'NoSuchUpload' ? 'gone' : 'missing';
  if (status === 409) return name === 'ConditionalRequestConflict' || name === 'OperationAborted' ? 'conflict' : null;
  return answers[status] ?? null;
}

/** Only the error's name and message; other fields of the SDK's errors must not be logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'no answer in time';
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? '') : '';
  return [error.name, status, error.message].filter((part) => part !== '').join(' ');
}
