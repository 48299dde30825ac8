// Writes and reads the audit entries of reports, by which a report and a log refer to each other.
import type { AuditEntry } from '../records/records.ts';
import type { ReportFormat } from './report-bytes.ts';
import type { Cover } from './report.ts';

type Facts = Pick<Cover, 'id' | 'room' | 'from' | 'to' | 'madeAt' | 'head'>;

export function createdInWords({ room, from, to, head }: Omit<Facts, 'id' | 'madeAt'>, format: ReportFormat): string {
  const what = `Created a compliance report (${format.toUpperCase()}) from ${from} up to ${to}`;
  const where = room === undefined ? '' : `, of ${room}`;
  return `${what}, of the log up to entry ${head.seq} (${head.hash})${where}`;
}

export function deliveredInWords({ from, to }: Pick<Facts, 'from' | 'to'>, size: number, sha256: string): string {
  return `Downloaded the compliance report from ${from} up to ${to}: ${size} bytes, SHA-256 ${sha256}`;
}

const createdWords =
  /^Created a compliance report \((PDF|CSV|JSON)\) from (\S+) up to (\S+), of the log up to entry (\d+) \(([0-9a-f]{64})\)(?:, of (.+))?$/;

export interface CreatedReport extends Facts {
  format: string;
  madeById: string;
}

/** Null for other entries. */
export function readCreated(entry: AuditEntry): CreatedReport | null {
  const { activityType, resourceId, description, createdAt: madeAt, userId: madeById } = entry;
  const words = activityType === 'report_created' ? createdWords.exec(description) : null;
  if (!words || resourceId === null || madeById === null) return null;
  const [, format = '', from = '', to = '', seq = '', hash = '', room] = words;
  const head = { seq: Number(seq), hash };
  return { id: resourceId, room, from, to, madeAt, head, format: format.toLowerCase(), madeById };
}

/** The delivered file and its report; null for other entries. */
export function readDelivered({ activityType, resourceId, description }: AuditEntry) {
  const words = activityType === 'report_downloaded' ? /: \d+ bytes, SHA-256 ([0-9a-f]{64})$/.exec(description) : null;
  return words && resourceId !== null ? { id: resourceId, sha256: words[1] ?? '' } : null;
}
