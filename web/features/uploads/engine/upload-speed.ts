/** Measures the speed of one transfer, smoothed to be readable. */
export class SpeedMeter {
  #bytes = 0;
  #speed: number | null = null;

  constructor(private since: number) {}

  /** Bytes per second; null until a quarter of a second has passed. */
  measure(bytesSent: number, now: number): number | null {
    if (bytesSent < this.#bytes) {
      this.#bytes = bytesSent;
      this.since = now;
      this.#speed = null;
      return null;
    }
    const elapsed = now - this.since;
    if (elapsed < 250) return this.#speed;
    const current = ((bytesSent - this.#bytes) * 1_000) / elapsed;
    this.#speed = this.#speed === null ? current : this.#speed * 0.7 + current * 0.3;
    this.#bytes = bytesSent;
    this.since = now;
    return this.#speed;
  }
}

/** "4 s left", "2 min left"; null without progress. */
export function timeLeft(bytesLeft: number, speed: number | null): string | null {
  if (speed === null || speed < 1) return null;
  const seconds = Math.ceil(bytesLeft / speed);
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
