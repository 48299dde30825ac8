// Second factors, one's own sessions, terms and the security policy.
import { type Faults, textOf } from '../mutant.ts';

const claims = textOf('core/identity/second-factor/claims.ts');
const trying = textOf('core/identity/second-factor/trying.ts');
const pending = textOf('core/identity/second-factor/pending.ts');
const prover = textOf('core/identity/second-factor/prover.ts');
const inSession = textOf('core/identity/second-factor/enrolment/added-in-session.ts');
const secondFactor = textOf('core/identity/second-factor/second-factor.ts');
const recoveryCodes = textOf('core/identity/second-factor/recovery-codes.ts');
const reset = textOf('core/identity/second-factor/reset.ts');
const mySessions = textOf('core/identity/sessions/my-sessions.ts');
const sessions = textOf('core/identity/sessions/sessions.ts');
const openTerms = textOf('core/identity/terms/open-terms.ts');
const policy = textOf('core/security/security-policy.ts');
const terms = textOf('core/security/terms.ts');

export const accountFaults: Faults = {
  accounts: {
    'a code works as often as it is shown': claims(' || row.proof.lastStep >= step', ''),
    'a recovery code works for good': claims(
      'await tx.recoveryCodes.put({ ...row, hashes });',
      'await tx.recoveryCodes.put(row);',
    ),
    'new recovery codes are shown and not kept': recoveryCodes('await tx.recoveryCodes.put(row);', ''),
    'wrong codes are not counted': trying('  if (found) {', '  trial.forgive();\n  if (found) {'),
    'too many tries are answered as wrong ones': [
      trying('throw await tooMany(prover);', 'throw secondFactorWrong();'),
      trying('trial.isLast ? await tooMany(prover) : secondFactorWrong()', 'secondFactorWrong()'),
    ],
    'what one person has begun another finishes': pending(
      'row.userId === owner.userId && row.binding === owner.binding',
      'row !== undefined',
    ),
    'what one session proved is proven for every session of the person': inSession(
      'await tx.sessions.put({ ...session, secondFactor, ...(isFirst ? { addedFirstFactor: true } : {}) });',
      "for (const one of await tx.sessions.by('user', session.userId)) await tx.sessions.put({ ...one, secondFactor });",
    ),
    'factors are managed without a fresh proof': prover(
      'stepUpMinutes ?? usualMinutes',
      'stepUpMinutes ?? usualMinutes * 1e9',
    ),
    'the recovery codes stay when the last factor goes': secondFactor(
      'if (isLast) await tx.recoveryCodes.delete(actor.userId);',
      '',
    ),
    'a reset leaves the factor': reset('  await forgetFactors(tx, userId);\n', ''),
    'a reset leaves the sessions': reset(
      "for (const { id } of await tx.sessions.by('user', userId)) await tx.sessions.delete(id);",
      '',
    ),
    'one resets the own second factor': reset('throw selfChange();', 'await Promise.resolve();'),
    'a session is said to be ended': mySessions('await tx.sessions.delete(meant.id);', ''),
    'the other sessions are said to be ended': mySessions('await tx.sessions.delete(row.id);', ''),
    'one may lock oneself out by networks': policy(
      'areNetworksEnforced: true }, actor.role',
      'areNetworksEnforced: false }, actor.role',
    ),
    'the later of two changes of the policy wins': policy('throw policyChanged();', 'await Promise.resolve();'),
    'a change of the policy is answered and not kept': policy('await tx.policies.put(row);', ''),
  },
  sessions: {
    'who has not accepted the terms comes in all the same': sessions(
      'found?.open.length === 0 ? found : null',
      'found',
    ),
    'terms that were withdrawn go on keeping people out': openTerms('row.endedAt !== null || !(await', '!(await'),
    'terms of a group are asked of everybody': openTerms(
      'if (groupIds === null) return true;',
      'if (groupIds === null || groupIds.length > 0) return true;',
    ),
    'sessions end ten minutes after their idle time': sessions(
      'Math.min(sessionLifetimeMs, (policy.idleMinutes ?? Infinity) * 60_000)',
      'Math.min(sessionLifetimeMs, ((policy.idleMinutes ?? Infinity) + 10) * 60_000)',
    ),
  },
  people: {
    'a version of terms is published over one that the author has not read': terms(
      'throw termsChanged();',
      'await Promise.resolve();',
    ),
    'terms count everybody as having accepted': terms(
      'accepted: accepted.filter(Boolean).length',
      'accepted: accepted.length',
    ),
  },
  order: {
    'acceptances of terms come oldest first': terms(
      'one.acceptedAt < other.acceptedAt ? 1 : -1',
      'one.acceptedAt < other.acceptedAt ? -1 : 1',
    ),
  },
};
