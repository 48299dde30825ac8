// What came later: terms, approvals, tasks, deleted items, search, figures, idle sessions, groups and mail.
import { fault, textOf } from '../mutant.ts';

const terms = textOf('core/security/terms.ts');
const decisions = textOf('core/approvals/decisions.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const sessions = textOf('core/identity/sessions/sessions.ts');
const groups = textOf('core/people/groups.ts');
const accessRequests = textOf('core/people/access-requests.ts');
const waiting = textOf('core/access/waiting.ts');
const search = textOf('core/documents/search-contents.ts');
const measures = textOf('core/audit/measures.ts');
const viewed = textOf('core/audit/viewed.ts');
const mostUsed = textOf('core/audit/most-used.ts');
const mailSettings = textOf('core/people/mail/mail-settings.ts');

export const laterFaults = [
  fault(
    'people',
    'a version of terms is published over one that the author has not read',
    terms('throw termsChanged();', 'await Promise.resolve();'),
  ),
  fault(
    'versions',
    'one approval is enough where two are needed',
    decisions('decisions.length >= needed', 'decisions.length >= Math.min(needed, 1)'),
  ),
  fault(
    'documents',
    'what is under a legal hold is purged on request',
    deletedItems('if (await isAnyItemHeld(tx, items)) throw legalHold();\n    return purgeItems', 'return purgeItems'),
  ),
  fault(
    'sessions',
    'sessions end ten minutes after their idle time',
    sessions(
      'Math.min(sessionLifetimeMs, idleMinutes * 60_000)',
      'Math.min(sessionLifetimeMs, (idleMinutes + 10) * 60_000)',
    ),
  ),
  fault('people', 'a suspended group can be deleted', groups('if (group.suspendedAt) throw groupSuspended();', '')),
  fault(
    'people',
    'a choice of no alerts is not kept',
    mailSettings('id: context.actor.userId, ...json', 'id: context.actor.userId, ...json, alerts: true'),
  ),
  fault(
    'people',
    'terms count everybody as having accepted',
    terms('accepted: accepted.filter(Boolean).length', 'accepted: accepted.length'),
  ),
  fault(
    'order',
    'acceptances of terms come oldest first',
    terms('one.acceptedAt < other.acceptedAt ? 1 : -1', 'one.acceptedAt < other.acceptedAt ? -1 : 1'),
  ),
  fault(
    'people',
    'somebody who sees the item has mails written about their request',
    accessRequests('(await seesItem(tx, ports, user, itemId))', "(await seesItem(tx, ports, user, ''))"),
  ),
  fault(
    'people',
    'asking twice is two requests',
    accessRequests('if (waiting.some((row) => row.itemId === itemId)) return;', ''),
  ),
  fault(
    'people',
    'a declined request writes no mail',
    accessRequests(
      "await queueMail(tx, { id: `declined-${id}`, userId, kind: 'declined', about: id }, context.now);",
      'void [id, queueMail];',
    ),
  ),
  fault(
    'people',
    'a request is a task although its person sees the item by now',
    waiting(' && !(await seesItem(tx, ports, user, row.itemId))', ''),
  ),
  fault(
    'versions',
    'an approval is a task of who has decided already',
    waiting('|| row.decisions.some((one) => one.userId === userId))', ')'),
  ),
  fault(
    'people',
    'managers get the tasks of people as well',
    waiting("if (user.role !== 'admin') return [...shared, ...own];", ''),
  ),
  fault(
    'audit',
    'the comment of a decision is not in the log',
    decisions('inTheirWords(comment)', 'inTheirWords(null)'),
  ),
  fault(
    'versions',
    'a decision on other bytes of the same version counts',
    decisions(' && json.sha256 === row.sha256', ''),
  ),
  fault(
    'levels',
    'what comes back at the root is public again',
    deletedItems("return level === 'public' ? 'restricted' : level;", 'return level;'),
  ),
  fault(
    'documents',
    'a deleted folder counts one document inside at most',
    deletedItems('documents: documentsOf(inside).length', 'documents: Math.min(1, documentsOf(inside).length)'),
  ),
  fault(
    'documents',
    'a search takes no notice of the level',
    search('document.accessLevel === level)', 'document.accessLevel !== undefined)'),
  ),
  fault(
    'documents',
    'a search finds what was changed after its last day',
    search('changed < Date.parse(to)', 'changed > 0'),
  ),
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
