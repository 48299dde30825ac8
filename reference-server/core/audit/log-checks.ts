// The checks of the log's chain, one at a time and behind every answer. Each looks at what was written since the one
// before, and once more at a part of what is older: whoever changes a log that was looked at already is found, too. What
// the last one found, at whatever server, is what all of them show.
import type { components } from '#contract/api.d.ts';
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';
import type { History, LogHead } from '../ports/history.ts';
import type { Ports } from '../ports/ports.ts';
import { LogBroken } from '../store/log-broken.ts';

type Shown = components['schemas']['AuditIntegrity'];
type Outcome = Pick<Shown, 'state' | 'entries' | 'head' | 'brokenAt'> & { checkedAt: string };

type Checking = Pick<Ports, 'history' | 'clock' | 'giveWay'>;

const freshMs = 60_000;
const keptMs = 7 * 86_400_000;
const LAST = 'last';
/** So many older entries are looked at once more by each check: all of them, of most logs. */
const mostAgain = 100_000;
const BEGINNING: LogHead = { seq: 0, hash: '' };

export class LogChecks {
  readonly #outcomes: NoteSpace<Outcome>;
  #checking: Promise<void> | null = null;
  /** Every entry up to this one was looked at. */
  #seen = BEGINNING;
  /** How far the present look at the older ones has come. */
  #again = BEGINNING;

  constructor(notes: Notes = new MemoryNotes()) {
    this.#outcomes = notes.open({ name: 'log checks', most: 1, isSecret: true });
  }

  /**
   * Begins a check where one is due. Waits for it only where nothing is known yet, and no longer than for its first piece:
   * of a short log that is all of it.
   */
  async beginIfDue(
    ports: Pick<Ports, 'history' | 'clock' | 'giveWay' | 'reportFault'>,
    requestId: string,
  ): Promise<void> {
    const now = ports.clock.now();
    const known = await this.#outcomes.get(LAST, now);
    const age = known ? now.getTime() - Date.parse(known.checkedAt) : Infinity;
    if (this.#checking || age <= freshMs) return;
    let onPiece = (): void => undefined;
    const firstPiece = new Promise<void>((resolve) => (onPiece = resolve));
    const checking = this.#check(ports, () => onPiece())
      .catch((error: unknown) => ports.reportFault(error, requestId))
      .finally(() => (this.#checking = null));
    this.#checking = checking;
    if (!known) await Promise.race([checking, firstPiece]);
  }

  /** Resolves when no check is under way. */
  async idle(): Promise<void> {
    await this.#checking;
  }

  async shown({ history, clock }: { history: History; clock: Ports['clock'] }): Promise<Shown> {
    const isChecking = this.#checking !== null;
    const found = await this.#outcomes.get(LAST, clock.now());
    if (found) return { ...found, isChecking };
    const { auditEntries: entries, seq, hash } = await history.head();
    return { state: 'unknown', entries, head: { seq, hash }, checkedAt: null, isChecking, brokenAt: null };
  }

  async #check({ history, clock, giveWay }: Checking, onPiece: () => void): Promise<void> {
    const turn = async () => {
      onPiece();
      await giveWay?.();
    };
    const begun = clock.now();
    const { auditEntries: entries, seq, hash } = await history.head();
    // What a check that began earlier finds is not put in the place of it.
    const found = (outcome: Pick<Outcome, 'state' | 'brokenAt'>) => {
      const value = { ...outcome, entries, head: { seq, hash }, checkedAt: clock.now().toISOString() };
      return this.#outcomes.putLatest(new Map([[LAST, { value, endsAt: begun.getTime() + keptMs }]]));
    };
    const older = this.#seen.seq;
    try {
      this.#seen = await followed(history, this.#seen, seq, turn);
      // Nobody tells how the rest is: the room is being closed.
      if (this.#seen.seq < seq) return;
      if (older > 0) {
        this.#again = await followed(history, this.#again, Math.min(older, this.#again.seq + mostAgain), turn);
        if (this.#again.seq >= older) this.#again = BEGINNING;
      }
      await found({ state: 'intact', brokenAt: null });
    } catch (error) {
      if (!(error instanceof LogBroken)) throw error;
      this.#seen = BEGINNING;
      this.#again = BEGINNING;
      const { seq: broken, reason } = error;
      await found({ state: 'broken', brokenAt: { seq: broken, reason } });
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
