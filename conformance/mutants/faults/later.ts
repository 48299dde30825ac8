// What came later: terms, approvals, deleted items, idle sessions, groups and mail.
import { fault, textOf } from '../mutant.ts';

const terms = textOf('core/security/terms.ts');
const decisions = textOf('core/approvals/decisions.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const sessions = textOf('core/identity/sessions/sessions.ts');
const groups = textOf('core/people/groups.ts');
const mailSettings = textOf('core/people/mail/mail-settings.ts');

export const laterFaults = [
  fault(
    'people',
    'a version of terms is published over one that the author has not read',
    terms('throw termsChanged();', 'await Promise.resolve();'),
  ),
  fault(
    'versions',
    'one approval is enough where two are needed',
    decisions('decisions.length >= needed', 'decisions.length >= Math.min(needed, 1)'),
  ),
  fault(
    'documents',
    'what is under a legal hold is purged on request',
    deletedItems('if (await isAnyItemHeld(tx, items)) throw legalHold();\n    return purgeItems', 'return purgeItems'),
  ),
  fault(
    'sessions',
    'sessions end ten minutes after their idle time',
    sessions(
      'Math.min(sessionLifetimeMs, idleMinutes * 60_000)',
      'Math.min(sessionLifetimeMs, (idleMinutes + 10) * 60_000)',
    ),
  ),
  fault('people', 'a suspended group can be deleted', groups('if (group.suspendedAt) throw groupSuspended();', '')),
  fault(
    'people',
    'a choice of no alerts is not kept',
    mailSettings('id: context.actor.userId, ...json', 'id: context.actor.userId, ...json, alerts: true'),
  ),
];
