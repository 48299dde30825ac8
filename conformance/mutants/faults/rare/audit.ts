// Mutants that show in rare situations: the audit log, figures and tasks.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareAuditFaults: Faults = {
  audit: {
    'a request that a newer version ended is not in the audit log': at.superseding(
      "auditApproval(audit, 'approval_superseded', row, `: there is version ${version}`);",
      'void [audit, auditApproval, version];',
    ),
    'a permission revoked in the matrix is audited as granted': at.permissionMatrix(
      "audit({ type: 'permission_revoked', description: `Revoked the access of ${group} to ${folder}`, resource });",
      "audit({ type: 'permission_granted', description: `Revoked the access of ${group} to ${folder}`, resource });",
    ),
    'who is made with a group is not audited in it': at.users(
      "audit({ type: 'group_updated', description, resource: { type: 'group', id: groupId } });",
      'void description;',
    ),
    'a wrong recovery code is not audited': at.trying(
      'await auditWrongTry(prover, `wrong ${what}`, countWrong);',
      "if (what !== 'recovery code') await auditWrongTry(prover, `wrong ${what}`, countWrong);",
    ),
    'a closed network is audited as a wrong factor': at.refusedNetwork(
      "audit({ type: 'failed_login', description });",
      "audit({ type: 'second_factor_failed', description });",
    ),
    'failed sign-ins are no security events': at.activity(
      "'failed_login', 'blocked_download', 'permission_revoked'",
      "'blocked_download', 'permission_revoked'",
    ),
    'failed sign-ins are not measured': at.measures(
      "sums.failedSignIns += one('failed_login');",
      "sums.failedSignIns += 0 * one('failed_login');",
    ),
    'a search of the log takes no notice of the type of a resource': at.search(
      '...(resourceType !== undefined && { resourceType }),',
      "...(resourceType === '' && { resourceType }),",
    ),
    'a search of the log takes no notice of its beginning': at.auditFilter(
      '(from === undefined || entry.createdAt >= from)',
      "(from === undefined || entry.createdAt !== '')",
    ),
    'a search of the log finds no names': at.search(
      'folded(`${displayName(user)}\\n${user.email}`)',
      'folded(`${displayName(user).slice(0, 0)}\\n${user.email}`)',
    ),
    'a search of the log finds no addresses': at.auditFilter("folded(entry.ipAddress ?? '').includes(text) ||", ''),
    'a search of the log counts what matches as the whole': at.auditLog(
      'return { ...found, total };',
      'return { ...found, total: found.matched ?? total };',
    ),
    'the audit log is never known to be intact': at.logChecks(
      'if (found) return { ...found, isChecking };',
      "if (found?.state === 'broken') return { ...found, isChecking };",
    ),
    'pages that were never shown count as read': at.reading(
      'if (!(await memory.viewed.has(actor.sessionId, version.id, now))) return noContent();',
      'await memory.viewed.has(actor.sessionId, version.id, now);',
    ),
    'a view within an hour is not audited again': at.recentlyAudited(
      'const windowMs = 5 * 60_000;',
      'const windowMs = 60 * 60_000;',
    ),
    'pages read within an hour are not audited again': at.reportedPages(
      'const windowMs = 5 * 60_000;',
      'const windowMs = 60 * 60_000;',
    ),
    'pages beyond five hundred are not audited': at.reading('const MOST_PAGES = 5000;', 'const MOST_PAGES = 500;'),
    'every end within a week is an activity': at.dashboard('const mostEnds = 5;', 'const mostEnds = 50;'),
  },
};
