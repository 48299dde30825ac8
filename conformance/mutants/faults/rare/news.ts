// Faults of news, tasks, ends of access, and mails about them.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const newsFaults: Faults = {
  audit: {
    'what a member added is new to their group': at.news(' || shown?.uploadedById === person.userId', ''),
    'a new version of what was opened counts as opened': at.mostUsed(
      "const isOpened = (opened.get(documentId) ?? '') >= since;",
      'const isOpened = opened.has(documentId);',
    ),
    'documents are new to a group whose people are locked out': at.measures(
      'if (isHere(user, now) && !(await isLeftOut(tx, user, now)))',
      "if (isHere(user, now) && user.id !== '')",
    ),
    'grants of a suspended group that end are in the recent activity': at.expiring(
      'return group && isInForce(group, now) && lasts(group)',
      'return group && lasts(group)',
    ),
    'the end of somebody who was deactivated is in the recent activity': at.expiring(
      'user.deactivatedAt === null && isEnding(user, now)',
      'isEnding(user, now)',
    ),
    'of many ends the first are in the recent activity': at.expiring('other.end - one.end', 'one.end - other.end'),
    'a search of the log passes over the offset of its period': at.search(
      '...(from !== undefined && { from: inUtc(from) }),',
      '...(from !== undefined && { from }),',
    ),
    'a report ends with the next one of its user': at.madeReports('const MOST_OF_ONE = 5;', 'const MOST_OF_ONE = 1;'),
  },
  versions: {
    'what is new to a group is shown in the newest version, approved or not': at.news(
      'const { version, name } = approved ?? document;',
      'const { version, name } = document;',
    ),
    'a mail about a decision has the comment of the first': at.compose(
      'approval.decisions.at(-1)?.comment',
      'approval.decisions.at(0)?.comment',
    ),
    'a withdrawn request is shown as a rejection': at.shownDocuments(
      "own.filter(({ state }) => state === 'approved' || state === 'rejected')",
      "own.filter(({ state }) => state !== 'superseded')",
    ),
  },
  people: {
    'requests that were declined count no more among the ten of a day': at.accessRequests(
      'Math.max(ofToday.length, open)',
      'open',
    ),
    'other reasons are counted for each item': at.accessRequests(
      '`reasons ${userId}`',
      '`reasons ${userId} ${itemId}`',
    ),
    'the same text cannot be published for another group': at.terms(
      ' && row.sha256 === sha256 && String(row.groupIds) === String(groupIds);',
      ' && row.sha256 === sha256;',
    ),
    'who is in two groups of terms is counted twice': at.openTerms(
      'return [...new Set(members.flat().map(({ userId }) => userId))].filter(isHere);',
      'return members.flat().map(({ userId }) => userId).filter(isHere);',
    ),
  },
  leaks: {
    'a mail about a request is not empty once access was given': at.compose(
      '|| !(await isOpen(tx, ports, request))) return null;',
      "|| request.state !== 'waiting') return null;",
    ),
    'who has terms to accept gets the reasons of others by mail': at.compose(
      'const isKeptOut = isBound || (await openTerms(tx, user.id)).length > 0;',
      'const isKeptOut = isBound;',
    ),
    'who is bound to networks gets the reasons of others by mail': at.compose(
      'const isKeptOut = isBound || (await',
      'const isKeptOut = (await',
    ),
    'others than the named are sent a mail about an approval': at.requests(
      'await approversOf(tx, row, context.now), mail',
      'await approversOf(tx, { ...row, approverIds: [] }, context.now), mail',
    ),
  },
  order: {
    'a search with a filter loses its place on the next page': at.searchContents(
      'const from = startOf(searched.documents, query);',
      'const from = startOf(all.documents, query);',
    ),
  },
  requests: {
    'a search compares times as text': at.searchContents(
      '(from === undefined || changed >= Date.parse(from)) &&\n    (to === undefined || changed < Date.parse(to))',
      '(from === undefined || document.updatedAt >= from) &&\n    (to === undefined || document.updatedAt < to)',
    ),
  },
  documents: {
    'a description of null keeps the old one': at.documentRegistration(
      'wanted.description === undefined ? existing.description : wanted.description',
      'wanted.description ?? existing.description',
    ),
    'an archive ends with the next one of its user': at.preparedArchives(
      'const MOST_OF_ONE = 5;',
      'const MOST_OF_ONE = 1;',
    ),
  },
  ranges: {
    'of several ranges the first is answered': at.byteRange(
      'const match = another === undefined ? /',
      "const match = another !== '' ? /",
    ),
  },
};
