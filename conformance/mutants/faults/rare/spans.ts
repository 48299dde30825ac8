// Faults in ends, spans of time, uses of sessions and whom terms concern.
import { type Faults, textOf } from '../../mutant.ts';

const openTerms = textOf('core/identity/terms/open-terms.ts');
const terms = textOf('core/security/terms.ts');

export const spanFaults: Faults = {
  grants: {
    'an end more than ten years ahead is refused': textOf('core/records/ends.ts')(
      'if (!/^\\d{4}-/.test(end)) throw',
      'if (!/^\\d{4}-/.test(end) || endOf(end) - now.getTime() > 3653 * 86_400_000) throw',
    ),
  },
  sessions: {
    'a session ends seven days after its sign-in': textOf('core/identity/sessions/sessions.ts')(
      'new Date(session.createdAt).getTime() + ageMs);',
      'new Date(session.createdAt).getTime() + Math.min(ageMs, sessionLifetimeMs));',
    ),
    'HEAD is no use of a session': textOf('core/room/room.ts')(
      'if (caller.actor?.isOutside === false && !noUse',
      "if (request.method !== 'HEAD' && caller.actor?.isOutside === false && !noUse",
    ),
    'the list of the sessions of a user never says which is this one': textOf(
      'core/identity/sessions/user-sessions.ts',
    )(
      'return ok(await Promise.all(rows.map((row) => sessionShape(row, context))));',
      'return ok((await Promise.all(rows.map((row) => sessionShape(row, context)))).map((row) => ({ ...row, isCurrent: false })));',
    ),
    'signing out elsewhere spares sessions that proved a second factor': textOf(
      'core/identity/sessions/my-sessions.ts',
    )(
      'filter((row) => row.id !== actor.sessionId);',
      'filter((row) => row.id !== actor.sessionId && !row.secondFactor);',
    ),
  },
  people: {
    'terms of a suspended group are not asked': openTerms(
      '  return groups.some((id) => groupIds.includes(id));',
      '  for (const id of groups) if (groupIds.includes(id) && !(await tx.groups.get(id))?.suspendedAt) return true;\n  return false;',
    ),
    'the same terms cannot be published again once they were withdrawn': terms(
      '      row.endedAt === null && row.title',
      '      row.title',
    ),
    'who was deactivated has accepted nothing': terms(
      "    const accepted = (await tx.termsAcceptances.by('version', row.id)).toSorted(",
      "    const gone = new Set((await tx.users.list()).filter((user) => user.deactivatedAt !== null).map((user) => user.id));\n    const accepted = (await tx.termsAcceptances.by('version', row.id)).filter((one) => !gone.has(one.userId)).toSorted(",
    ),
    'who accepted one of several terms is asked no others': openTerms(
      '    if (!(await hasAccepted(tx, row, userId))) open.push(row);',
      '    if (await hasAccepted(tx, row, userId)) return [];\n    open.push(row);',
    ),
    'the publisher need not accept their own terms': openTerms(
      'if (row.endedAt !== null || !(await concerns(tx, row, userId))) continue;',
      'if (row.endedAt !== null || row.publishedById === userId || !(await concerns(tx, row, userId))) continue;',
    ),
  },
  requests: {
    'a request stays a task after thirty days': textOf('core/access/waiting.ts')(
      'const user = isWaiting(row, now) ? await',
      "const user = row.state === 'waiting' ? await",
    ),
    'a day of requests begins at midnight': textOf('core/people/access-requests.ts')(
      'const since = new Date(now.getTime() - DAY_MS).toISOString();',
      'const since = now.toISOString().slice(0, 10);',
    ),
  },
};
