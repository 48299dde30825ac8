// Mutants of ends, spans of time, uses of sessions, and whom terms concern.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const spanFaults: Faults = {
  grants: {
    'an end more than ten years ahead is refused': at.ends(
      'if (!/^\\d{4}-/.test(end)) throw',
      'if (!/^\\d{4}-/.test(end) || endOf(end) - now.getTime() > 3653 * 86_400_000) throw',
    ),
    'an end of a group that has passed cannot be sent again': at.party(
      'endToCome(json.expiresAt, now, group.expiresAt),',
      'endToCome(json.expiresAt, now),',
    ),
    'an end of a cell that has passed cannot be sent again': at.permissionMatrix(
      'endToCome(permission.expiresAt, now, known?.expiresAt);',
      'endToCome(permission.expiresAt, now);',
    ),
  },
  sessions: {
    'a session ends seven days after its sign-in': at.sessions(
      'new Date(session.createdAt).getTime() + ageMs);',
      'new Date(session.createdAt).getTime() + Math.min(ageMs, sessionLifetimeMs));',
    ),
    'HEAD is no use of a session': at.room(
      'if (caller.actor?.isOutside === false && !noUse',
      "if (request.method !== 'HEAD' && caller.actor?.isOutside === false && !noUse",
    ),
    'a refused call is no use of a session': at.room(
      '    if (caller.actor?.isOutside === false && !noUse.has(operationId)) caller.used?.();\n    result = await perform(call, ports, memory, held.turn);',
      '    const isUse = caller.actor?.isOutside === false && !noUse.has(operationId);\n    result = await perform(call, ports, memory, held.turn);\n    if (isUse && result.status < 400) caller.used?.();',
    ),
    'the list of the sessions of a user never says which is this one': at.userSessions(
      'return ok(await Promise.all(rows.map((row) => sessionShape(row, context))));',
      'return ok((await Promise.all(rows.map((row) => sessionShape(row, context)))).map((row) => ({ ...row, isCurrent: false })));',
    ),
    'signing out elsewhere spares sessions that proved a second factor': at.mySessions(
      'filter((row) => row.id !== actor.sessionId);',
      'filter((row) => row.id !== actor.sessionId && !row.secondFactor);',
    ),
    'a recovery code is fresh in the session that added the first factor': at.stepUp(
      "session.secondFactor?.method !== 'provider'",
      "session.secondFactor?.method === 'totp'",
    ),
    'a user has the five newest enrolments': at.pending('const MOST_OF_ONE = 10;', 'const MOST_OF_ONE = 5;'),
    'waiting for terms, a session cannot sign out': at.room(
      "if (caller.waiting !== undefined && operationId === 'logout') await",
      "if (caller.waiting === '' && operationId === 'logout') await",
    ),
    'a session is idle from its sign-in where it was only listed': at.room(
      "new Set(['getMySession']);",
      "new Set(['getMySession', 'listMySessions']);",
    ),
    'a proof at the provider or by a recovery code ages never': at.stepUp(
      'if (ageMs > minutes * 60_000) throw',
      "if (ageMs > minutes * 60_000 && proven?.method !== 'recovery-code') throw",
    ),
  },
  people: {
    'terms of a suspended group are not asked': at.openTerms(
      '  return groups.some((id) => groupIds.includes(id));',
      '  for (const id of groups) if (groupIds.includes(id) && !(await tx.groups.get(id))?.suspendedAt) return true;\n  return false;',
    ),
    'the same terms cannot be published again once they were withdrawn': at.terms(
      '      row.endedAt === null && row.title',
      '      row.title',
    ),
    'who was deactivated has accepted nothing': at.terms(
      "    const accepted = (await tx.termsAcceptances.by('version', row.id)).toSorted(",
      "    const gone = new Set((await tx.users.list()).filter((user) => user.deactivatedAt !== null).map((user) => user.id));\n    const accepted = (await tx.termsAcceptances.by('version', row.id)).filter((one) => !gone.has(one.userId)).toSorted(",
    ),
    'who accepted one of several terms is asked no others': at.openTerms(
      '    if (!(await hasAccepted(tx, row, userId))) open.push(row);',
      '    if (await hasAccepted(tx, row, userId)) return [];\n    open.push(row);',
    ),
    'the publisher need not accept their own terms': at.openTerms(
      'if (row.endedAt !== null || !(await concerns(tx, row, userId))) continue;',
      'if (row.endedAt !== null || row.publishedById === userId || !(await concerns(tx, row, userId))) continue;',
    ),
  },
  requests: {
    'a request stays a task after thirty days': at.waiting(
      'const user = isWaiting(row, now) ? await',
      "const user = row.state === 'waiting' ? await",
    ),
    'a day of requests begins at midnight': at.accessRequests(
      'const since = new Date(now.getTime() - DAY_MS).toISOString();',
      'const since = now.toISOString().slice(0, 10);',
    ),
  },
};
