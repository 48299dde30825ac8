// Mutants that show in rare situations: sessions and second factors.
import { type Faults, textOf } from '../../mutant.ts';

const confidential = textOf('core/access/confidential.ts');
const measures = textOf('core/audit/measures.ts');
const claims = textOf('core/identity/second-factor/claims.ts');
const adding = textOf('core/identity/second-factor/enrolment/adding.ts');
const pending = textOf('core/identity/second-factor/pending.ts');
const recoveryCodes = textOf('core/identity/second-factor/recovery-codes.ts');
const secondFactor = textOf('core/identity/second-factor/second-factor.ts');
const mySessions = textOf('core/identity/sessions/my-sessions.ts');
const sessionList = textOf('core/identity/sessions/session-list.ts');
const userSessions = textOf('core/identity/sessions/user-sessions.ts');
const shapes = textOf('core/records/shapes.ts');
const stepUpGate = textOf('core/room/step-up-gate.ts');
const policyReach = textOf('core/security/policy-reach.ts');
const securityPolicy = textOf('core/security/security-policy.ts');

export const rareAccountFaults: Faults = {
  accounts: {
    'everybody names and removes the second factor of somebody else': secondFactor(
      'if (factor?.userId !== actor.userId) throw notFound();',
      "if (!factor || actor.userId === '') throw notFound();",
    ),
    'a factor is removed without a fresh proof': secondFactor(
      '    await requireFactorToManage(tx, context);',
      "    if (factor.name === '') await requireFactorToManage(tx, context);",
    ),
    'renewed recovery codes are as old as the first': recoveryCodes(
      'await tx.recoveryCodes.put(row);',
      'const earlier = await tx.recoveryCodes.get(row.id);\n    await tx.recoveryCodes.put({ ...row, createdAt: earlier?.createdAt ?? row.createdAt });',
    ),
    'a passkey was last used when it was first': claims(
      '{ ...row, lastUsedAt, proof: { ...row.proof, counter } }',
      '{ ...row, lastUsedAt: row.lastUsedAt ?? lastUsedAt, proof: { ...row.proof, counter } }',
    ),
    'a challenge of a passkey works twice': claims(
      'if (!pending || !(await memory.pending.take(id, now))) return null;',
      'if (!pending) return null;',
    ),
    'one session finishes the enrolment of another': pending(' && row.binding === owner.binding', ''),
    'nobody is said to have both kinds of factors': shapes(
      "return kinds.size > 1 ? 'both' : only;",
      "return kinds.size > 9 ? 'both' : only;",
    ),
    'no mail announces a new factor': adding('await queueMail(tx, mail, prover.now);', 'void [queueMail, mail];'),
    'the policy was always changed when it was first': securityPolicy(
      'updatedAt: context.now.toISOString(),',
      'updatedAt: before.updatedAt ?? context.now.toISOString(),',
    ),
    'nobody is said to have changed the policy': securityPolicy(
      'const updatedByName = by ? displayName(by) : null;',
      "const updatedByName = by?.id === '' ? displayName(by) : null;",
    ),
    'notes of networks are lost': securityPolicy(
      '.map((rule) => ({ ...rule, roles:',
      ".map((rule) => ({ ...rule, note: '', roles:",
    ),
    'every session is said to have proven a factor': policyReach('Boolean(own?.secondFactor)', 'Boolean(own)'),
    'no session is said to have proven a factor': policyReach(
      'sessions.filter((session) => !session.secondFactor).length',
      'sessions.length',
    ),
    'the measured policy never asks for a factor': measures(
      'secondFactor: policy.secondFactor,',
      "secondFactor: policy.idleMinutes === -1 ? policy.secondFactor : 'off',",
    ),
    'the measured policy never limits sessions': measures(
      'idleMinutes: policy.idleMinutes,',
      'idleMinutes: policy.idleMinutes && null,',
    ),
    'a group that was given a confidential document is not delicate': confidential(
      'if (await isConfidentialDocument(tx, documentId)) return true;',
      "if (documentId === '' && (await isConfidentialDocument(tx, documentId))) return true;",
    ),
    'the end of approval over confidential documents asks for no factor': stepUpGate(
      '(endsApproval && holdsConfidential(tx, folder))',
      "(endsApproval && folder.name === '' && holdsConfidential(tx, folder))",
    ),
    'a fresh link for a manager asks for no factor': stepUpGate(
      'return json.renewLinks === true && isAny(',
      'return json.renewLinks === true && json.people.length === 0 && isAny(',
    ),
  },
  sessions: {
    'who ends all sessions of their own ends the one that asks': userSessions(
      '.filter((row) => row.id !== actor.sessionId)',
      ".filter((row) => row.id !== '' || actor.sessionId === '')",
    ),
    'an administrator ends the session that asks': userSessions(
      'if (!meant || meant.id === actor.sessionId) throw notFound();',
      "if (!meant || actor.sessionId === '') throw notFound();",
    ),
    'a session is ended as one of somebody else': userSessions(
      'const live = await ports.store.read((tx) => liveSessions(tx, context, params.id));',
      'const live = await ports.store.read((tx) => tx.sessions.list());',
    ),
    'every factor of a session is shown as an app': sessionList(
      'secondFactor: row.secondFactor?.method ?? null,',
      "secondFactor: row.secondFactor ? 'totp' : null,",
    ),
    'the sign-in of a session is shown as its last use': sessionList(
      'signedInAt: row.createdAt,',
      'signedInAt: row.lastUsedAt,',
    ),
    'sessions have no address': sessionList(
      'row.ipAddress?.slice(0, 64) ?? null',
      'row.ipAddress?.slice(0, 0) || null',
    ),
    'a session does not show its limit': mySessions(
      'idleMinutes,\n    endsAt',
      'idleMinutes: idleMinutes && null,\n    endsAt',
    ),
  },
};
