// Faults of searches of the log, figures and recent activity.
import { type Faults, textOf } from '../../mutant.ts';

const search = textOf('core/audit/search.ts');
const dashboard = textOf('core/audit/dashboard.ts');
const expiring = textOf('core/audit/expiring.ts');
const measures = textOf('core/audit/measures.ts');
const mostUsed = textOf('core/audit/most-used.ts');
const reading = textOf('core/documents/reading.ts');
const viewed = textOf('core/audit/viewed.ts');

export const rareFigureFaults: Faults = {
  audit: {
    'a search of the log answers twenty entries unless told': search('const pageSize = 100;', 'const pageSize = 20;'),
    'a search of the log for a text takes no notice of its period': search(
      '    ...(from !== undefined && { from: inUtc(from) }),\n    ...(to !== undefined && { to: inUtc(to) }),\n',
      '    ...(from !== undefined && text === undefined && { from: inUtc(from) }),\n    ...(to !== undefined && text === undefined && { to: inUtc(to) }),\n',
    ),
    'the recent activity has no sign-ins': dashboard(
      '.filter(({ pages }) => pages === undefined)',
      ".filter(({ pages, activityType }) => pages === undefined && activityType !== 'login')",
    ),
    'the recent activity does not tell of grants that end': expiring(
      'for (const row of grants.filter((one) => one.canRead && isEnding(one, now))) {',
      'for (const row of grants.filter((one) => one.canRead && isEnding(one, now)).slice(0, 0)) {',
    ),
    'the last day and week of a group are of its members alone': measures(
      'people: peopleIn(tallies, daysAgo(6), today),',
      'people: Math.min(peopleIn(tallies, daysAgo(6), today), members?.size ?? Infinity),',
    ),
    'the most viewed folders leave out the root': mostUsed(
      '    if (!use) continue;\n',
      '    if (!use || folderId === null) continue;\n',
    ),
    'seconds of reading are limited for each version': reading(
      'memory.viewed.takeSeconds(actor.sessionId, claimed, now)',
      'memory.viewed.takeSeconds(key, claimed, now)',
    ),
    'any number of entries about reading is written in a minute': viewed(
      'const mostInAMinute = 60;',
      'const mostInAMinute = 6000;',
    ),
  },
};
