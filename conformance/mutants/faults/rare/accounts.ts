// Mutants that show in rare situations: sessions and second factors.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareAccountFaults: Faults = {
  accounts: {
    'everybody names and removes the second factor of somebody else': at.secondFactor(
      'if (factor?.userId !== actor.userId) throw notFound();',
      "if (!factor || actor.userId === '') throw notFound();",
    ),
    'a factor is removed without a fresh proof': at.secondFactor(
      '    await requireFactorToManage(tx, context);',
      "    if (factor.name === '') await requireFactorToManage(tx, context);",
    ),
    'renewed recovery codes are as old as the first': at.recoveryCodes(
      'await tx.recoveryCodes.put(row);',
      'const earlier = await tx.recoveryCodes.get(row.id);\n    await tx.recoveryCodes.put({ ...row, createdAt: earlier?.createdAt ?? row.createdAt });',
    ),
    'a passkey was last used when it was first': at.claims(
      '{ ...row, lastUsedAt, proof: { ...row.proof, counter } }',
      '{ ...row, lastUsedAt: row.lastUsedAt ?? lastUsedAt, proof: { ...row.proof, counter } }',
    ),
    'a challenge of a passkey works twice': at.claims(
      'if (!pending || !(await memory.pending.take(id, now))) return null;',
      'if (!pending) return null;',
    ),
    'one session finishes the enrolment of another': at.pending(' && row.binding === owner.binding', ''),
    'nobody is said to have both kinds of factors': at.shapes(
      "return kinds.size > 1 ? 'both' : only;",
      "return kinds.size > 9 ? 'both' : only;",
    ),
    'no mail announces a new factor': at.adding('await queueMail(tx, mail, prover.now);', 'void [queueMail, mail];'),
    'the policy was always changed when it was first': at.securityPolicy(
      'updatedAt: context.now.toISOString(),',
      'updatedAt: before.updatedAt ?? context.now.toISOString(),',
    ),
    'nobody is said to have changed the policy': at.securityPolicy(
      'const updatedByName = by ? displayName(by) : null;',
      "const updatedByName = by?.id === '' ? displayName(by) : null;",
    ),
    'notes of networks are lost': at.securityPolicy(
      '.map((rule) => ({ ...rule, roles:',
      ".map((rule) => ({ ...rule, note: '', roles:",
    ),
    'every session is said to have proven a factor': at.policyReach('Boolean(own?.secondFactor)', 'Boolean(own)'),
    'no session is said to have proven a factor': at.policyReach(
      'sessions.filter((session) => !session.secondFactor).length',
      'sessions.length',
    ),
    'the measured policy never asks for a factor': at.measures(
      'secondFactor: policy.secondFactor,',
      "secondFactor: policy.idleMinutes === -1 ? policy.secondFactor : 'off',",
    ),
    'the measured policy never limits sessions': at.measures(
      'idleMinutes: policy.idleMinutes,',
      'idleMinutes: policy.idleMinutes && null,',
    ),
    'a group that was given a confidential document is not delicate': at.confidential(
      'if (await isConfidentialDocument(tx, documentId)) return true;',
      "if (documentId === '' && (await isConfidentialDocument(tx, documentId))) return true;",
    ),
    'the end of approval over confidential documents asks for no factor': at.stepUpGate(
      '(endsApproval && holdsConfidential(tx, folder))',
      "(endsApproval && folder.name === '' && holdsConfidential(tx, folder))",
    ),
    'a fresh link for a manager asks for no factor': at.stepUpGate(
      'return json.renewLinks === true && isAny(',
      'return json.renewLinks === true && json.people.length === 0 && isAny(',
    ),
  },
  sessions: {
    'who ends all sessions of their own ends the one that asks': at.userSessions(
      '.filter((row) => row.id !== actor.sessionId)',
      ".filter((row) => row.id !== '' || actor.sessionId === '')",
    ),
    'an administrator ends the session that asks': at.userSessions(
      'if (!meant || meant.id === actor.sessionId) throw notFound();',
      "if (!meant || actor.sessionId === '') throw notFound();",
    ),
    'a session is ended as one of somebody else': at.userSessions(
      'const live = await ports.store.read((tx) => liveSessions(tx, context, params.id));',
      'const live = await ports.store.read((tx) => tx.sessions.list());',
    ),
    'every factor of a session is shown as an app': at.sessionList(
      'secondFactor: row.secondFactor?.method ?? null,',
      "secondFactor: row.secondFactor ? 'totp' : null,",
    ),
    'the sign-in of a session is shown as its last use': at.sessionList(
      'signedInAt: row.createdAt,',
      'signedInAt: row.lastUsedAt,',
    ),
    'sessions have no address': at.sessionList(
      'row.ipAddress?.slice(0, 64) ?? null',
      'row.ipAddress?.slice(0, 0) || null',
    ),
    'a session does not show its limit': at.mySessions(
      'idleMinutes,\n    endsAt',
      'idleMinutes: idleMinutes && null,\n    endsAt',
    ),
  },
};
