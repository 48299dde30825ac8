// Faults of searches of the log, figures and recent activity.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareFigureFaults: Faults = {
  audit: {
    'a search of the log answers twenty entries unless told': at.search(
      'const pageSize = 100;',
      'const pageSize = 20;',
    ),
    'a search of the log for a text takes no notice of its period': at.search(
      '    ...(from !== undefined && { from: inUtc(from) }),\n    ...(to !== undefined && { to: inUtc(to) }),\n',
      '    ...(from !== undefined && text === undefined && { from: inUtc(from) }),\n    ...(to !== undefined && text === undefined && { to: inUtc(to) }),\n',
    ),
    'the recent activity has no sign-ins': at.dashboard(
      '.filter(({ pages }) => pages === undefined)',
      ".filter(({ pages, activityType }) => pages === undefined && activityType !== 'login')",
    ),
    'the recent activity does not tell of grants that end': at.expiring(
      'ofGrants = grants.filter((one) => one.canRead && isEnding(one, now));',
      'ofGrants = grants.filter((one) => one.canRead && isEnding(one, now)).slice(0, 0);',
    ),
    'the last day and week of a group are of its members alone': at.measures(
      'people: peopleIn(tallies, daysAgo(6), today),',
      'people: Math.min(peopleIn(tallies, daysAgo(6), today), members?.size ?? Infinity),',
    ),
    'the most viewed folders leave out the root': at.mostUsed(
      '    if (!use) continue;\n',
      '    if (!use || folderId === null) continue;\n',
    ),
    'seconds of reading are limited for each version': at.reading(
      'memory.viewed.takeSeconds(actor.sessionId, claimed, now)',
      'memory.viewed.takeSeconds(key, claimed, now)',
    ),
    'any number of entries about reading is written in a minute': at.viewed(
      'const mostInAMinute = 60;',
      'const mostInAMinute = 6000;',
    ),
  },
};
