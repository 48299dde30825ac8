// Mutants that show in rare situations: people, groups, mails and bad requests.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rarePeopleFaults: Faults = {
  leaks: {
    'all users see a legal hold': at.folders(
      'reader.showFolder(withoutHold(row))',
      "reader.showFolder(row.name === '' ? withoutHold(row) : row)",
    ),
    'what is hidden is marked as a favourite': at.favourites(
      'await findDocument(tx, context, documentId);',
      'if (!(await tx.documents.get(documentId))) await findDocument(tx, context, documentId);',
    ),
    'an archive of a hidden folder is prepared': at.contents(
      'if (!(await tx.folders.get(id)) || !reader.seesFolder(id)) throw notFound();',
      'if (!(await tx.folders.get(id))) throw notFound();',
    ),
  },
  people: {
    'who asks for an approval is asked by mail, too': at.requests(
      'await approversOf(tx, row, context.now)',
      '[...(await approversOf(tx, row, context.now)), context.actor.userId]',
    ),
    'who is invited again gets the role of the invitation': at.inviteUsers(
      'if (!known) await putInvited(tx, audit, user, draft);',
      "if (!known) await putInvited(tx, audit, user, draft);\n      else if (known.role !== 'admin' && known.role !== user.role) await tx.users.put({ ...known, role: user.role });",
    ),
    'first names of many who are invited are lost': at.inviteUsers(
      'firstName: name(firstName, `people.${at}.firstName`),',
      'firstName: name(firstName, `people.${at}.firstName`) && null,',
    ),
    'people who were deactivated are never listed': at.users(
      'query.deactivated === undefined ? activeInOrder(rows) : inOrder(rows)',
      'query.deactivated === undefined || rows.length > 0 ? activeInOrder(rows) : inOrder(rows)',
    ),
    'the last sign-in stays the first one': at.admission(
      'lastLoginAt: time };',
      'lastLoginAt: named.lastLoginAt ?? time };',
    ),
    'no user sees the time of an earlier visit': at.sessions(
      'lastVisitAt: lastVisitAt(visit, now)',
      'lastVisitAt: visit ? null : lastVisitAt(visit, now)',
    ),
    'names of groups differ by spaces alone': at.keys(
      "return name.normalize('NFC').trim().replaceAll(/\\s+/g, ' ').toLowerCase();",
      "return name.normalize('NFC').trim().toLowerCase();",
    ),
    'of several groups the least frequent digest counts': at.compose(
      "(['instant', 'daily', 'weekly', 'off'] as const).find(",
      "(['off', 'weekly', 'daily', 'instant'] as const).find(",
    ),
    'who wants no mails about tasks is sent them': at.compose(
      'all: hasDigest || tasks || alerts }[topic]) return null;',
      "all: hasDigest || tasks || alerts }[topic] && row.id === '') return null;",
    ),
    'the end of a folder permission makes no task': at.endings(
      'for (const row of [...permissions, ...grants]) {',
      'for (const row of [...permissions.slice(0, 0), ...grants]) {',
    ),
    'the end of a group makes no task of its members': at.endings(
      'new Set(groups.map(({ expiresAt }) => expiresAt).filter((end) => isEnd(end, Infinity)))',
      'new Set<string>()',
    ),
    'a request of somebody left out waits': at.waiting(
      'if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return false;',
      'if (!isHere(user, now)) return false;',
    ),
  },
  grants: {
    'a review does not say what waits for approval': at.policy(
      "if (view) reasons.but.push({ kind: 'awaiting-approval'",
      "if (view && approvalFolderId === '') reasons.but.push({ kind: 'awaiting-approval'",
    ),
    'the matrix has permissions on deleted folders': at.permissionMatrix(
      'groupId != null && folders.has(folderId)',
      "groupId != null && (folders.has(folderId) || folderId !== '')",
    ),
    'permissions that ended are in no list': at.folderPermissions(
      "(await tx.folderPermissions.by('folder', id)).map(",
      "(await tx.folderPermissions.by('folder', id)).filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > ports.clock.now().getTime()).map(",
    ),
    'the offset of an end is passed over': at.ends(
      'const end = new Date(expiresAt).toISOString();',
      "const end = new Date(expiresAt.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')).toISOString();",
    ),
    'of two changes of a permission in a call the first counts': at.permissionMatrix(
      'json.changes.map((one) => {',
      'json.changes.toReversed().map((one) => {',
    ),
  },
  requests: {
    'a search of the log may have any limit': at.search(
      'limit < 1 || limit > largestPage',
      'limit < 0 || limit > largestPage + 9000',
    ),
    'sessions end after a minute, or a week, without use': at.securityPolicy(
      '(idleMinutes >= 5 && idleMinutes <= 1440)',
      '(idleMinutes >= 1 && idleMinutes <= 10_080)',
    ),
    'JSON of a mebibyte is read everywhere': at.jsonBody('const usualLimit = 65_536;', 'const usualLimit = 1_048_576;'),
    'long terms are refused': at.jsonBody("  'publishTerms',\n", ''),
    'terms of four times the length are taken': at.names('if (size > longestTerms)', 'if (size > 4 * longestTerms)'),
  },
};
