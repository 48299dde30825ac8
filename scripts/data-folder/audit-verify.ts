// npm run audit:verify [-- --data DIR] [--head HASH]
// Verifies the audit log, names the first broken entry, and exits with 1 if there is one. HASH is a chain head that the
// server printed at an earlier start: with it, a log that was cut off at its end is found out, too.
import { parseArgs } from 'node:util';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { verifyJournal } from '#server/storage/journal/verify-journal.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, head: { type: 'string' } } });
const dataDir = values.data ?? process.env['DATA_DIR'] ?? './data';

try {
  const { segments, entries, auditEntries, head } = await verifyJournal(dataDir, values.head);
  console.log(`The audit log is whole: ${auditEntries} audit entries in ${entries} commits, ${segments} segment(s).`);
  console.log(`Chain head: ${head}`);
} catch (error) {
  if (!(error instanceof DataFolderError)) throw error;
  console.error(`The audit log is broken.\n${error.message}`);
  process.exitCode = 1;
}
