// Knows when an idle session ends, and says so two minutes before. The server alone decides: shortly before it would
// warn, the watch asks it, as another tab may have used the session, and asking is no use. Times are compared, never
// ticks counted: timers of hidden tabs are slow, and those of a sleeping machine stand still.
import type { MySession } from '#contract/types.ts';

export const WARNING_MS = 120_000;
/** The clock is looked at this often; nothing is asked. */
const PULSE_MS = 20_000;
const WARNING_PULSE_MS = 1_000;
/** A key that was pressed this long ago is a person who is still there. */
const STILL_THERE_MS = 60_000;
/** What was asked longer ago may be another policy by now, and is asked again when the session is used. */
const KNOWN_FOR_MS = 300_000;
const RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 300_000;
const NEVER = Number.NEGATIVE_INFINITY;

export interface IdlePorts {
  now: () => number;
  /** The session, with the moment of the server's clock at which that was so, or null where it does not say. */
  ask: () => Promise<{ session: Pick<MySession, 'endsAt'>; serverNow: number | null }>;
  /** Uses the session. */
  renew: () => Promise<unknown>;
  lastUse: () => number;
  isOver: (error: unknown) => boolean;
  /** A backend without this call has no limit that could be watched. */
  isUnknown: (error: unknown) => boolean;
  onOver: () => void;
  /** Tells the other tabs that the session was used. */
  tell: () => void;
}

export class IdleWatch {
  readonly #ports: IdlePorts;
  readonly #listeners = new Set<() => void>();
  #endsAt: number | null = null;
  #askedAt = NEVER;
  #isAsking = false;
  #isStopped = false;
  #failures = 0;
  /** Answers in a row after the end that they name. */
  #lateAnswers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warnedUntil: number | null = null;

  constructor(ports: IdlePorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** When it ends, while the person is warned of that; else null. */
  readonly warnedUntil = (): number | null => this.#warnedUntil;

  readonly start = (): void => void this.#ask();

  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  /** The window came back, or the machine woke up. */
  readonly look = (): void => {
    if (this.#ports.now() - this.#askedAt > KNOWN_FOR_MS) void this.#ask();
    else this.#check();
  };

  /** A call of this tab used the session. */
  readonly used = (): void => {
    if (this.#endsAt !== null) this.#ports.tell();
    this.usedElsewhere();
  };

  /** Another tab used it. */
  readonly usedElsewhere = (): void => {
    if (this.#warnedUntil !== null || this.#ports.now() - this.#askedAt > KNOWN_FOR_MS) void this.#ask();
  };

  readonly stay = async (): Promise<void> => {
    await this.#ports.renew();
    this.#ports.tell();
    await this.#ask();
  };

  #hasStopped(): boolean {
    return this.#isStopped;
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isStopped) return;
    this.#isAsking = true;
    let retryIn = 0;
    try {
      const { session, serverNow } = await this.#ports.ask();
      const now = this.#ports.now();
      this.#askedAt = now;
      this.#failures = 0;
      this.#endsAt = session.endsAt === null ? null : Date.parse(session.endsAt) + now - (serverNow ?? now);
      const isLate = this.#endsAt !== null && this.#endsAt <= now;
      this.#lateAnswers = isLate ? this.#lateAnswers + 1 : 0;
    } catch (error) {
      // Whoever has stopped watching is told nothing: the page may be somebody else's by now.
      if (this.#hasStopped()) return;
      if (this.#ports.isOver(error)) {
        this.stop();
        this.#ports.onOver();
        return;
      }
      if (this.#ports.isUnknown(error)) {
        this.stop();
        return;
      }
      // An end that is known comes nearer; where none is, asking less and less often is enough.
      retryIn = this.#endsAt === null ? Math.min(RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS) : RETRY_MS;
      this.#failures += 1;
    } finally {
      this.#isAsking = false;
    }
    this.#settle(retryIn);
  }

  /** What the clock says, without asking. */
  #check(): void {
    clearTimeout(this.#timer);
    if (this.#endsAt === null || this.#isStopped) return;
    const left = this.#endsAt - this.#ports.now();
    const isNews = this.#warnedUntil === null ? left <= WARNING_MS : left <= 0;
    if (!isNews) this.#settle(0);
    else if (left > 0 && this.#ports.now() - this.#ports.lastUse() < STILL_THERE_MS) void this.#renewQuietly();
    else void this.#ask();
  }

  async #renewQuietly(): Promise<void> {
    // A failure is told by what is asked next.
    await this.#ports.renew().catch(() => undefined);
    this.#ports.tell();
    await this.#ask();
  }

  #settle(retryIn: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const left = this.#endsAt === null ? Number.POSITIVE_INFINITY : this.#endsAt - this.#ports.now();
    this.#warn(left <= WARNING_MS && this.#lateAnswers === 0 ? this.#endsAt : null);
    if (this.#endsAt === null) {
      // Nobody knows yet whether there is a limit at all.
      if (retryIn > 0 && this.#askedAt === NEVER) this.#timer = setTimeout(this.start, retryIn);
      return;
    }
    // A backend that answers after the end that it names, as fixed answers do, is asked less and less often.
    const nearPulse = Math.min(WARNING_PULSE_MS * 2 ** this.#lateAnswers, LONGEST_RETRY_MS);
    const pulse = left > WARNING_MS ? Math.min(left - WARNING_MS, PULSE_MS) : nearPulse;
    this.#timer = setTimeout(() => this.#check(), Math.max(pulse, retryIn, 50));
  }

  #warn(until: number | null): void {
    if (until === this.#warnedUntil) return;
    this.#warnedUntil = until;
    for (const listener of this.#listeners) listener();
  }
}
