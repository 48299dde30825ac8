// Tracks when an idle session ends, and warns two minutes before. Only the server decides: shortly before the warning,
// the watch queries it, since another tab may have used the session, and the query does not count as a use. It compares
// times instead of counting ticks, since timers are slow in hidden tabs and stop when the machine sleeps.
import type { MySession } from '#contract/types.ts';
import { Store } from '#web/ui/browser/store.ts';

export const WARNING_MS = 120_000;
/** How often the clock is checked, without a call. */
const PULSE_MS = 20_000;
const WARNING_PULSE_MS = 1_000;
/** A key press this recent means that the user is present. */
const STILL_THERE_MS = 60_000;
/** After this time the policy may have changed, so it is fetched again on the next use. */
const KNOWN_FOR_MS = 300_000;
const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 300_000;
const NEVER = Number.NEGATIVE_INFINITY;

export interface IdlePorts {
  now: () => number;
  /** Reads the session with the server's time, or null without one. */
  read: () => Promise<{ session: Pick<MySession, 'endsAt'>; serverNow: number | null }>;
  renew: () => Promise<unknown>;
  lastUse: () => number;
  isOver: (error: unknown) => boolean;
  /** Whether the server does not know this call; the session has no visible limit then. */
  isUnknown: (error: unknown) => boolean;
  onOver: () => void;
  /** Informs the other tabs that the session was used. */
  notify: () => void;
}

export class IdleWatch {
  #endsAt: number | null = null;
  #readAt = NEVER;
  #isReading = false;
  #isStopped = false;
  #failures = 0;
  /** The number of answers in a row that came after the end they name. */
  #lateAnswers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: IdlePorts) {}

  /** When the session ends, while the warning is shown; otherwise null. */
  readonly warnedUntil = new Store<number | null>(null);

  readonly start = (): void => void this.#read();

  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  /** Called when the window regains focus or the machine wakes up. */
  readonly look = (): void => {
    if (this.ports.now() - this.#readAt > KNOWN_FOR_MS) void this.#read();
    else this.#check();
  };

  /** Called when a call of this tab used the session. */
  readonly used = (): void => {
    if (this.#endsAt !== null) this.ports.notify();
    this.usedElsewhere();
  };

  /** Called when another tab used the session. */
  readonly usedElsewhere = (): void => {
    if (this.warnedUntil.get() !== null || this.ports.now() - this.#readAt > KNOWN_FOR_MS) void this.#read();
  };

  readonly stay = async (): Promise<void> => {
    await this.ports.renew();
    this.ports.notify();
    await this.#read();
  };

  #hasStopped(): boolean {
    return this.#isStopped;
  }

  async #read(): Promise<void> {
    if (this.#isReading || this.#isStopped) return;
    this.#isReading = true;
    let retryIn = 0;
    try {
      const { session, serverNow } = await this.ports.read();
      const now = this.ports.now();
      this.#readAt = now;
      this.#failures = 0;
      this.#endsAt = session.endsAt === null ? null : Date.parse(session.endsAt) + now - (serverNow ?? now);
      const isLate = this.#endsAt !== null && this.#endsAt <= now;
      this.#lateAnswers = isLate ? this.#lateAnswers + 1 : 0;
    } catch (error) {
      // Ignored after the watch was stopped, since another user may be signed in.
      if (this.#hasStopped()) return;
      if (this.ports.isOver(error)) {
        this.stop();
        this.ports.onOver();
        return;
      }
      if (this.ports.isUnknown(error)) {
        this.stop();
        return;
      }
      // A known end approaches; without one, queries become less frequent.
      retryIn = this.#endsAt === null ? Math.min(RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS) : RETRY_MS;
      this.#failures += 1;
    } finally {
      this.#isReading = false;
    }
    this.#settle(retryIn);
  }

  /** Checks the clock without a call. */
  #check(): void {
    clearTimeout(this.#timer);
    if (this.#endsAt === null || this.#isStopped) return;
    const left = this.#endsAt - this.ports.now();
    const isNews = this.warnedUntil.get() === null ? left <= WARNING_MS : left <= 0;
    if (!isNews) this.#settle(0);
    else if (left > 0 && this.ports.now() - this.ports.lastUse() < STILL_THERE_MS) void this.#renewQuietly();
    else void this.#read();
  }

  async #renewQuietly(): Promise<void> {
    // The next query reports the failure.
    await this.ports.renew().catch(() => undefined);
    this.ports.notify();
    await this.#read();
  }

  #settle(retryIn: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const left = this.#endsAt === null ? Number.POSITIVE_INFINITY : this.#endsAt - this.ports.now();
    this.#warn(left <= WARNING_MS && this.#lateAnswers === 0 ? this.#endsAt : null);
    if (this.#endsAt === null) {
      // It is not known yet whether there is a limit.
      if (retryIn > 0 && this.#readAt === NEVER) this.#timer = setTimeout(this.start, retryIn);
      return;
    }
    // A server that keeps answering after the end it names is queried less and less often.
    const nearPulse = Math.min(WARNING_PULSE_MS * 2 ** this.#lateAnswers, LONGEST_RETRY_MS);
    const pulse = left > WARNING_MS ? Math.min(left - WARNING_MS, PULSE_MS) : nearPulse;
    this.#timer = setTimeout(() => this.#check(), Math.max(pulse, retryIn, 50));
  }

  #warn(until: number | null): void {
    if (until !== this.warnedUntil.get()) this.warnedUntil.set(until);
  }
}
