// Faults of news, tasks, ends of access, and mails about them.
import { type Faults, textOf } from '../../mutant.ts';

const news = textOf('core/access/news.ts');
const mostUsed = textOf('core/audit/most-used.ts');
const measures = textOf('core/audit/measures.ts');
const expiring = textOf('core/audit/expiring.ts');
const dashboard = textOf('core/audit/dashboard.ts');
const accessRequests = textOf('core/people/access-requests.ts');
const compose = textOf('core/people/mail/compose.ts');
const terms = textOf('core/security/terms.ts');
const searchContents = textOf('core/documents/search-contents.ts');
const search = textOf('core/audit/search.ts');
const documentRegistration = textOf('core/documents/document-registration.ts');
const preparedArchives = textOf('core/archive/prepared-archives.ts');
const madeReports = textOf('core/reports/made-reports.ts');
const approvalState = textOf('core/access/approval-state.ts');
const requests = textOf('core/approvals/requests.ts');
const openTerms = textOf('core/identity/terms/open-terms.ts');
const byteRange = textOf('core/content/byte-range.ts');

export const newsFaults: Faults = {
  audit: {
    'what a member added is new to their group': news(' || shown?.uploadedById === person.userId', ''),
    'a new version of what was opened counts as opened': mostUsed(
      "const isOpened = (opened.get(documentId) ?? '') >= since;",
      'const isOpened = opened.has(documentId);',
    ),
    'documents are new to a group whose people are locked out': measures(
      'if (isHere(user, now) && !(await isLeftOut(tx, user, now)))',
      "if (isHere(user, now) && user.id !== '')",
    ),
    'grants of a suspended group that end are in the recent activity': expiring(
      'return group && isInForce(group, now) && lasts(group)',
      'return group && lasts(group)',
    ),
    'the end of somebody who was deactivated is in the recent activity': expiring(
      'user.deactivatedAt === null && isEnding(user, now)',
      'isEnding(user, now)',
    ),
    'of many ends the first are in the recent activity': dashboard('.slice(0, mostEnds)', '.slice(-mostEnds)'),
    'a search of the log passes over the offset of its period': search(
      '...(from !== undefined && { from: inUtc(from) }),',
      '...(from !== undefined && { from }),',
    ),
    'a report ends with the next one of its user': madeReports('const MOST_OF_ONE = 5;', 'const MOST_OF_ONE = 1;'),
  },
  versions: {
    'what is new to a group is shown in the newest version, approved or not': news(
      'const { version, name } = approved ?? document;',
      'const { version, name } = document;',
    ),
    'a mail about a decision has the comment of the first': compose(
      'approval.decisions.at(-1)?.comment',
      'approval.decisions.at(0)?.comment',
    ),
    'a withdrawn request is shown as a rejection': approvalState(
      "own.filter(({ state }) => state === 'approved' || state === 'rejected')",
      "own.filter(({ state }) => state !== 'superseded')",
    ),
  },
  people: {
    'requests that were declined count no more among the ten of a day': accessRequests(
      'Math.max(ofToday.length, waiting.length)',
      'waiting.length',
    ),
    'other reasons are counted for each item': accessRequests('`reasons ${userId}`', '`reasons ${userId} ${itemId}`'),
    'the same text cannot be published for another group': terms(
      ' && row.sha256 === sha256 && String(row.groupIds) === String(groupIds);',
      ' && row.sha256 === sha256;',
    ),
    'who is in two groups of terms is counted twice': openTerms(
      'return [...new Set(members.flat().map(({ userId }) => userId))].filter(isHere);',
      'return members.flat().map(({ userId }) => userId).filter(isHere);',
    ),
  },
  leaks: {
    'a mail about a request is not empty once access was given': compose(
      '|| !(await isOpen(tx, ports, request))) return null;',
      "|| request.state !== 'waiting') return null;",
    ),
    'who has terms to accept gets the reasons of others by mail': compose(
      'const isKeptOut = isBound || (await openTerms(tx, user.id)).length > 0;',
      'const isKeptOut = isBound;',
    ),
    'who is bound to networks gets the reasons of others by mail': compose(
      'const isKeptOut = isBound || (await',
      'const isKeptOut = (await',
    ),
    'others than the named are sent a mail about an approval': requests(
      'await approversOf(tx, row, context.now), mail',
      'await approversOf(tx, { ...row, approverIds: [] }, context.now), mail',
    ),
  },
  order: {
    'a search with a filter loses its place on the next page': searchContents(
      'const from = startOf(searched.documents, query);',
      'const from = startOf(all.documents, query);',
    ),
  },
  requests: {
    'a search compares times as text': searchContents(
      '(from === undefined || changed >= Date.parse(from)) &&\n    (to === undefined || changed < Date.parse(to))',
      '(from === undefined || document.updatedAt >= from) &&\n    (to === undefined || document.updatedAt < to)',
    ),
  },
  documents: {
    'a description of null keeps the old one': documentRegistration(
      'wanted.description === undefined ? existing.description : wanted.description',
      'wanted.description ?? existing.description',
    ),
    'an archive ends with the next one of its user': preparedArchives(
      'const MOST_OF_ONE = 5;',
      'const MOST_OF_ONE = 1;',
    ),
  },
  ranges: {
    'of several ranges the first is answered': byteRange(
      'const match = another === undefined ? /',
      "const match = another !== '' ? /",
    ),
  },
};
