// The checks of the log's chain, one at a time and behind every answer. Each looks at what was written since the one
// before, and once more at a part of what is older: whoever changes a log that was looked at already is found, too.
import type { components } from '#contract/api.d.ts';
import type { History, LogHead, Ports } from '../ports/ports.ts';
import { LogBroken } from '../store/log-broken.ts';

type Shown = components['schemas']['AuditIntegrity'];
type Outcome = Pick<Shown, 'state' | 'entries' | 'head' | 'brokenAt'> & { at: Date };

type Checking = Pick<Ports, 'history' | 'clock' | 'giveWay'>;

const freshMs = 60_000;
/** So many older entries are looked at once more by each check: all of them, of most logs. */
const mostAgain = 100_000;
const BEGINNING: LogHead = { seq: 0, hash: '' };

export class LogChecks {
  #outcome: Outcome | null = null;
  #checking: Promise<void> | null = null;
  /** Every entry up to this one was looked at. */
  #seen = BEGINNING;
  /** How far the present look at the older ones has come. */
  #again = BEGINNING;

  /**
   * Begins a check where one is due. Waits for it only where nothing is known yet, and no longer than for its first piece:
   * of a short log that is all of it.
   */
  async beginIfDue(
    ports: Pick<Ports, 'history' | 'clock' | 'giveWay' | 'reportFault'>,
    requestId: string,
  ): Promise<void> {
    const age = this.#outcome ? ports.clock.now().getTime() - this.#outcome.at.getTime() : Infinity;
    if (this.#checking || age <= freshMs) return;
    let onPiece = (): void => undefined;
    const firstPiece = new Promise<void>((resolve) => (onPiece = resolve));
    const checking = this.#check(ports, () => onPiece())
      .catch((error: unknown) => ports.reportFault(error, requestId))
      .finally(() => (this.#checking = null));
    this.#checking = checking;
    if (!this.#outcome) await Promise.race([checking, firstPiece]);
  }

  /** Resolves when no check is under way. */
  async idle(): Promise<void> {
    await this.#checking;
  }

  async shown(history: History): Promise<Shown> {
    const isChecking = this.#checking !== null;
    if (this.#outcome) {
      const { at, ...found } = this.#outcome;
      return { ...found, checkedAt: at.toISOString(), isChecking };
    }
    const { auditEntries: entries, seq, hash } = await history.head();
    return { state: 'unknown', entries, head: { seq, hash }, checkedAt: null, isChecking, brokenAt: null };
  }

  async #check({ history, clock, giveWay }: Checking, onPiece: () => void): Promise<void> {
    const turn = async () => {
      onPiece();
      await giveWay?.();
    };
    const { auditEntries: entries, seq, hash } = await history.head();
    const outcome = { entries, head: { seq, hash } };
    const older = this.#seen.seq;
    try {
      this.#seen = await followed(history, this.#seen, seq, turn);
      // Nobody tells how the rest is: the room is being closed.
      if (this.#seen.seq < seq) return;
      if (older > 0) {
        this.#again = await followed(history, this.#again, Math.min(older, this.#again.seq + mostAgain), turn);
        if (this.#again.seq >= older) this.#again = BEGINNING;
      }
      this.#outcome = { ...outcome, state: 'intact', brokenAt: null, at: clock.now() };
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error;
      this.#seen = BEGINNING;
      this.#again = BEGINNING;
      const { seq: broken, reason } = error;
      this.#outcome = { ...outcome, state: 'broken', brokenAt: { seq: broken, reason }, at: clock.now() };
    }
  }
}

/** From behind an entry to the one of this number or a later one. @throws LogBroken */
async function followed(history: History, after: LogHead, to: number, turn: () => Promise<void>): Promise<LogHead> {
  let last = after;
  if (last.seq >= to) return last;
  for await (const head of history.follow(after)) {
    last = head;
    if (last.seq >= to) return last;
    await turn();
  }
  return last;
}
