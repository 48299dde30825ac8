// Requested reports, kept for fifteen minutes in the session that requested them, as the request only. New ones replace
// the oldest of the same user, never those of others.
import { ProcessMemory } from '../store/process-memory.ts';
import type { SharedMemory, MemorySpace } from '../store/shared-memory.ts';
import type { ReportFormat } from './report-bytes.ts';
import type { Cover, OwnDays } from './report.ts';

export type ReportState = 'ready' | 'running' | 'complete' | 'failed';

export interface MadeReport extends OwnDays {
  cover: Cover;
  format: ReportFormat;
  userId: string;
  sessionId: string;
  /** The number of audit entries up to the head. */
  of: number;
  /** The number of downloads that have begun. */
  downloads: number;
  /** The progress of the newest one, in audit entries. */
  done: number;
  state: ReportState;
}

interface Row {
  report: MadeReport;
  /** When it expires, unless it is being downloaded. */
  endsAt: number;
}

export const madeMs = 15 * 60_000;
const MOST_OF_ONE = 5;
/** The limit for all users together. */
const MOST = 100_000;
/** A report is kept while it is downloaded, at most this long in case its server crashes. */
const LONGEST_WAY_MS = 86_400_000;
/** The number of progress updates sent to other servers. */
const STEPS = 50;

export interface Progress {
  /** This download, which sets its progress and state. */
  run: MadeReport;
  moved(): void;
  ended(): Promise<void>;
}

export class MadeReports {
  readonly #rows: MemorySpace<Row>;
  /** The newest downloads running on this server. */
  readonly #running = new Map<string, MadeReport>();

  constructor(shared: SharedMemory = new ProcessMemory()) {
    this.#rows = shared.open({ name: 'reports', most: MOST, mostOfOwner: MOST_OF_ONE });
  }

  async add(report: MadeReport, now: Date): Promise<void> {
    await this.#put({ report, endsAt: now.getTime() + madeMs }, now);
  }

  /** Undefined once it has expired, and in every other session. */
  async find(id: string, sessionId: string, now: Date): Promise<MadeReport | undefined> {
    const row = (await this.#rows.get(id, now))?.report;
    const own = this.#running.get(id);
    const report = own && own.downloads >= (row?.downloads ?? 0) ? own : row;
    return report?.sessionId === sessionId ? report : undefined;
  }

  /** Starts a download of a found report. @param onFault called if its progress cannot be stored */
  async begin(found: MadeReport, now: Date, onFault: (error: unknown) => void): Promise<Progress> {
    const { id } = found.cover;
    const { downloads } = (await this.find(id, found.sessionId, now)) ?? found;
    const report: MadeReport = { ...found, downloads: downloads + 1, done: 0, state: 'running' };
    const endsAt = (await this.#rows.get(id, now))?.endsAt ?? new Date(report.cover.madeAt).getTime() + madeMs;
    this.#running.set(id, report);
    let writing = this.#put({ report: { ...report }, endsAt }, now).catch(onFault);
    let stored = 0;
    const store = () => {
      const copy = { ...report };
      writing = writing.then(() => this.#put({ report: copy, endsAt }, now)).catch(onFault);
    };
    return {
      run: report,
      moved() {
        if (report.done - stored < report.of / STEPS) return;
        stored = report.done;
        store();
      },
      ended: async () => {
        store();
        await writing;
        if (this.#running.get(id) === report) this.#running.delete(id);
      },
    };
  }

  /** Reports being downloaded do not count against the limits. An older download changes nothing. */
  async #put({ report, endsAt }: Row, now: Date): Promise<void> {
    const newest = (await this.#rows.get(report.cover.id, now))?.report;
    if (newest && newest.downloads > report.downloads) return;
    const isRunning = report.state === 'running';
    const lasting = isRunning ? { endsAt: now.getTime() + LONGEST_WAY_MS } : { endsAt, owner: report.userId };
    await this.#rows.put(report.cover.id, { value: { report, endsAt }, ...lasting }, now);
  }
}
