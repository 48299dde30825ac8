// Delivers a report. The reader's right is checked before every piece, and the report breaks off if it ends. A complete
// delivery is audited with its SHA-256, which identifies the file.
import type { Context } from '../call/operation.ts';
import type { ByteSource } from '../ports/objects.ts';
import { change } from '../store/change.ts';
import { openReport } from './compliance-report.ts';
import type { MadeReport, Progress } from './made-reports.ts';
import type { Report } from './report.ts';
import { reportBytes } from './report-bytes.ts';
import { deliveredInWords } from './trace.ts';

/** The share of progress for the first pass through the log. */
const FIRST_READING = 0.5;

export async function* delivered(context: Context, made: MadeReport): ByteSource {
  const { ports } = context;
  const hashing = ports.hasher.begin();
  let size = 0;
  const onFault = (error: unknown) => ports.reportFault(error, context.call.requestId);
  const progress = await context.memory.reports.begin(made, context.now, onFault);
  try {
    const report = () => opened(context, made, progress);
    for await (const piece of reportBytes(made.format, made.cover, report, ports)) {
      hashing.update(piece);
      size += piece.length;
      // Checks the caller.
      await ports.store.read(() => Promise.resolve());
      yield piece;
    }
    const description = deliveredInWords(made.cover, size, await hashing.digest());
    await change({ ...context, now: ports.clock.now() }, (_tx, audit) => {
      audit({ type: 'report_downloaded', description, resource: { type: 'report', id: made.cover.id } });
      return Promise.resolve();
    });
    made.done = made.of;
    made.state = 'complete';
  } finally {
    if (made.state === 'running') made.state = 'failed';
    await progress.ended();
  }
}

async function opened({ ports, call }: Context, made: MadeReport, progress: Progress): Promise<Report> {
  const { history, giveWay } = ports;
  const onEntries = (read: number) => {
    call.signal()?.throwIfAborted();
    made.done = Math.floor(read * FIRST_READING);
    progress.moved();
  };
  const onSection = (share: number) => {
    made.done = Math.floor(made.of * (FIRST_READING + share * (1 - FIRST_READING)));
    progress.moved();
  };
  return openReport({ history, onEntries, onSection, ...(giveWay ? { giveWay } : {}) }, made.cover);
}
