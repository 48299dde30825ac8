// Mutants in situations that few calls come to: people, sessions, factors, mails and the audit log.
import { fault, textOf } from '../mutant.ts';

const confidential = textOf('core/access/confidential.ts');
const endings = textOf('core/access/endings.ts');
const waiting = textOf('core/access/waiting.ts');
const dashboard = textOf('core/audit/dashboard.ts');
const logChecks = textOf('core/audit/log-checks.ts');
const measures = textOf('core/audit/measures.ts');
const recently = textOf('core/audit/recently.ts');
const search = textOf('core/audit/search.ts');
const toldPages = textOf('core/audit/told-pages.ts');
const reading = textOf('core/documents/reading.ts');
const refusedNetwork = textOf('core/identity/recheck/refused-network.ts');
const claims = textOf('core/identity/second-factor/claims.ts');
const adding = textOf('core/identity/second-factor/enrolment/adding.ts');
const pending = textOf('core/identity/second-factor/pending.ts');
const recoveryCodes = textOf('core/identity/second-factor/recovery-codes.ts');
const secondFactor = textOf('core/identity/second-factor/second-factor.ts');
const trying = textOf('core/identity/second-factor/trying.ts');
const mySessions = textOf('core/identity/sessions/my-sessions.ts');
const sessionList = textOf('core/identity/sessions/session-list.ts');
const sessions = textOf('core/identity/sessions/sessions.ts');
const userSessions = textOf('core/identity/sessions/user-sessions.ts');
const admission = textOf('core/identity/sign-in/admission.ts');
const inviteUsers = textOf('core/people/invite-users.ts');
const compose = textOf('core/people/mail/compose.ts');
const users = textOf('core/people/users.ts');
const activity = textOf('core/records/activity.ts');
const keys = textOf('core/records/keys.ts');
const names = textOf('core/records/names.ts');
const shapes = textOf('core/records/shapes.ts');
const jsonBody = textOf('core/room/json-body.ts');
const stepUpGate = textOf('core/room/step-up-gate.ts');
const policyReach = textOf('core/security/policy-reach.ts');
const securityPolicy = textOf('core/security/security-policy.ts');
const auditFilter = textOf('core/store/log/audit-filter.ts');
const auditLog = textOf('core/store/log/audit-log.ts');

export const rarelyMetFaults = [
  fault(
    'people',
    'who is invited again gets the role of the invitation',
    inviteUsers(
      'if (!known) await putInvited(tx, audit, user, draft);',
      "if (!known) await putInvited(tx, audit, user, draft);\n      else if (known.role !== 'admin' && known.role !== user.role) await tx.users.put({ ...known, role: user.role });",
    ),
  ),
  fault(
    'people',
    'first names of many who are invited are lost',
    inviteUsers(
      'firstName: name(firstName, `people.${at}.firstName`),',
      'firstName: name(firstName, `people.${at}.firstName`) && null,',
    ),
  ),
  fault(
    'audit',
    'who is made with a group is not audited in it',
    users(
      "audit({ type: 'group_updated', description, resource: { type: 'group', id: groupId } });",
      'void description;',
    ),
  ),
  fault(
    'people',
    'people who were deactivated are never listed',
    users(
      'query.deactivated === undefined ? activeInOrder(rows) : inOrder(rows)',
      'query.deactivated === undefined || rows.length > 0 ? activeInOrder(rows) : inOrder(rows)',
    ),
  ),
  fault(
    'people',
    'the last sign-in stays the first one',
    admission('lastLoginAt: time };', 'lastLoginAt: named.lastLoginAt ?? time };'),
  ),
  fault(
    'people',
    'nobody is told of an earlier visit',
    sessions('lastVisitAt: lastVisitAt(visit, now)', 'lastVisitAt: visit ? null : lastVisitAt(visit, now)'),
  ),
  fault(
    'people',
    'names of groups differ by spaces alone',
    keys(
      "return name.normalize('NFC').trim().replaceAll(/\\s+/g, ' ').toLowerCase();",
      "return name.normalize('NFC').trim().toLowerCase();",
    ),
  ),
  fault(
    'people',
    'of several groups the least frequent digest counts',
    compose(
      "(['instant', 'daily', 'weekly', 'off'] as const).find(",
      "(['off', 'weekly', 'daily', 'instant'] as const).find(",
    ),
  ),
  fault(
    'people',
    'who wants no mails about tasks is sent them',
    compose(
      'all: hasDigest || tasks || alerts }[topic]) return null;',
      "all: hasDigest || tasks || alerts }[topic] && row.id === '') return null;",
    ),
  ),
  fault(
    'people',
    'the end of a folder permission makes no task',
    endings(
      'for (const row of [...permissions, ...grants]) {',
      'for (const row of [...permissions.slice(0, 0), ...grants]) {',
    ),
  ),
  fault(
    'people',
    'the end of a group makes no task of its members',
    endings(
      'new Set(groups.map(({ expiresAt }) => expiresAt).filter((end) => isEnd(end, Infinity)))',
      'new Set<string>()',
    ),
  ),
  fault(
    'people',
    'a request of somebody left out waits',
    waiting(
      'if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return false;',
      'if (!isHere(user, now)) return false;',
    ),
  ),
  fault(
    'accounts',
    'everybody names and removes the second factor of somebody else',
    secondFactor(
      'if (factor?.userId !== actor.userId) throw notFound();',
      "if (!factor || actor.userId === '') throw notFound();",
    ),
  ),
  fault(
    'accounts',
    'a factor is removed without a fresh proof',
    secondFactor(
      '    await requireFactorToManage(tx, context);',
      "    if (factor.name === '') await requireFactorToManage(tx, context);",
    ),
  ),
  fault(
    'sessions',
    'who ends all sessions of their own ends the one that asks',
    userSessions(
      '.filter((row) => row.id !== actor.sessionId)',
      ".filter((row) => row.id !== '' || actor.sessionId === '')",
    ),
  ),
  fault(
    'sessions',
    'an administrator ends the session that asks',
    userSessions(
      'if (!meant || meant.id === actor.sessionId) throw notFound();',
      "if (!meant || actor.sessionId === '') throw notFound();",
    ),
  ),
  fault(
    'sessions',
    'a session is ended as one of somebody else',
    userSessions(
      'const live = await ports.store.read((tx) => liveSessions(tx, context, params.id));',
      'const live = await ports.store.read((tx) => tx.sessions.list());',
    ),
  ),
  fault(
    'sessions',
    'every factor of a session is said to be an app',
    sessionList('secondFactor: row.secondFactor?.method ?? null,', "secondFactor: row.secondFactor ? 'totp' : null,"),
  ),
  fault(
    'sessions',
    'the sign-in of a session is said to be its last use',
    sessionList('signedInAt: row.createdAt,', 'signedInAt: row.lastUsedAt,'),
  ),
  fault(
    'sessions',
    'sessions have no address',
    sessionList('row.ipAddress?.slice(0, 64) ?? null', 'row.ipAddress?.slice(0, 0) || null'),
  ),
  fault(
    'sessions',
    'a session does not tell its limit',
    mySessions('idleMinutes,\n    endsAt', 'idleMinutes: idleMinutes && null,\n    endsAt'),
  ),
  fault(
    'accounts',
    'renewed recovery codes are as old as the first',
    recoveryCodes(
      'await tx.recoveryCodes.put(row);',
      'const earlier = await tx.recoveryCodes.get(row.id);\n    await tx.recoveryCodes.put({ ...row, createdAt: earlier?.createdAt ?? row.createdAt });',
    ),
  ),
  fault(
    'accounts',
    'a passkey was last used when it was first',
    claims(
      '{ ...row, lastUsedAt, proof: { ...row.proof, counter } }',
      '{ ...row, lastUsedAt: row.lastUsedAt ?? lastUsedAt, proof: { ...row.proof, counter } }',
    ),
  ),
  fault(
    'accounts',
    'a challenge of a passkey works twice',
    claims('if (!asked || !(await memory.pending.take(id, now))) return null;', 'if (!asked) return null;'),
  ),
  fault('accounts', 'one session finishes the enrolment of another', pending(' && row.binding === owner.binding', '')),
  fault(
    'accounts',
    'nobody is said to have both kinds of factors',
    shapes("return kinds.size > 1 ? 'both' : only;", "return kinds.size > 9 ? 'both' : only;"),
  ),
  fault(
    'accounts',
    'no mail tells of a new factor',
    adding('await queueMail(tx, mail, prover.now);', 'void [queueMail, mail];'),
  ),
  fault(
    'audit',
    'a wrong recovery code is not audited',
    trying(
      'await tellFailure(prover, `wrong ${what}`, countWrong);',
      "if (what !== 'recovery code') await tellFailure(prover, `wrong ${what}`, countWrong);",
    ),
  ),
  fault(
    'audit',
    'a closed network is audited as a wrong factor',
    refusedNetwork(
      "audit({ type: 'failed_login', description });",
      "audit({ type: 'second_factor_failed', description });",
    ),
  ),
  fault(
    'audit',
    'failed sign-ins are no security events',
    activity("'failed_login', 'blocked_download', 'permission_revoked'", "'blocked_download', 'permission_revoked'"),
  ),
  fault(
    'audit',
    'failed sign-ins are not measured',
    measures("sums.failedSignIns += one('failed_login');", "sums.failedSignIns += 0 * one('failed_login');"),
  ),
  fault(
    'audit',
    'a search of the log takes no notice of the type of a resource',
    search('...(resourceType !== undefined && { resourceType }),', "...(resourceType === '' && { resourceType }),"),
  ),
  fault(
    'audit',
    'a search of the log takes no notice of its beginning',
    auditFilter('(from === undefined || entry.createdAt >= from)', "(from === undefined || entry.createdAt !== '')"),
  ),
  fault(
    'audit',
    'a search of the log finds no names',
    search(
      'folded(`${displayName(user)}\\n${user.email}`)',
      'folded(`${displayName(user).slice(0, 0)}\\n${user.email}`)',
    ),
  ),
  fault(
    'audit',
    'a search of the log finds no addresses',
    auditFilter("folded(entry.ipAddress ?? '').includes(text) ||", ''),
  ),
  fault(
    'audit',
    'a search of the log counts what matches as the whole',
    auditLog('return { ...found, total };', 'return { ...found, total: found.matched ?? total };'),
  ),
  fault(
    'requests',
    'a search of the log may have any limit',
    search('limit < 1 || limit > largestPage', 'limit < 0 || limit > largestPage + 9000'),
  ),
  fault(
    'audit',
    'the audit log is never known to be intact',
    logChecks(
      'if (found) return { ...found, isChecking };',
      "if (found?.state === 'broken') return { ...found, isChecking };",
    ),
  ),
  fault(
    'audit',
    'pages that were never shown count as read',
    reading(
      'if (!(await memory.viewed.has(actor.sessionId, version.id, now))) return noContent();',
      'await memory.viewed.has(actor.sessionId, version.id, now);',
    ),
  ),
  fault(
    'audit',
    'a view within an hour is not audited again',
    recently('const windowMs = 5 * 60_000;', 'const windowMs = 60 * 60_000;'),
  ),
  fault(
    'audit',
    'pages read within an hour are not audited again',
    toldPages('const windowMs = 5 * 60_000;', 'const windowMs = 60 * 60_000;'),
  ),
  fault(
    'audit',
    'pages beyond five hundred are not audited',
    reading('const MOST_PAGES = 5000;', 'const MOST_PAGES = 500;'),
  ),
  fault('audit', 'every end within a week is an activity', dashboard('const mostEnds = 5;', 'const mostEnds = 50;')),
  fault(
    'accounts',
    'the policy was always changed when it was first',
    securityPolicy(
      'updatedAt: context.now.toISOString(),',
      'updatedAt: before.updatedAt ?? context.now.toISOString(),',
    ),
  ),
  fault(
    'accounts',
    'nobody is said to have changed the policy',
    securityPolicy(
      'const updatedByName = by ? displayName(by) : null;',
      "const updatedByName = by?.id === '' ? displayName(by) : null;",
    ),
  ),
  fault(
    'accounts',
    'notes of networks are lost',
    securityPolicy('.map((rule) => ({ ...rule, roles:', ".map((rule) => ({ ...rule, note: '', roles:"),
  ),
  fault(
    'accounts',
    'every session is said to have proven a factor',
    policyReach('Boolean(own?.secondFactor)', 'Boolean(own)'),
  ),
  fault(
    'accounts',
    'no session is said to have proven a factor',
    policyReach('sessions.filter((session) => !session.secondFactor).length', 'sessions.length'),
  ),
  fault(
    'accounts',
    'the measured policy never asks for a factor',
    measures(
      'secondFactor: policy.secondFactor,',
      "secondFactor: policy.idleMinutes === -1 ? policy.secondFactor : 'off',",
    ),
  ),
  fault(
    'accounts',
    'the measured policy never limits sessions',
    measures('idleMinutes: policy.idleMinutes,', 'idleMinutes: policy.idleMinutes && null,'),
  ),
  fault(
    'requests',
    'sessions end after a minute, or a week, without use',
    securityPolicy('(idleMinutes >= 5 && idleMinutes <= 1440)', '(idleMinutes >= 1 && idleMinutes <= 10_080)'),
  ),
  fault(
    'requests',
    'JSON of a mebibyte is read everywhere',
    jsonBody('const usualLimit = 65_536;', 'const usualLimit = 1_048_576;'),
  ),
  fault('requests', 'long terms are refused', jsonBody("  'publishTerms',\n", '')),
  fault(
    'requests',
    'terms of four times the length are taken',
    names('if (size > longestTerms)', 'if (size > 4 * longestTerms)'),
  ),
  fault(
    'accounts',
    'a group that was given a confidential document is not delicate',
    confidential(
      'if (await isConfidentialDocument(tx, documentId)) return true;',
      "if (documentId === '' && (await isConfidentialDocument(tx, documentId))) return true;",
    ),
  ),
  fault(
    'accounts',
    'the end of approval over confidential documents asks for no factor',
    stepUpGate(
      '(endsApproval && holdsConfidential(tx, folder))',
      "(endsApproval && folder.name === '' && holdsConfidential(tx, folder))",
    ),
  ),
  fault(
    'accounts',
    'a fresh link for a manager asks for no factor',
    stepUpGate(
      'return json.renewLinks === true && isAny(',
      'return json.renewLinks === true && json.people.length === 0 && isAny(',
    ),
  ),
];
