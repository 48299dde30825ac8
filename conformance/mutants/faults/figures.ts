// Figures of use: what was viewed, downloaded and never opened, and for how long it was read.
import { fault, textOf } from '../mutant.ts';

const measures = textOf('core/audit/measures.ts');
const viewed = textOf('core/audit/viewed.ts');
const mostUsed = textOf('core/audit/most-used.ts');

export const figureFaults = [
  fault('audit', 'what was downloaded only counts as not opened', measures('!uses.has(id)', '!uses.get(id)?.views')),
  fault(
    'audit',
    'figures of a group are those of everybody',
    measures('if (members && !members.has(userId)) continue;', 'if (members && !userId) continue;'),
  ),
  fault(
    'audit',
    'a folder counts one of the people who viewed its documents',
    mostUsed('people: people.size', 'people: Math.min(1, people.size)'),
  ),
  fault(
    'audit',
    'the list of what nobody opened has every document',
    measures('longestNotOpened(notOpened, folders)', 'longestNotOpened(documents, folders)'),
  ),
  fault('audit', 'the time of reading counts in no figure', measures('sums.secondsRead += tally.seconds;', '')),
  fault(
    'audit',
    'a session may have read for longer than time has passed',
    viewed('Math.min(seconds, mostSecondsInWindow - known)', 'Math.min(seconds, mostSecondsInWindow)'),
  ),
  fault('audit', 'downloads do not count for a folder', mostUsed('sum.downloads += use.downloads;', '')),
];
