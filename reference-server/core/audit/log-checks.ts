// Checks the log's hash chain in the background, one check at a time. Each check covers the new entries and a part of
// the older ones, so that later changes of checked entries are found as well. All servers show the latest result of any
// of them.
import type { components } from '#contract/api.d.ts';
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';
import type { History, LogHead } from '../ports/history.ts';
import type { Ports } from '../ports/ports.ts';
import { LogBroken } from '../store/log-broken.ts';

type Shown = components['schemas']['AuditIntegrity'];
type Outcome = Pick<Shown, 'state' | 'entries' | 'head' | 'brokenAt'> & { checkedAt: string };

type Checking = Pick<Ports, 'history' | 'clock' | 'giveWay'>;

const freshMs = 60_000;
const keptMs = 7 * 86_400_000;
const LAST = 'last';
/** The number of older entries that each check covers again; most logs have fewer. */
const mostAgain = 100_000;
const BEGINNING: LogHead = { seq: 0, hash: '' };

export class LogChecks {
  readonly #outcomes: MemorySpace<Outcome>;
  #checking: Promise<void> | null = null;
  /** Every entry up to this one has been checked. */
  #seen = BEGINNING;
  /** The position of the repeated check of older entries. */
  #again = BEGINNING;

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#outcomes = shared.open({ name: 'log checks', most: 1, isSecret: true });
  }

  /** Starts a check if one is due; waits for its first piece only while there is no result yet. */
  async beginIfDue(
    ports: Pick<Ports, 'history' | 'clock' | 'giveWay' | 'reportFault'>,
    requestId: string,
  ): Promise<void> {
    const now = ports.clock.now();
    const known = await this.#outcomes.get(LAST, now);
    const age = known ? now.getTime() - Date.parse(known.checkedAt) : Infinity;
    if (this.#checking || Math.abs(age) <= freshMs) return;
    // The clock was set back since, and the result would stand until then.
    if (age < 0) await this.#outcomes.take(LAST, now);
    let onPiece = (): void => undefined;
    const firstPiece = new Promise<void>((resolve) => (onPiece = resolve));
    const checking = this.#check(ports, () => onPiece())
      .catch((error: unknown) => ports.reportFault(error, requestId))
      .finally(() => (this.#checking = null));
    this.#checking = checking;
    if (!known) await Promise.race([checking, firstPiece]);
  }

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
    // A result does not replace that of a check that started later.
    const found = (outcome: Pick<Outcome, 'state' | 'brokenAt'>) => {
      const value = { ...outcome, entries, head: { seq, hash }, checkedAt: clock.now().toISOString() };
      return this.#outcomes.putLatest(new Map([[LAST, { value, endsAt: begun.getTime() + keptMs }]]));
    };
    const older = this.#seen.seq;
    try {
      this.#seen = await followed(history, this.#seen, seq, turn);
      // Without a result for the rest, since the room is being closed.
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

/** Follows the chain from behind an entry to the given number or beyond. @throws LogBroken */
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
