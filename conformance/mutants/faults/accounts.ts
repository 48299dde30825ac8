// Second factors, one's own sessions, terms and the security policy.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const accountFaults: Faults = {
  accounts: {
    'a code works as often as it is shown': at.claims(' || row.proof.lastStep >= step', ''),
    'a recovery code works for good': at.claims(
      'await tx.recoveryCodes.put({ ...row, hashes });',
      'await tx.recoveryCodes.put(row);',
    ),
    'new recovery codes are shown and not kept': at.recoveryCodes('await tx.recoveryCodes.put(row);', ''),
    'wrong codes are not counted': at.trying('  if (found) {', '  trial.forgive();\n  if (found) {'),
    'too many tries are answered as wrong ones': [
      at.trying('throw await tooMany(prover);', 'throw secondFactorWrong();'),
      at.trying('trial.isLast ? await tooMany(prover) : secondFactorWrong()', 'secondFactorWrong()'),
    ],
    'what one person has begun another finishes': at.pending(
      'row.userId === owner.userId && row.binding === owner.binding',
      'row !== undefined',
    ),
    'what one session proved is proven for every session of the person': at.adding(
      'await tx.sessions.put({ ...session, secondFactor, ...(isFirst ? { addedFirstFactor: true } : {}) });',
      "for (const one of await tx.sessions.by('user', session.userId)) await tx.sessions.put({ ...one, secondFactor });",
    ),
    'factors are managed without a fresh proof': at.prover(
      'stepUpMinutes ?? usualMinutes',
      'stepUpMinutes ?? usualMinutes * 1e9',
    ),
    'the recovery codes stay when the last factor goes': at.secondFactor(
      'if (isLast) await tx.recoveryCodes.delete(actor.userId);',
      '',
    ),
    'a reset leaves the factor': at.reset('  await forgetFactors(tx, userId);\n', ''),
    'a reset leaves the sessions': at.reset(
      "for (const { id } of await tx.sessions.by('user', userId)) await tx.sessions.delete(id);",
      '',
    ),
    'one resets the own second factor': at.reset('throw selfChange();', 'await Promise.resolve();'),
    'a session is said to be ended': at.mySessions('await tx.sessions.delete(meant.id);', ''),
    'the other sessions are said to be ended': at.mySessions('await tx.sessions.delete(row.id);', ''),
    'one may lock oneself out by networks': at.securityPolicy(
      'areNetworksEnforced: true }, actor.role',
      'areNetworksEnforced: false }, actor.role',
    ),
    'the later of two changes of the policy wins': at.securityPolicy(
      'throw policyChanged();',
      'await Promise.resolve();',
    ),
    'a change of the policy is answered and not kept': at.securityPolicy('await tx.policies.put(row);', ''),
  },
  sessions: {
    'who has not accepted the terms comes in all the same': at.sessions(
      'found?.open.length === 0 ? found : null',
      'found',
    ),
    'terms that were withdrawn go on keeping people out': at.openTerms('row.endedAt !== null || !(await', '!(await'),
    'terms of a group are asked of everybody': at.openTerms(
      'if (groupIds === null) return true;',
      'if (groupIds === null || groupIds.length > 0) return true;',
    ),
    'sessions end ten minutes after their idle time': at.sessions(
      'Math.min(sessionLifetimeMs, (policy.idleMinutes ?? Infinity) * 60_000)',
      'Math.min(sessionLifetimeMs, ((policy.idleMinutes ?? Infinity) + 10) * 60_000)',
    ),
  },
  people: {
    'a version of terms is published over one that the author has not read': at.terms(
      'throw termsChanged();',
      'return newest;',
    ),
    'terms that somebody withdrew come into force with a version written before': at.terms('isInForce && ', ''),
    'a version of terms that nobody read is withdrawn': at.terms('    newestRead(context.call, rows);\n', ''),
    'terms count everybody as having accepted': at.terms(
      'accepted: accepted.filter(Boolean).length',
      'accepted: accepted.length',
    ),
  },
  order: {
    'acceptances of terms come oldest first': at.terms(
      'one.acceptedAt < other.acceptedAt ? 1 : -1',
      'one.acceptedAt < other.acceptedAt ? -1 : 1',
    ),
  },
};
