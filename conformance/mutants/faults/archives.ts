// Mutants of archives, the room's index and compliance reports.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const archiveFaults: Faults = {
  bytes: {
    'a prepared archive is good for an hour': at.preparedArchives(
      'preparedMs = 5 * 60_000',
      'preparedMs = 60 * 60_000',
    ),
    'two documents of one name are one file of an archive': at.directoryNames(
      'for (; this.#taken.has(keyOf(free)); free',
      'for (; this.#taken.has(`${keyOf(free)}/`); free',
    ),
    'an archive has lost its folders': at.contents(
      'path: place.names.file(item.document.name)',
      'path: top.file(item.document.name)',
    ),
    'empty folders are left out of archives': at.archivedFiles(
      'if (!(await isSeen(context, item.id))) continue;',
      "if (items[items.indexOf(item) + 1]?.kind !== 'document') continue;\n      if (!(await isSeen(context, item.id))) continue;",
    ),
    'a report is good for hours': at.madeReports('madeMs = 15 * 60_000', 'madeMs = 150 * 60_000'),
    'a report that was downloaded is said to be ready': at.reportCalls(
      "run.state = 'complete';",
      "run.state = 'ready';",
    ),
    'of a report that was downloaded nothing is said to be read': at.reportCalls('run.done = run.of;', 'run.done = 0;'),
    'the checksums of an archive are wrong': at.crc32('bit < 8', 'bit < 9'),
  },
  leaks: {
    'a prepared archive goes to whoever knows its id': at.preparedArchives(
      'return row?.sessionId === sessionId ? row : undefined;',
      'return row && sessionId ? row : undefined;',
    ),
    'a report goes to whoever knows its id': at.madeReports(
      'return report?.sessionId === sessionId ? report',
      'return report && sessionId ? report',
    ),
  },
  audit: {
    'what is gone when an archive is fetched is not audited as blocked': at.archivedFiles(
      'for (const id of gone) await auditBlocked(call, id);',
      '',
    ),
  },
  order: {
    'the index numbers each folder from its end': [
      at.roomIndex('rowOf(`${place}${at + 1}`, item, hashes)', 'rowOf(`${place}${999 - at}`, item, hashes)'),
      at.roomIndex('`${place}${at + 1}.`;', '`${place}${999 - at}.`;'),
    ],
  },
  requests: {
    'a report of a period that is not over is made': at.reportCalls(
      'if (to !== undefined && end > now) throw',
      'if (to !== undefined && end > now && begin >= end) throw',
    ),
  },
};
