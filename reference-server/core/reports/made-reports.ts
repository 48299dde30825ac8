// Reports that were asked for: a note, for a quarter of an hour, in the session that asked, and only what was asked for.
// What somebody makes takes room from what they made before, and from nobody else.
import { MemoryNotes } from '../store/memory-notes.ts';
import type { Notes, NoteSpace } from '../store/notes.ts';
import type { ReportFormat } from './report-bytes.ts';
import type { Cover } from './report.ts';

export type ReportState = 'ready' | 'running' | 'complete' | 'failed';

export interface MadeReport {
  cover: Cover;
  format: ReportFormat;
  userId: string;
  sessionId: string;
  /** Audit entries up to the head. */
  of: number;
  /** How far the newest download has come, in audit entries. */
  done: number;
  state: ReportState;
}

interface Row {
  report: MadeReport;
  /** When it would be over if it were not on its way. */
  endsAt: number;
}

export const madeMs = 15 * 60_000;
const MOST_OF_ONE = 5;
/** Of all together. */
const MOST = 100_000;
/** One that is on its way lasts as long as that takes. Where its server dies, it is on its way no longer than this. */
const LONGEST_WAY_MS = 86_400_000;
/** Other servers hear of its progress so often. */
const STEPS = 50;

/** Told of a download. */
export interface Progress {
  moved(): void;
  ended(): Promise<void>;
}

export class MadeReports {
  readonly #rows: NoteSpace<Row>;
  /** On their way from here. */
  readonly #running = new Map<string, MadeReport>();

  constructor(notes: Notes = new MemoryNotes()) {
    this.#rows = notes.open({ name: 'reports', most: MOST, mostOfOwner: MOST_OF_ONE });
  }

  async add(report: MadeReport, now: Date): Promise<void> {
    await this.#put({ report, endsAt: now.getTime() + madeMs }, now);
  }

  /** Undefined once it is over, and in every other session. */
  async find(id: string, sessionId: string, now: Date): Promise<MadeReport | undefined> {
    const report = this.#running.get(id) ?? (await this.#rows.get(id, now))?.report;
    return report?.sessionId === sessionId ? report : undefined;
  }

  /**
   * A download begins, of one that was found.
   * @param onFault hears of what could not be told: the download goes on
   */
  async begin(report: MadeReport, now: Date, onFault: (error: unknown) => void): Promise<Progress> {
    const { id } = report.cover;
    report.done = 0;
    report.state = 'running';
    const endsAt = (await this.#rows.get(id, now))?.endsAt ?? new Date(report.cover.madeAt).getTime() + madeMs;
    this.#running.set(id, report);
    let writing = this.#put({ report: { ...report }, endsAt }, now).catch(onFault);
    let told = 0;
    const tell = () => {
      const copy = { ...report };
      writing = writing.then(() => this.#put({ report: copy, endsAt }, now)).catch(onFault);
    };
    return {
      moved() {
        if (report.done - told < report.of / STEPS) return;
        told = report.done;
        tell();
      },
      ended: async () => {
        tell();
        await writing;
        if (this.#running.get(id) === report) this.#running.delete(id);
      },
    };
  }

  /** What is on its way takes nobody's room. */
  async #put({ report, endsAt }: Row, now: Date): Promise<void> {
    const isRunning = report.state === 'running';
    const lasting = isRunning ? { endsAt: now.getTime() + LONGEST_WAY_MS } : { endsAt, owner: report.userId };
    await this.#rows.put(report.cover.id, { value: { report, endsAt }, ...lasting }, now);
  }
}
