// Mutants of the caller's second factors, mails and tasks.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const ownFactorFaults: Faults = {
  accounts: {
    'a second factor does not say when it was used last': at.claims(
      'await tx.secondFactors.put({ ...row, lastUsedAt, proof: { ...row.proof, lastStep: step } });',
      'await tx.secondFactors.put({ ...row, lastUsedAt: lastUsedAt && row.lastUsedAt, proof: { ...row.proof, lastStep: step } });',
    ),
    'a session does not say when it was proven': at.mySessions(
      'secondFactorAt: found?.session.secondFactor?.at ?? null',
      'secondFactorAt: found?.session.secondFactor?.at?.slice(99) || null',
    ),
    'three wrong codes are too many': at.prover('wrongInARow = { most: 5', 'wrongInARow = { most: 3'),
    'a new secret is of use for an hour': at.pending('pendingMs = 10 * 60_000', 'pendingMs = 60 * 60_000'),
    'a first second factor is added long after the sign-in': at.prover(
      'firstWithinMinutes = 15',
      'firstWithinMinutes = 1500',
    ),
    'the session that adds the first factor has a fresh one': at.adding(
      '...(isFirst ? { addedFirstFactor: true } : {})',
      '...(isFirst ? { addedFirstFactor: false } : {})',
    ),
    'no user learns that the policy requires a second factor': at.secondFactor(
      'isRequired: requiresFactor(await policyNow(tx, ports), actor.role)',
      'isRequired: false',
    ),
    'the recovery codes go with any factor': at.secondFactor(
      'if (isLast) await tx.recoveryCodes.delete(actor.userId);',
      'await tx.recoveryCodes.delete(actor.userId);',
    ),
    'every factor comes with other recovery codes': [
      at.adding('if (isFirst) await tx.recoveryCodes.put(drafted.row);', 'await tx.recoveryCodes.put(drafted.row);'),
      at.adding('recoveryCodes: isFirst ? drafted.codes : null', 'recoveryCodes: drafted.codes'),
    ],
  },
  sessions: {
    'a session shows an end that is an hour too late': at.mySessions(
      'new Date(sessionEnd(found.session, policy, context))',
      'new Date(sessionEnd(found.session, policy, context) + 3_600_000)',
    ),
  },
  leaks: {
    'the outbox shows the link of an invitation': [
      at.outbox(
        "await compose(tx, ports, row, '(the link, in the mail alone)', loads)",
        "await compose(tx, ports, row, row.sealed === null ? '' : ((await ports.factors.vault.open(row.sealed, aboutInvitation(row.about))) ?? ''), loads)",
      ),
      at.outbox(
        'import { compose } from',
        "import { aboutInvitation } from '../../identity/sign-in/invitations.ts';\nimport { compose } from",
      ),
    ],
  },
  people: {
    'the mail about an approval goes to who has decided, too': at.compose(
      '    if (approval.decisions.some(({ userId }) => userId === user.id)) return null;\n',
      '',
    ),
    'the mail about a declined request is sent all the same': at.compose(
      'if (!requester || !isPrivileged(user.role) || !(await isOpen(tx, ports, request))) return null;',
      'if (!requester || !isPrivileged(user.role)) return null;',
    ),
    'a request for a folder does not say which': at.waiting('folderId: folder?.id ?? null,', 'folderId: null,'),
    'a request for a folder has lost its name': at.waiting(
      'what: (document ?? folder)?.name ?? null',
      'what: document?.name ?? null',
    ),
    'ends of a month are tasks': at.endings('WEEK_MS = 7 * 86_400_000', 'WEEK_MS = 30 * 86_400_000'),
  },
};
