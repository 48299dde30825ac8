// npm run audit:verify [-- --data DIR] [--head HASH] [--report FILE]
// Verifies the audit log, names the first broken entry, and exits with 1 if there is one. HASH is a chain head that the
// server printed at an earlier start: with it, a log that was cut off at its end is found out, too. FILE is a compliance
// report: it says whether report and log belong together, and exits with 2 where it is of another log, with 3 where it was
// changed, and with 4 where it is no report.
import { parseArgs } from 'node:util';
import { verifyReport } from '#server/reports/verify-report.ts';
import { dataDirOf, SettingsError } from '#server/settings/env.ts';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { verifyJournal } from '#server/storage/journal/verify-journal.ts';

const options = { data: { type: 'string' }, head: { type: 'string' }, report: { type: 'string' } } as const;
const { values } = parseArgs({ options });

try {
  const dataDir = values.data ?? dataDirOf(process.env);
  const { segments, entries, auditEntries, head } = await verifyJournal(dataDir, values.head);
  console.log(`The audit log is whole: ${auditEntries} audit entries in ${entries} commits, ${segments} segment(s).`);
  console.log(`Chain head: ${head}`);
  if (values.report !== undefined) {
    const { kind, message, exitCode } = await verifyReport(dataDir, values.report);
    console[kind === 'belongs' ? 'log' : 'error'](message);
    process.exitCode = exitCode;
  }
} catch (error) {
  if (error instanceof SettingsError) console.error(error.message);
  else if (error instanceof DataFolderError) console.error(`The audit log is broken.\n${error.message}`);
  else throw error;
  process.exitCode = 1;
}
