// Reports that were asked for, in memory alone: for a quarter of an hour, in the session that asked, and only what was
// asked for. What somebody makes takes room from what they made before, and from nobody else.
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
  endsAt: number;
}

export const madeMs = 15 * 60_000;
const MOST_OF_ONE = 5;

export class MadeReports {
  readonly #rows = new Map<string, Row>();

  add(report: MadeReport, now: Date): void {
    this.#makeRoom(report.userId, now.getTime());
    this.#rows.set(report.cover.id, { report, endsAt: now.getTime() + madeMs });
  }

  /** Undefined once it is over, and in every other session. */
  find(id: string, sessionId: string, now: Date): MadeReport | undefined {
    const row = this.#rows.get(id);
    if (row?.report.sessionId !== sessionId) return undefined;
    // One that is on its way lasts as long as that takes.
    return row.endsAt > now.getTime() || row.report.state === 'running' ? row.report : undefined;
  }

  #makeRoom(userId: string, now: number): void {
    const own: string[] = [];
    for (const [id, { report, endsAt }] of this.#rows) {
      if (report.state === 'running') continue;
      if (endsAt <= now) this.#rows.delete(id);
      else if (report.userId === userId) own.push(id);
    }
    for (const id of own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.#rows.delete(id);
  }
}
