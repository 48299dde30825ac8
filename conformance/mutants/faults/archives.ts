// Mutants of archives, the room's index and compliance reports.
import { type Faults, textOf } from '../mutant.ts';

const checksum = textOf('core/archive/zip/crc32.ts');
const preparedArchives = textOf('core/archive/prepared-archives.ts');
const directoryNames = textOf('core/archive/directory-names.ts');
const contents = textOf('core/archive/contents.ts');
const archivedFiles = textOf('core/archive/archived-files.ts');
const roomIndex = textOf('core/archive/room-index.ts');
const madeReports = textOf('core/reports/made-reports.ts');
const reportCalls = textOf('core/reports/report-calls.ts');

export const archiveFaults: Faults = {
  bytes: {
    'a prepared archive is good for an hour': preparedArchives('preparedMs = 5 * 60_000', 'preparedMs = 60 * 60_000'),
    'two documents of one name are one file of an archive': directoryNames(
      'for (; this.#taken.has(keyOf(free)); free',
      'for (; this.#taken.has(`${keyOf(free)}/`); free',
    ),
    'an archive has lost its folders': contents(
      'path: place.names.file(item.document.name)',
      'path: top.file(item.document.name)',
    ),
    'empty folders are left out of archives': archivedFiles(
      'if (!(await isSeen(context, item.id))) continue;',
      "if (items[items.indexOf(item) + 1]?.kind !== 'document') continue;\n      if (!(await isSeen(context, item.id))) continue;",
    ),
    'a report is good for hours': madeReports('madeMs = 15 * 60_000', 'madeMs = 150 * 60_000'),
    'a report that was downloaded is said to be ready': reportCalls(
      "made.state = 'complete';",
      "made.state = 'ready';",
    ),
    'of a report that was downloaded nothing is said to be read': reportCalls('made.done = made.of;', 'made.done = 0;'),
    'the checksums of an archive are wrong': checksum('bit < 8', 'bit < 9'),
  },
  leaks: {
    'a prepared archive goes to whoever knows its id': preparedArchives(
      'return row?.sessionId === sessionId ? row : undefined;',
      'return row && sessionId ? row : undefined;',
    ),
    'a report goes to whoever knows its id': madeReports(
      'return report?.sessionId === sessionId ? report',
      'return report && sessionId ? report',
    ),
  },
  audit: {
    'what is gone when an archive is fetched is not audited as blocked': archivedFiles(
      'for (const id of gone) await auditBlocked(call, id);',
      '',
    ),
  },
  order: {
    'the index numbers each folder from its end': [
      roomIndex('rowOf(`${place}${at + 1}`, item, hashes)', 'rowOf(`${place}${999 - at}`, item, hashes)'),
      roomIndex('`${place}${at + 1}.`;', '`${place}${999 - at}.`;'),
    ],
  },
  requests: {
    'a report of a period that is not over is made': reportCalls(
      'if (to !== undefined && end > now) throw',
      'if (to !== undefined && end > now && begin >= end) throw',
    ),
  },
};
