// Remembers which versions were shown to a session, so that it can report reading of these only, and how many reports
// and how much reading time it sent recently. What was sent at a time to come was before the clock was set back.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';

/** Documents may stay open for hours. */
const keptMs = 24 * 3_600_000;
const maxRemembered = 50_000;
const minuteMs = 60_000;
const mostInAMinute = 60;
const timeWindowMs = 5 * minuteMs;
const mostSecondsInWindow = timeWindowMs / 1000;

type Times = readonly (readonly [seconds: number, at: number])[];

export class Viewed {
  readonly #shown: MemorySpace<true>;
  readonly #reports: MemorySpace<readonly number[]>;
  readonly #times: MemorySpace<Times>;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#shown = shared.open({ name: 'viewed', most: maxRemembered });
    this.#reports = shared.open({ name: 'readings', most: maxRemembered });
    this.#times = shared.open({ name: 'reading-times', most: maxRemembered });
  }

  note(sessionId: string, versionId: string, now: Date): Promise<void> {
    return this.#shown.put(keyOf(sessionId, versionId), { value: true, endsAt: now.getTime() + keptMs }, now);
  }

  async has(sessionId: string, versionId: string, now: Date): Promise<boolean> {
    return (await this.#shown.get(keyOf(sessionId, versionId), now)) === true;
  }

  /** Whether this session may send another report in this minute. */
  mayReport(sessionId: string, now: Date): Promise<boolean> {
    const at = now.getTime();
    return this.#reports.change([sessionId], now, (found) => {
      const lately = (found.get(sessionId) ?? []).filter((since) => Math.abs(at - since) < minuteMs);
      const may = lately.length < mostInAMinute;
      const value = may ? [...lately, at] : lately;
      return { entries: new Map([[sessionId, { value, endsAt: at + minuteMs }]]), value: may };
    });
  }

  /** Returns how many of the seconds count: a session reads no longer than time passes. */
  takeSeconds(sessionId: string, seconds: number, now: Date): Promise<number> {
    const at = now.getTime();
    return this.#times.change([sessionId], now, (found) => {
      const lately = (found.get(sessionId) ?? []).filter(([, since]) => Math.abs(at - since) < timeWindowMs);
      const known = lately.reduce((sum, [reported]) => sum + reported, 0);
      const value = Math.min(seconds, mostSecondsInWindow - known);
      return { entries: timesOf(sessionId, value === 0 ? lately : [...lately, [value, at]]), value };
    });
  }

  async takeSecondsBack(sessionId: string, seconds: number, now: Date): Promise<void> {
    await this.#times.change([sessionId], now, (found) => {
      const times = found.get(sessionId) ?? [];
      const back = times.findLastIndex(([reported, at]) => reported === seconds && at === now.getTime());
      return {
        entries: timesOf(
          sessionId,
          times.filter((_, at) => at !== back),
        ),
        value: undefined,
      };
    });
  }
}

const keyOf = (sessionId: string, versionId: string) => `${sessionId} ${versionId}`;

function timesOf(sessionId: string, times: Times) {
  const newest = times.at(-1);
  return new Map([[sessionId, newest ? { value: times, endsAt: newest[1] + timeWindowMs } : null]]);
}
