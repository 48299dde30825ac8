// Compliance reports: a request, which is audited and returns what the report covers, and then the download, which is
// written while it is sent. Refuses empty and unfinished periods, callers without a recent second factor where the
// policy requires it, and reports of another session.
import { invalidRequest, notFound } from '../call/errors.ts';
import { created, ok, type Answer, type Context, type Handler, noBytes, type Managers } from '../call/operation.ts';
import { downloadHeaders } from '../content/content-headers.ts';
import { inUtc } from '../records/ends.ts';
import { change } from '../store/change.ts';
import type { MadeReport, Progress } from './made-reports.ts';
import { type Cover, daysOf, type Period, type Report } from './report.ts';
import { mediaTypes, reportBytes } from './report-bytes.ts';
import { createdInWords, deliveredInWords } from './trace.ts';
import type { ByteSource } from '../ports/objects.ts';
import { openReport } from './compliance-report.ts';

/** @throws ApiProblem 400 for the period, 403 where a fresh second factor is required */
export const createComplianceReport: Handler<'createComplianceReport', Managers> = async (context, { json }) => {
  const { ports, memory, actor, now } = context;
  const { format, firstDay, lastDay } = json;
  if (format === 'pdf' && !ports.reportPdf) throw invalidRequest([{ name: 'format', reason: 'Not made here' }]);
  const period = periodOf(json, now);
  const { auditEntries: of, seq, hash } = await ports.history.head();
  const facts = {
    id: ports.ids.next('report'),
    room: ports.room ? `${ports.room.name} (${ports.origin})` : ports.origin,
    ...period,
    madeAt: now.toISOString(),
    head: { seq, hash },
  };
  const cover = await change(context, (_tx, audit): Promise<Cover> => {
    const { userId: id, name, email, role } = actor;
    const made = { ...facts, madeBy: { id, name, email, role } };
    const description = createdInWords(made, format);
    audit({ type: 'report_created', description, resource: { type: 'report', id: made.id } });
    return Promise.resolve(made);
  });
  const { userId, sessionId } = actor;
  const report: MadeReport = {
    cover,
    format,
    userId,
    sessionId,
    of,
    downloads: 0,
    done: 0,
    state: 'ready',
    firstDay,
    lastDay,
  };
  await memory.reports.add(report, now);
  return created(shown(report));
};

/** @throws ApiProblem 404 */
export const getComplianceReport: Handler<'getComplianceReport', Managers> = async (context, { params }) =>
  ok(shown(await found(context, params.id)));

/** @throws ApiProblem 404 */
export const downloadComplianceReport: Handler<'downloadComplianceReport', Managers> = async (
  context,
  { params },
): Promise<Answer> => {
  const report = await found(context, params.id);
  const source = context.call.isHead ? noBytes() : delivered(context, report);
  const headers = downloadHeaders(fileName(report));
  return { status: 200, headers, body: { type: mediaTypes[report.format], source, size: null } };
};

async function found({ memory, actor, now }: Context, id: string): Promise<MadeReport> {
  const report = await memory.reports.find(id, actor.sessionId, now);
  if (!report) throw notFound();
  return report;
}

function periodOf({ from, to }: { from: string; to?: string | undefined }, now: Date): Period {
  const begin = new Date(inUtc(from));
  // Ends before the entry of this report is written, so that a repeated report of the period counts the same.
  const end = to === undefined ? now : new Date(to);
  if (to !== undefined && end > now) throw invalidRequest([{ name: 'to', reason: 'Must not be in the future' }]);
  if (begin >= end) throw invalidRequest([{ name: 'from', reason: 'Must be before the end of the period' }]);
  return { from: begin.toISOString(), to: end.toISOString() };
}

function fileName(report: MadeReport): string {
  return `Compliance report ${daysOf(report.cover, report)}.${report.format}`;
}

function shown(report: MadeReport) {
  const { cover, format, downloads, state, done, of } = report;
  const { id, from, to, head } = cover;
  return { id, fileName: fileName(report), format, from, to, downloads, state, done, of, head };
}

/** The share of progress for the first pass through the log. */
const FIRST_READING = 0.5;

/** Checks the right to read before every piece; a complete delivery is audited with its SHA-256. */
async function* delivered(context: Context, made: MadeReport): ByteSource {
  const { ports } = context;
  const hashing = ports.hasher.begin();
  let size = 0;
  const onFault = (error: unknown) => ports.reportFault(error, context.call.requestId);
  const progress = await context.memory.reports.begin(made, context.now, onFault);
  const { run } = progress;
  try {
    const report = () => opened(context, progress);
    for await (const piece of reportBytes(made.format, made.cover, report, ports)) {
      hashing.update(piece);
      size += piece.length;
      // Checks the caller.
      const check = () => ports.store.read(() => Promise.resolve(context.actor.sessionId));
      await context.memory.lastUses.noteChecked(ports.clock, check);
      yield piece;
    }
    const description = deliveredInWords(made.cover, size, await hashing.digest());
    await change({ ...context, now: ports.clock.now() }, (_tx, audit) => {
      audit({ type: 'report_downloaded', description, resource: { type: 'report', id: made.cover.id } });
      return Promise.resolve();
    });
    run.done = run.of;
    run.state = 'complete';
  } finally {
    if (run.state === 'running') run.state = 'failed';
    await progress.ended();
  }
}

async function opened({ ports, call }: Context, progress: Progress): Promise<Report> {
  const { run } = progress;
  const { history, giveWay } = ports;
  const onEntries = (read: number) => {
    call.signal()?.throwIfAborted();
    run.done = Math.floor(read * FIRST_READING);
    progress.moved();
  };
  const onSection = (share: number) => {
    run.done = Math.floor(run.of * (FIRST_READING + share * (1 - FIRST_READING)));
    progress.moved();
  };
  return openReport({ history, onEntries, onSection, ...(giveWay ? { giveWay } : {}) }, run.cover);
}
